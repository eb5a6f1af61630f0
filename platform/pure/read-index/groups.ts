import { integers } from "./growing.ts";

/** The places of a document and of the one that it stands under. */
export type Pair = { readonly under: number; readonly over: number };

/** Which documents stand under which others, by place. */
export type Groups = {
  /** `ref` and `under` are above 0. A document that stands under another heads no group, so that each has one place in a list. */
  add(place: number, document: { readonly ref?: number | undefined; readonly under?: number | undefined }): void;
  remove(place: number): void;
  /** The documents among these that stand under another one among these. */
  pairsAmong(places: Int32Array): readonly Pair[];
  /** All documents that stand under the one at a place, in no order. */
  under(place: number): readonly number[];
};

export function createGroups(): Groups {
  const refs = integers();
  const unders = integers();
  /** The places of documents by the `ref` that they stand under. */
  const members = new Map<number, Set<number>>();
  const under = (place: number): readonly number[] => {
    const found = unders.data[place] ? undefined : members.get(refs.data[place] ?? 0);
    return found ? [...found] : [];
  };
  return {
    add: (place, document) => {
      if (document.ref !== undefined) refs.set(place, document.ref);
      if (document.under === undefined) return;
      unders.set(place, document.under);
      members.set(document.under, (members.get(document.under) ?? new Set()).add(place));
    },
    remove: (place) => {
      const ref = unders.data[place] ?? 0;
      const rest = members.get(ref);
      rest?.delete(place);
      if (rest?.size === 0) members.delete(ref);
    },
    pairsAmong: (places) => {
      if (members.size === 0) return [];
      const standing: number[] = [];
      const heads = new Map<number, number>();
      for (const place of places) {
        const ref = refs.data[place] ?? 0;
        if ((unders.data[place] ?? 0) > 0) standing.push(place);
        else if (members.has(ref)) heads.set(ref, place);
      }
      return standing.flatMap((place) => {
        const over = heads.get(unders.data[place] ?? 0);
        return over === undefined ? [] : [{ under: place, over }];
      });
    },
    under,
  };
}
