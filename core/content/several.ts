import { definitionOf, mayStandUnder } from "./type/index.ts";

/** What is done with several pages of a list at once. docs/spec/content.md, Several at once */
export const severalDeeds = ["publish", "unpublish", "move", "trash"] as const;
export type SeveralDeed = (typeof severalDeeds)[number];

type Node = { readonly id: number; readonly parent: number | null; readonly type: string };

/** The pages that all of these may be put under: none of them, of what stands below one of them, or where all of them stand. */
export function placesForAll<N extends Node>(nodes: readonly N[], chosen: readonly Node[]): readonly N[] {
  const below = new Set(chosen.map(({ id }) => id));
  // A page stands before those under it in the list.
  for (const { id, parent } of nodes) if (parent !== null && below.has(parent)) below.add(id);
  return nodes.filter(
    ({ id, type }) =>
      definitionOf(type) !== undefined &&
      !below.has(id) &&
      chosen.some(({ parent }) => parent !== id) &&
      chosen.every((each) => mayStandUnder(each.type, type)),
  );
}
