"""Tournaments: pure functions and values, with no I/O and no clock; times are arguments.

* `settings`, `state`, `actions`, `refusal`: what is fixed, what is, what can happen, what cannot.
* `log`: the state is the replay of actions, undo among them; `plain` writes and reads them as JSON.
* `people`, `draw`, `play`, `corrections`: what each action does.
* `propose`: the next stage or round as an action to look at before it is put into the log.
* `pairing`: Swiss rounds and open days, with reasons; `formats`: brackets and groups.
* `ranking`: records, tie-breaks and standings.
* `queue`: stadiums and calls; `plan`: how long it takes; `simulation`: made-up tournaments.
"""
