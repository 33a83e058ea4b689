"""Bang Khae: teal walls and a wooden floor, high above the city in daylight."""
