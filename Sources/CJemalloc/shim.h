// Nothing is called: linked into a program, jemalloc takes the place of malloc and free.
