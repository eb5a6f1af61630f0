import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type Mappable, Mapping, ReplaceAroundStep, ReplaceStep, type Step, Transform } from "@tiptap/pm/transform";
import { differenceBetween } from "./difference.ts";
import { textSchema } from "./schema.ts";

/**
 * A step that the server has not acknowledged. `isOwn`: the editor's undo knows it as it is; what a rule here has made of another step, it
 * does not.
 */
export type Pending = { readonly step: Step; readonly inverted: Step; readonly isOwn: boolean };

/**
 * The changes that a rebase makes to the shown document. `theirs`: the range of colleagues' steps. `mirrors`: a step that undoes
 * and the step that redoes. Undo follows the first `known` steps: each own step that is redone among them is unchanged.
 */
export type Moves = {
  readonly steps: readonly Step[];
  readonly theirs: { readonly from: number; readonly until: number };
  readonly mirrors: readonly (readonly [from: number, to: number])[];
  readonly known: number;
};

export type Rebased = {
  readonly doc: Node;
  readonly pending: readonly Pending[];
  /** `madeOf[i]`: number of new steps made from pending step i, in order (0 when it has nothing left to do). */
  readonly madeOf: readonly number[];
  readonly moves: Moves;
  /** Something was kept that the steps as they were would have lost: it may stand elsewhere than it was written. */
  readonly hasKept: boolean;
};

/**
 * Puts what colleagues have written under one's own pending steps. No text of either side is lost: a pending deletion goes around what a
 * colleague has written inside it, and a pending text whose place is gone stands where that was, or in a paragraph after it.
 * features/live/README.md
 * @param doc with the pending steps
 * @param theirs steps on the document without them
 */
export function rebase(doc: Node, pending: readonly Pending[], theirs: readonly Step[]): Rebased {
  const { before, now, ...rebased } = stepByStep(doc, pending, theirs);
  if (theirs.length === 0 || pending.length === 0) return rebased;
  const faults = faultsIn(rebased.doc, [before, doc, now]);
  if (faults.lacks === 0 && faults.extra === 0) return rebased;
  // The difference has no steps for text that was written and removed again, or moved to and fro.
  const difference = stepByStep(doc, pendingFrom(before, doc), theirs);
  const others = faultsIn(difference.doc, [before, doc, now]);
  const undone = rebased.moves.steps.slice(0, pending.length + theirs.length);
  if (others.lacks === 0 && (faults.lacks > 0 || others.extra < faults.extra))
    return { ...inStead(doc, pending, undone, difference.pending), hasKept: difference.hasKept };
  return faults.lacks > 0 ? inStead(doc, pending, undone, ownParagraphs(before, doc, now)) : rebased;
}

/** Each pending step is done again on what colleagues have written. */
function stepByStep(
  doc: Node,
  pending: readonly Pending[],
  theirs: readonly Step[],
): Rebased & { readonly before: Node; readonly now: Node } {
  const tr = new Transform(doc);
  /** The maps of the steps made; it follows them, and knows which of them do again what another undid. */
  const made = new Mapping();
  const follow = (mirror?: number) => {
    for (const step of tr.steps.slice(made.maps.length)) made.appendMap(step.getMap(), mirror);
  };
  for (const { inverted } of pending.toReversed()) tr.step(inverted);
  const from = tr.steps.length;
  for (const step of theirs) tr.step(step);
  const until = tr.steps.length;
  follow();
  // Where colleagues have written; it follows each step that is done again.
  let theirTexts = writtenBy(made, from, until);
  const mirrors: [number, number][] = [];
  const rebased: Pending[] = [];
  const madeOf: number[] = [];
  let hasKept = false;
  let known: number | null = null;
  /** The end of the text whose place was gone last, and the number of steps that this place is of. */
  let end: { readonly at: number; readonly since: number } | null = null;

  const rescue = (text: Fragment, lost: number) => {
    const at = end ? made.slice(end.since).map(end.at, -1) : lost;
    const isLine = tr.doc.resolve(at).parent.inlineContent;
    const begin = isLine ? at : endOfBlockAt(tr.doc, at) + 1;
    if (isLine) tr.insert(at, textAllowedAt(tr.doc, at, text));
    else tr.insert(begin - 1, textSchema.nodes.paragraph.create(null, text));
    end = { at: begin + text.size, since: tr.steps.length };
  };

  /** Does a step again where its place is now. True when it is the same step as before. */
  const place = (step: Step, mapping: Mapping): boolean => {
    const mapped = step.map(mapping);
    const deleted = deletedBy(mapped);
    const inside = deleted.map((range) => writtenInside(tr.doc, theirTexts, range));
    if (inside.some((ranges) => ranges.length > 0)) {
      hasKept = true;
      for (const [index, range] of [...deleted.entries()].toReversed()) deleteAround(tr, range, inside[index] ?? []);
      if (mapped) writeAt(tr, deleted[0]?.from ?? 0, textOf(mapped));
      return false;
    }
    if (mapped && !deletesMore(step, mapped) && !tr.maybeStep(mapped).failed) return true;
    const text = textOf(step);
    if (text.size === 0) return false;
    hasKept = true;
    rescue(text, mapping.map(deletedBy(step)[0]?.from ?? 0, -1));
    return false;
  };

  pending.forEach(({ step, isOwn }, index) => {
    const undone = pending.length - 1 - index;
    const first = tr.steps.length;
    const isSame = place(step, made.slice(undone + 1));
    const steps = tr.steps.slice(first);
    madeOf.push(steps.length);
    follow(isSame ? undone : undefined);
    if (steps.length > 0) theirTexts = theirTexts.map(movedBy(made.slice(first)));
    if (isSame) mirrors.push([undone, first]);
    else if (isOwn && steps.length > 0) known ??= first;
    steps.forEach((each, i) => {
      const before = tr.docs[first + i];
      if (before) rebased.push({ step: each, inverted: each.invert(before), isOwn: isOwn && known === null });
    });
  });
  const [before, now] = [tr.docs[from] ?? tr.doc, tr.docs[until] ?? tr.doc];
  const moves = { steps: tr.steps, theirs: { from, until }, mirrors, known: known ?? tr.steps.length };
  return { doc: tr.doc, pending: rebased, madeOf, moves, hasKept, before, now };
}

