import { ChangeSet, type TokenEncoder } from "@tiptap/pm/changeset";
import { Fragment, type Mark, type Node, Slice } from "@tiptap/pm/model";
import { ReplaceStep, type Step, StepMap, Transform } from "@tiptap/pm/transform";

/** Texts with more paragraphs than this on both sides are compared as one piece. */
const MOST_BLOCKS = 300;

/**
 * The steps that make one document of another: block by block, and in these letter by letter, so that what others write elsewhere is not
 * touched. None when they are the same.
 */
export function differenceBetween(before: Node, after: Node): readonly Step[] {
  const fine = stepsIn(0, before, after, fineSteps);
  return leadTo(before, fine, after) ? fine : stepsIn(0, before, after, () => null);
}

function leadTo(before: Node, steps: readonly Step[], after: Node): boolean {
  const tr = new Transform(before);
  return steps.every((step) => !tr.maybeStep(step).failed) && tr.doc.eq(after);
}

/** The same in few steps: where it needs more than `most`, one step for each paragraph that differs. */
export function fewStepsBetween(before: Node, after: Node, most: number): readonly Step[] {
  const fine = differenceBetween(before, after);
  return fine.length > most ? stepsIn(0, before, after, () => null) : fine;
}

/** The steps within blocks that differ, which begin at a place; null where they are to be replaced as a whole. */
type Within = (at: number, before: Node, after: Node) => readonly Step[] | null;

/** @param at where the content of the node begins */
function stepsIn(at: number, before: Node, after: Node, within: Within): readonly Step[] {
  if (before.inlineContent) return within(at, before, after) ?? textSteps(at, before.content, after.content);
  // From the end, so that no step moves the place of the next.
  return hunksOf(at, before.children, after.children)
    .reverse()
    .flatMap((hunk) => hunkSteps(before, hunk, within));
}

const withMarks = (name: string | number, marks: readonly Mark[]): string | number =>
  marks.length === 0 ? name : `${name} ${JSON.stringify(marks)}`;

const tokens: TokenEncoder<string | number> = {
  encodeCharacter: withMarks,
  encodeNodeStart: ({ type, attrs, marks }) => withMarks(`${type.name} ${JSON.stringify(attrs)}`, marks),
  encodeNodeEnd: ({ type }) => `/${type.name}`,
  compareTokens: (one, other) => one === other,
};

/** Letter by letter. Null where that would cut a character in two. */
function fineSteps(at: number, before: Node, after: Node): readonly Step[] | null {
  const [old, now] = [before.content, after.content];
  const { changes } = ChangeSet.create(before, undefined, tokens).addSteps(
    after,
    [new StepMap([0, old.size, now.size])],
    null,
  );
  const cuts = (doc: Node, place: number) => {
    const { parent, parentOffset } = doc.resolve(place);
    return parent.inlineContent && isInsidePair(parent.content, parentOffset);
  };
  if (
    changes.some(
      ({ fromA, toA, fromB, toB }) =>
        cuts(before, fromA) || cuts(before, toA) || cuts(after, fromB) || cuts(after, toB),
    )
  )
    return null;
  return changes
    .toReversed()
    .map(({ fromA, toA, fromB, toB }) => new ReplaceStep(at + fromA, at + toA, after.slice(fromB, toB)));
}

/** Blocks in a row that differ; `at` is where they begin in the document before. */
type Hunk = { readonly at: number; readonly before: readonly Node[]; readonly after: readonly Node[] };

function hunksOf(start: number, old: readonly Node[], now: readonly Node[]): Hunk[] {
  let head = 0;
  while (head < Math.min(old.length, now.length) && areSame(old[head], now[head])) head++;
  const rest = Math.min(old.length, now.length) - head;
  let tail = 0;
  while (tail < rest && areSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  const at = start + sizeOf(old.slice(0, head));
  const before = old.slice(head, old.length - tail);
  const after = now.slice(head, now.length - tail);
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === after.length || Math.max(before.length, after.length) > MOST_BLOCKS)
    return [{ at, before, after }];
  return alignedHunks(at, before, after);
}

const areSame = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);

/** The parts between the blocks of the longest common sequence. */
function alignedHunks(start: number, old: readonly Node[], now: readonly Node[]): Hunk[] {
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const length = (a: number, b: number): number => longest[a]?.[b] ?? 0;
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--)
      longest[a]?.set(
        [areSame(old[a], now[b]) ? length(a + 1, b + 1) + 1 : Math.max(length(a + 1, b), length(a, b + 1))],
        b,
      );
  const hunks: Hunk[] = [];
  let [a, b, at] = [0, 0, start];
  while (a < old.length || b < now.length) {
    const [fromA, fromB] = [a, b];
    while ((a < old.length || b < now.length) && !areSame(old[a], now[b])) {
      if (a < old.length && (b >= now.length || length(a + 1, b) >= length(a, b + 1))) a++;
      else b++;
    }
    if (a > fromA || b > fromB) hunks.push({ at, before: old.slice(fromA, a), after: now.slice(fromB, b) });
    at += sizeOf(old.slice(fromA, a + 1));
    a++;
    b++;
  }
  return hunks;
}

function hunkSteps(parent: Node, { at, before, after }: Hunk, within: Within): readonly Step[] {
  const pairs = before.flatMap((node, i) => {
    const now = after[i];
    return now !== undefined && before.length === after.length && node.sameMarkup(now)
      ? [{ node, now, start: at + sizeOf(before.slice(0, i)) }]
      : [];
  });
  if (pairs.length === before.length && pairs.length > 0)
    return pairs.reverse().flatMap(({ node, now, start }) => stepsIn(start + 1, node, now, within));
  const steps =
    before.length > 0 && after.length > 0 && Math.max(before.length, after.length) <= MOST_BLOCKS
      ? within(at, parent.copy(Fragment.from([...before])), parent.copy(Fragment.from([...after])))
      : null;
  if (steps) return steps;
  return [new ReplaceStep(at, at + sizeOf(before), new Slice(Fragment.from([...after]), 0, 0))];
}

/** One step from the first to the last difference of the texts of two paragraphs. */
function textSteps(at: number, before: Fragment, after: Fragment): readonly Step[] {
  const first = before.findDiffStart(after);
  const last = before.findDiffEnd(after);
  if (first === null || !last) return [];
  const start = isInsidePair(before, first) || isInsidePair(after, first) ? first - 1 : first;
  const more = isInsidePair(before, last.a) || isInsidePair(after, last.b) ? 1 : 0;
  // Repeated text ("aa" made of "a") is found from both ends.
  const overlap = Math.max(0, start - Math.min(last.a, last.b));
  const [a, b] = [last.a + Math.max(more, overlap), last.b + Math.max(more, overlap)];
  return [new ReplaceStep(at + start, at + a, new Slice(after.cut(start, b), 0, 0))];
}

/** Whether a place is between the two halves of one character. */
const isInsidePair = (content: Fragment, at: number): boolean => {
  if (at <= 0 || at >= content.size) return false;
  const pair = content.textBetween(at - 1, at + 1);
  return pair.length === 2 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair);
};
