"""Games, their pieces, and Beyblade."""
