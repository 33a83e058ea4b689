"""Who may use the desk: devices, sessions, roles, and what a request must carry."""
