"""Small cut-outs that stand beside words."""