const countsOf = (doc: Node): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const letter of doc.textContent.replaceAll(/\s/g, "")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

/**
 * How many letters a document has too few, and how many too many: of each it should have what one's own text and the colleagues' have more of
 * than the one before both, and need not have more than that and what was there.
 */
function faultsIn(doc: Node, [before, mine, theirs]: readonly [Node, Node, Node]) {
  const [was, is] = [countsOf(before), countsOf(doc)];
  const [own, other] = [countsOf(mine), countsOf(theirs)];
  let [lacks, extra] = [0, 0];
  for (const letter of new Set([...own.keys(), ...other.keys(), ...is.keys()])) {
    const known = was.get(letter) ?? 0;
    const more = (counts: ReadonlyMap<string, number>) => Math.max(0, (counts.get(letter) ?? 0) - known);
    const written = more(own) + more(other);
    const there = is.get(letter) ?? 0;
    lacks += Math.max(0, written - there);
    extra += Math.max(0, there - known - written);
  }
  return { lacks, extra };
}

/** The steps that lead from one document to another, as if somebody had written them. */
function pendingFrom(before: Node, after: Node): readonly Pending[] {
  const tr = new Transform(before);
  for (const step of differenceBetween(before, after)) tr.step(step);
  return tr.steps.map((step, index) => ({ step, inverted: step.invert(tr.docs[index] ?? before), isOwn: false }));
}

/** The last resort, where every other rule would lose something: one's own new paragraphs follow the colleagues' text. */
function ownParagraphs(before: Node, doc: Node, now: Node): readonly Pending[] {
  const mine = doc.children.filter((node) => !before.children.some((each) => each.eq(node)));
  if (mine.length === 0) return [];
  const step = new ReplaceStep(now.content.size, now.content.size, new Slice(Fragment.from(mine), 0, 0));
  return [{ step, inverted: step.invert(now), isOwn: false }];
}

/**
 * Replaces the pending steps with others. The editor's undo cannot follow any of them.
 * @param undone undoes the pending steps and applies the colleagues' steps
 */
function inStead(doc: Node, pending: readonly Pending[], undone: readonly Step[], steps: readonly Pending[]): Rebased {
  const tr = new Transform(doc);
  for (const step of undone) tr.step(step);
  for (const { step } of steps) tr.step(step);
  return {
    doc: tr.doc,
    pending: steps.map((each) => ({ ...each, isOwn: false })),
    madeOf: pending.map((_, index) => (index === pending.length - 1 ? steps.length : 0)),
    moves: {
      steps: tr.steps,
      theirs: { from: pending.length, until: undone.length },
      mirrors: [],
      known: tr.steps.length,
    },
    hasKept: true,
  };
}

/** A piece of a document, by its places. */
export type Range = { readonly from: number; readonly to: number };

