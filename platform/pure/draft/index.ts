/** Where in a draft something is written: names, each inside the one before. Empty: the whole of it. */
export type DraftPath = readonly string[];

export const startsWith = (path: DraftPath, beginning: DraftPath): boolean =>
  beginning.every((name, at) => path[at] === name);

/** Whether two changes were made in the same place, or one in a part of the other. */
export const overlaps = (one: DraftPath, other: DraftPath): boolean => startsWith(one, other) || startsWith(other, one);
