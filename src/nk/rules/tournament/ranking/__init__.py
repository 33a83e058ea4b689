"""What everybody did, the tie-breaks that follow from it, and who is placed where and why."""
