# Chicago: warum ein Bot tut, was er tut.

why-done = y.
