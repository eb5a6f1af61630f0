import { listOf, type PropertyOf, stringOf } from "./property/index.ts";
import { definitionOf, mayStandUnder } from "./type/index.ts";

/** What is done with several pages of a list at once. docs/spec/content.md, Several at once */
export type SeveralDeed = "publish" | "unpublish" | "trash" | "move" | "addTerm" | "takeTerm";

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

export type CommonTerm = { readonly name: string; readonly property: PropertyOf<"term"> };

/** The properties that hold terms in all of these types, by the first of them. */
export function termsOfAll(types: readonly string[]): readonly CommonTerm[] {
  const [first = [], ...others] = [...new Set(types)].map(termsOf);
  return first.filter(({ name, property }) =>
    others.every((each) => each.some((other) => other.name === name && other.property.of === property.of)),
  );
}

const termsOf = (type: string): readonly CommonTerm[] =>
  Object.entries(definitionOf(type)?.props ?? {}).flatMap(([name, property]) =>
    property.kind === "term" ? [{ name, property }] : [],
  );

/**
 * What a property holds with a term added or taken away; of one that holds a single term the new one takes its place. Null when it is so
 * already.
 */
export function withTerm(
  { most }: PropertyOf<"term">,
  stored: unknown,
  deed: "addTerm" | "takeTerm",
  term: string,
): readonly string[] | null {
  const terms = listOf(stored).map(stringOf);
  if (terms.includes(term) === (deed === "addTerm")) return null;
  if (deed === "takeTerm") return terms.filter((each) => each !== term);
  return most === 1 ? [term] : [...terms, term];
}