/** Whether what only inserted would take something away: its two ends have come to different places. */
const deletesMore = (step: Step, mapped: Step): boolean =>
  step instanceof ReplaceStep && mapped instanceof ReplaceStep && step.from === step.to && mapped.from !== mapped.to;

/** The ranges that a step deletes. */
const deletedBy = (step: Step | null): readonly Range[] => {
  if (step instanceof ReplaceStep) return [{ from: step.from, to: step.to }];
  if (!(step instanceof ReplaceAroundStep)) return [];
  return [
    { from: step.from, to: step.gapFrom },
    { from: step.gapTo, to: step.to },
  ];
};

/** Where a piece is after what is mapped; what was inserted at its ends is outside. */
export const movedBy =
  (mapping: Mappable) =>
  ({ from, to }: Range): Range => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) });

/** The ranges that the steps from `from` up to `until` wrote, with their places after the last of these steps. */
export function writtenBy(made: Mapping, from: number, until: number): readonly Range[] {
  let ranges: Range[] = [];
  for (let index = from; index < until; index++) {
    ranges = ranges.map(movedBy(made.slice(index, index + 1)));
    made.maps[index]?.forEach((_from, _to, newFrom, newTo) => {
      ranges.push({ from: newFrom, to: newTo });
    });
  }
  return ranges;
}

/** Where inside what a pending step deletes a colleague has written text, in order. */
function writtenInside(doc: Node, theirs: readonly Range[], { from: start, to: end }: Range): Range[] {
  if (start === end) return [];
  const inside = theirs
    .map(({ from, to }) => ({ from: Math.max(start, from), to: Math.min(end, to) }))
    .filter(({ from, to }) => to > from && doc.textBetween(from, to).length > 0);
  return joined(inside);
}

export const joined = (ranges: readonly Range[]): Range[] => {
  const all: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && range.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else all.push(range);
  }
  return all;
};

/** Deletes what stands around these ranges. */
function deleteAround(tr: Transform, { from, to }: Range, kept: readonly Range[]): void {
  const edges = [from, ...kept.flatMap((range) => [range.from, range.to]), to];
  for (let index = edges.length - 2; index >= 0; index -= 2) deleteTexts(tr, edges[index] ?? 0, edges[index + 1] ?? 0);
}

/** Writes a text at a place: on its line, or in a paragraph after the block that it is in. */
export function writeAt(tr: Transform, at: number, text: Fragment): void {
  if (text.size === 0) return;
  const { paragraph } = tr.doc.type.schema.nodes;
  if (tr.doc.resolve(at).parent.inlineContent) tr.insert(at, textAllowedAt(tr.doc, at, text));
  else if (paragraph) tr.insert(endOfBlockAt(tr.doc, at), paragraph.create(null, text));
}

/** Deletes the texts of a range. Paragraphs stay: which of them should be joined, nobody knows now. */
function deleteTexts(tr: Transform, from: number, to: number): void {
  const texts: Range[] = [];
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (!node.inlineContent) return true;
    const text = { from: Math.max(from, at + 1), to: Math.min(to, at + 1 + node.content.size) };
    if (text.to > text.from) texts.push(text);
    return false;
  });
  for (const text of texts.reverse()) tr.step(new ReplaceStep(text.from, text.to, Slice.empty));
}

/** The texts that a step writes, on one line; in as few pieces as a document has them, so that it equals the one that the editor makes of it. */
const textOf = (step: Step): Fragment => {
  if (!(step instanceof ReplaceStep || step instanceof ReplaceAroundStep)) return Fragment.empty;
  return onOneLine(step.slice.content);
};

/** The text of a piece of a document, on one line; nothing where the piece has none. */
export const textInside = (doc: Node, from: number, to: number): Fragment =>
  to > from && doc.textBetween(from, to).length > 0 ? onOneLine(doc.slice(from, to).content) : Fragment.empty;

const onOneLine = (content: Fragment): Fragment => {
  const inline: Node[] = [];
  let isNewLine = false;
  content.descendants((node) => {
    if (node.isInline && isNewLine) inline.push(node.type.schema.text(" "));
    if (node.isInline) inline.push(node);
    isNewLine = !node.isInline && inline.length > 0;
  });
  return Fragment.fromArray(inline);
};

const textAllowedAt = (doc: Node, at: number, text: Fragment): Fragment =>
  doc.resolve(at).parent.type.spec.code
    ? Fragment.from(doc.type.schema.text(text.textBetween(0, text.size, " ", " ")))
    : text;

/** The end of the outermost block around a place; the place itself between such blocks. */
const endOfBlockAt = (doc: Node, at: number): number => {
  const $at = doc.resolve(at);
  return $at.depth === 0 ? at : $at.after(1);
};
