"""The services, one by one."""
