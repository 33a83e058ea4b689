"""The toy world: a kit over Blender, props made with it, and the scenes composed from them."""
