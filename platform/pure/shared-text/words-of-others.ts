import type { Fragment, Node } from "@tiptap/pm/model";
import type { Mapping, Transform } from "@tiptap/pm/transform";
import { joined, movedBy, type Range, textInside, writeAt } from "./rebase.ts";

/** The places of colleagues' words after one's own steps. Text that one writes inside them is not theirs. */
export function afterOwnSteps(theirs: readonly Range[], { maps }: Mapping): readonly Range[] {
  let ranges = theirs;
  for (const map of maps) {
    ranges = ranges.map(movedBy(map));
    map.forEach((_from, _to, from, to) => {
      ranges = ranges.flatMap((range) => without(range, { from, to }));
    });
  }
  return ranges.filter(({ from, to }) => to > from);
}

/** Where they are after steps of colleagues. @param written where these wrote, when all is done */
export const afterTheirSteps = (
  theirs: readonly Range[],
  mapping: Mapping,
  written: readonly Range[],
): readonly Range[] => joined([...theirs.map(movedBy(mapping)), ...written].filter(({ from, to }) => to > from));

const without = (range: Range, { from, to }: Range): readonly Range[] =>
  to <= range.from || from >= range.to
    ? [range]
    : [
        { from: range.from, to: from },
        { from: to, to: range.to },
      ].filter((piece) => piece.to > piece.from);

/**
 * Puts back what an undo has taken of what colleagues wrote inside one's own: where it stood, or in a paragraph of its own.
 * features/live/README.md
 * @param tr begins with what the undo led to
 * @param theirs where colleagues' words were before it
 */
export function putBackTheirs(tr: Transform, undo: Transform, theirs: readonly Range[]): void {
  let ranges = theirs;
  const taken: { readonly at: number; readonly text: Fragment }[] = [];
  undo.mapping.maps.forEach((map, index) => {
    const before = undo.docs[index] ?? undo.doc;
    const after = undo.docs[index + 1] ?? undo.doc;
    map.forEach((from, to, newFrom, newTo) => {
      const there = after.textBetween(newFrom, newTo);
      for (const range of ranges) {
        const text = textInside(before, Math.max(from, range.from), Math.min(to, range.to));
        if (text.size === 0 || there.includes(text.textBetween(0, text.size))) continue;
        taken.push({ at: undo.mapping.slice(index + 1).map(map.map(from, -1), -1), text });
      }
    });
    ranges = ranges.map(movedBy(map));
  });
  for (const { at, text } of taken.toReversed().toSorted((one, other) => other.at - one.at))
    writeAt(tr, lineAt(tr.doc, at), text);
}

/** An empty paragraph that begins at a place is a line to write on. */
const lineAt = (doc: Node, at: number): number => {
  const after = doc.resolve(at).nodeAfter;
  return after?.isTextblock && after.content.size === 0 ? at + 1 : at;
};
