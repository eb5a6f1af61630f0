/** Kinds that have nothing to read: the author's own tools, and those whose screens come later. */
export const Nothing = () => null;
