# Gangster: warum ein Bot tut, was er tut.
