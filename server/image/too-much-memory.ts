/** The exit code of a child that used more memory than it may. */
export const TOO_MUCH_MEMORY = 71;
