import { listOf, type Properties, type PropertyOf, stringOf } from "./property/index.ts";
import { definitionOf, mayStandUnder } from "./type/index.ts";

/** The actions on several pages of a list at once. */
export type SeveralAction = "publish" | "unpublish" | "trash" | "move" | "addTerm" | "takeTerm";

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

type Shown = { readonly id: number; readonly parent: number | null; readonly state: string };

/**
 * The first page above one that readers do not have, so that they do not get what stands under it either.
 * @param chosen the pages that are published along with it
 */
export function draftAbove<N extends Shown>(
  nodes: readonly N[],
  id: number,
  chosen: ReadonlySet<number> = new Set(),
): N | undefined {
  const parent = nodes.find((node) => node.id === nodes.find((each) => each.id === id)?.parent);
  if (!parent) return undefined;
  return parent.state === "draft" && !chosen.has(parent.id) ? parent : draftAbove(nodes, parent.id, chosen);
}

export type CommonTerm = { readonly name: string; readonly property: PropertyOf<"term"> };

/** The properties that hold terms in all of these types, by the first of them. */
export const termsOfAll = (types: readonly string[]): readonly CommonTerm[] =>
  termsInAll([...new Set(types)].map((type) => definitionOf(type)?.props ?? {}));

/** Those that are the same in each of these: of the same kind, with room for as many. */
export function termsInAll(each: readonly Properties[]): readonly CommonTerm[] {
  const [first = [], ...others] = each.map(termsOf);
  const isSame = (a: CommonTerm, b: CommonTerm) =>
    a.name === b.name && a.property.of === b.property.of && a.property.most === b.property.most;
  return first.filter((one) => others.every((terms) => terms.some((other) => isSame(one, other))));
}

const termsOf = (props: Properties): readonly CommonTerm[] =>
  Object.entries(props).flatMap(([name, property]) => (property.kind === "term" ? [{ name, property }] : []));

/** A term by its key, and the keys of the terms that have been made one with it. */
export type KeyedTerm = { readonly value: string; readonly also?: readonly string[] | undefined };

/**
 * The terms of a property after one is added or removed. `asItIs`: nothing to change. `noRoom`: the property has its maximum of other terms,
 * and none is replaced.
 */
export function withTerm(
  { most }: PropertyOf<"term">,
  stored: unknown,
  action: "addTerm" | "takeTerm",
  { value, also = [] }: KeyedTerm,
): readonly string[] | "asItIs" | "noRoom" {
  const terms = listOf(stored).map(stringOf);
  const isMeant = (key: string) => key === value || also.includes(key);
  if (terms.some(isMeant) === (action === "addTerm")) return "asItIs";
  if (action === "takeTerm") return terms.filter((each) => !isMeant(each));
  return terms.length >= (most ?? Number.POSITIVE_INFINITY) ? "noRoom" : [...terms, value];
}
