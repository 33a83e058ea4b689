"""What the shop keeps and what staff can do: events, players, matches, ratings, seasons.

Writing goes through `open_writer(url).change(who, at)`, reading through `open_reader(url)`, both in
`store.connections`; the modules here hold the questions and changes, one subject each.
"""
