"""`./nk desk`: starting the desk and its devices."""
