"""How much memory a worker takes once it has served everything."""
