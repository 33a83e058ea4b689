"""The staff's server: devices and permissions, content editing, pictures, publishing."""
