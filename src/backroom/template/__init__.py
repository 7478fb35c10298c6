"""What `backroom new-title` writes: a whole title as a package of its own, Penny Ante, under a new name.

It is also the toy of our own tests. So it imports its neighbours relatively: the files are copied as they are, but for
the names. Nothing in the product imports it.
"""
