/** The exit code of a child that used more memory than it may. In a file of its own: the child loads no schemas. */
export const TOO_MUCH_MEMORY = 71;
