"""The pages of the shop, kept in memory as finished bytes with their headers."""
