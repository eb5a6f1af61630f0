import type { Node } from "@tiptap/pm/model";
import { type Step, Transform } from "@tiptap/pm/transform";
import { differenceBetween, fewStepsBetween } from "./difference.ts";
import { type Moves, type Pending, rebase } from "./rebase.ts";
import { jsonOf, type StepJson, stepOf } from "./step-json.ts";
import { docOf, htmlOf } from "./text-doc.ts";

export type { StepJson };

/** The steps that were saved together, as revision `rev`, on the one before. `batch` is the name that their writer gave them. */
export type Batch = { readonly rev: number; readonly batch: string; readonly steps: StepJson[] };

/** A text as the server has it: its value, and how it came about from the revision that was known, where these are known. */
export type Newer = { readonly rev: number; readonly value: string | null; readonly changes?: readonly Batch[] | null };

/**
 * One rich text that several write at once, as one browser has it. `confirmed` is the document of revision `rev`, the same for everybody;
 * `doc` is that with the pending steps, and is shown.
 */
export type SharedText = {
  readonly rev: number;
  readonly confirmed: Node;
  readonly pending: readonly Pending[];
  readonly doc: Node;
  /** The save under way: its name, and its number of pending steps. It stays until the outcome is known. */
  readonly sent: { readonly batch: string; readonly count: number } | null;
};

/** These moves change the shown document. `tracked`: number of the newest own steps that are redone. */
export type Received = {
  readonly text: SharedText;
  readonly moves: Moves & { readonly tracked: number };
  readonly hasKept: boolean;
};

export const openText = (rev: number, value: string): SharedText => {
  const confirmed = docOf(value);
  return { rev, confirmed, pending: [], doc: confirmed, sent: null };
};

/**
 * A text with what this browser kept of it: what was sent last and not answered, under its name, and what was written after.
 * @param base what both stand on
 */
export function restoredText(
  base: { readonly rev: number; readonly value: string },
  kept: { readonly sent: { readonly batch: string; readonly value: string } | null; readonly text: string },
): SharedText {
  const opened = openText(base.rev, base.value);
  if (!kept.sent) return rewritten(opened, kept.text);
  const sent = rewritten(opened, kept.sent.value);
  return rewritten({ ...sent, sent: { batch: kept.sent.batch, count: sent.pending.length } }, kept.text);
}

/** A text as a browser keeps it, with the steps that are not saved; typing as one step. */
export type KeptText = {
  readonly rev: number;
  readonly value: string;
  readonly sent: SharedText["sent"];
  readonly steps: readonly StepJson[];
};

export function keptText({ rev, confirmed, pending, sent }: SharedText): KeptText {
  const underWay = merged(pending.slice(0, sent?.count ?? 0)).flatMap(jsonOf);
  const rest = merged(pending.slice(sent?.count ?? 0)).flatMap(jsonOf);
  return {
    rev,
    value: htmlOf(confirmed),
    sent: sent && { batch: sent.batch, count: underWay.length },
    steps: [...underWay, ...rest],
  };
}

/**
 * The stored text of this browser, with what was written since. Steps that may have been sent keep the name that they
 * were sent under.
 * @param attempt what the field was sending, if anything
 * @param text what stands in the field now
 * @returns null when the steps do not lead to the stored text: they are of another page's schema
 */
export function textKept(
  { rev, value, sent, steps }: KeptText,
  attempt: { readonly key: string; readonly value: string } | null,
  text: string,
): SharedText | null {
  try {
    const kept = withSteps({ ...openText(rev, value), sent }, steps.map(stepOf), false);
    if (sent || !attempt) return rewritten(kept, text);
    if (htmlOf(kept.doc) !== attempt.value) return null;
    return rewritten(toSend(kept, attempt.key)?.text ?? kept, text);
  } catch {
    return null;
  }
}

/** Another text stands there, which is not known step by step: a choice, or what was kept. */
export const rewritten = (text: SharedText, value: string): SharedText =>
  htmlOf(text.doc) === value ? text : withSteps(text, differenceBetween(text.doc, docOf(value)), false);

/** Somebody has written here. @throws when the steps do not fit the document */
export const written = (text: SharedText, steps: readonly Step[]): SharedText => withSteps(text, steps, true);

/** The same with steps as another schema of the same names writes them: the editor's. @throws when they are not steps of a text */
export const writtenSteps = (text: SharedText, steps: readonly StepJson[]): SharedText =>
  written(text, steps.map(stepOf));

function withSteps(text: SharedText, steps: readonly Step[], isOwn: boolean): SharedText {
  const tr = new Transform(text.doc);
  const pending = steps.map((step): Pending => {
    const before = tr.doc;
    tr.step(step);
    return { step, inverted: step.invert(before), isOwn };
  });
  return bounded({ ...text, doc: tr.doc, pending: [...text.pending, ...pending] });
}

/** This many of the newest own steps stay separate, and undo follows them when colleagues write. */
const ONE_BY_ONE = 200;
/** More steps are not put on what others wrote in one moment: each of them goes through all the others. */
const MOST_MOVED = 200;
/** The whole document is rebuilt from its HTML for each revision of others. Of more revisions than this, only the newest is used. */
const MOST_REVISIONS = 50;

/**
 * Replaces all but the newest own steps by their combined difference. Hours of writing without a network make some steps
 * for each word: storing them, and putting them on the text of others, must stay fast.
 */
function bounded(text: SharedText): SharedText {
  const { pending, sent, confirmed } = text;
  const first = sent?.count ?? 0;
  const own = pending.length - Math.max(first, pending.findLastIndex(({ isOwn }) => !isOwn) + 1);
  if (own <= 2 * ONE_BY_ONE) return text;
  const until = pending.length - ONE_BY_ONE;
  const tr = new Transform(confirmed);
  for (const { step } of pending.slice(0, first)) tr.step(step);
  const before = tr.doc;
  for (const { step } of pending.slice(first, until)) tr.step(step);
  const { pending: few } = withSteps(
    { ...text, doc: before, pending: [] },
    fewStepsBetween(before, tr.doc, MOST_MOVED),
    false,
  );
  return { ...text, pending: [...pending.slice(0, first), ...few, ...pending.slice(until)] };
}

/** Whether nothing is under way and a reader would see the same text as the server's. A change that cannot be seen is not sent. */
export const isSaved = (text: SharedText): boolean =>
  text.sent === null && (text.pending.length === 0 || htmlOf(text.doc) === htmlOf(text.confirmed));

/** As many steps are sent at a time. */
export const MOST_STEPS = 200;

/**
 * The next steps to send, under this name, or those that are under way again, under theirs. Steps of typing go as one.
 * @returns null when there is nothing to send
 */
export function toSend(text: SharedText, batch: string): { readonly text: SharedText; readonly body: Batch } | null {
  if (isSaved(text)) return null;
  const sent = text.sent ?? { batch, count: countOf(text.pending) };
  const steps = merged(text.pending.slice(0, sent.count)).flatMap(jsonOf);
  return { text: { ...text, sent }, body: { rev: text.rev, batch: sent.batch, steps } };
}

/** The number of pending steps that come to at most MOST_STEPS when typing is put together. */
function countOf(pending: readonly Pending[]): number {
  let [count, size, last] = [0, 0, null as Step | null];
  for (const { step } of pending) {
    const both = last?.merge(step) ?? null;
    if (!both) size += jsonOf(step).length;
    if (!both && size > MOST_STEPS && count > 0) return count;
    last = both ?? step;
    count++;
  }
  return count;
}

function merged(pending: readonly Pending[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { step } of pending) {
    const both = steps.at(-1)?.merge(step);
    if (both) steps[steps.length - 1] = both;
    else steps.push(step);
  }
  return steps;
}

/** The sent steps are saved, as this revision with this value. An answer changes nothing when the stream brought the revision first. */
export function acknowledged(text: SharedText, batch: string, saved: { rev: number; value: string }): SharedText {
  if (text.sent?.batch !== batch || saved.rev < text.rev) return text;
  return confirmed(text, saved.rev, saved.value);
}

/** The sent steps are in the server's text now. Where that text differs, the difference stays pending. */
function confirmed(text: SharedText, rev: number, value: string | null): SharedText {
  const count = text.sent?.count ?? 0;
  const tr = new Transform(text.confirmed);
  for (const { step } of text.pending.slice(0, count)) tr.step(step);
  const known = docOf(value ?? htmlOf(tr.doc));
  const rest = text.pending.slice(count);
  if (known.eq(tr.doc)) return { ...text, rev, confirmed: known, pending: rest, sent: null };
  const between = withSteps({ ...text, doc: known, pending: [] }, differenceBetween(known, tr.doc), false);
  return { ...text, rev, confirmed: known, pending: [...between.pending, ...rest], sent: null };
}

/** The text with what is under way, as it would be stored; null when nothing is. */
export function sentValue(text: SharedText): string | null {
  if (!text.sent) return null;
  const tr = new Transform(text.confirmed);
  for (const { step } of text.pending.slice(0, text.sent.count)) tr.step(step);
  return htmlOf(tr.doc);
}

/** The server refused the sent steps: they may be sent again, rebased and with later steps. */
export const refused = (text: SharedText): SharedText => ({ ...text, sent: null });

/**
 * The server has something newer. The pending steps are put on it. Sent steps that it contains count as saved.
 * @returns null when it is not newer; "unknown" when neither its steps nor its value are known; "unsure" when nobody can
 * tell whether it contains the sent steps: the server keeps steps for a while only, and a text that was sent whole has
 * none
 */
export function received(text: SharedText, newer: Newer): Received | "unknown" | "unsure" | null {
  if (newer.rev <= text.rev) return null;
  const batches = chainFrom(text.rev, newer.changes ?? []);
  if (newer.value === null && text.rev + batches.length !== newer.rev) return "unknown";
  // The sent steps follow the known revision: they are the next revision, or they were not saved.
  if (text.sent && batches.length === 0) {
    if (newer.value !== sentValue(text)) return "unsure";
    return { text: confirmed(text, newer.rev, newer.value), moves: noMoves, hasKept: false };
  }
  const own = batches.findIndex(({ batch }) => batch === text.sent?.batch);
  const mine = batches[own];
  if (!mine) return upon(text, newer, batches);
  const before = batches.slice(0, own);
  const known = before.length > 0 ? upon(text, { rev: before.at(-1)?.rev ?? text.rev, value: null }, before) : null;
  if (known === "unknown") return "unknown";
  const isLast = mine.rev === newer.rev;
  const now = confirmed(known?.text ?? text, mine.rev, isLast ? newer.value : null);
  const last = isLast ? { text: now, moves: noMoves, hasKept: false } : upon(now, newer, batches.slice(own + 1));
  if (last === "unknown" || !known) return last;
  const steps = differenceBetween(text.doc, last.text.doc);
  const moves = { ...noMoves, steps, theirs: { from: 0, until: steps.length } };
  return { text: last.text, moves, hasKept: last.hasKept || known.hasKept };
}

const noMoves = { steps: [], theirs: { from: 0, until: 0 }, mirrors: [], known: 0, tracked: 0 };

/** The changes that follow one another from the known revision. */
const chainFrom = (known: number, changes: readonly Batch[]): readonly Batch[] => {
  const end = changes.findIndex((batch, index) => batch.rev !== known + index + 1);
  return end === -1 ? changes : changes.slice(0, end);
};

function upon(text: SharedText, newer: Newer, batches: readonly Batch[]): Received | "unknown" {
  const steps = stepsUpon(text.confirmed, newer.value, batches);
  if (!steps) return "unknown";
  const { doc, pending, madeOf, moves, hasKept } = rebase(text.doc, text.pending, steps);
  const tr = new Transform(text.confirmed);
  for (const step of steps) tr.step(step);
  const count = madeOf.slice(0, text.sent?.count ?? 0).reduce((sum, made) => sum + made, 0);
  // It is not among what others saved on the same revision, so it was not saved, and nothing of it is left to send.
  const sent = text.sent && count > 0 ? { ...text.sent, count } : null;
  const tracked = text.pending.length - (text.pending.findLastIndex(({ isOwn }) => !isOwn) + 1);
  return {
    text: { rev: newer.rev, confirmed: tr.doc, pending, doc, sent },
    moves: { ...moves, tracked },
    hasKept,
  };
}

/**
 * The steps from a confirmed document to the newest one: as they were written, and what is then still different. Null when they do not lead
 * there and the newest value is not known.
 */
function stepsUpon(from: Node, value: string | null, batches: readonly Batch[]): readonly Step[] | null {
  const count = batches.reduce((sum, { steps }) => sum + steps.length, 0);
  if (value !== null && (count > MOST_MOVED || batches.length > MOST_REVISIONS))
    return fewStepsBetween(from, docOf(value), MOST_MOVED);
  const tr = new Transform(from);
  const level = (to: Node) => {
    for (const step of differenceBetween(tr.doc, to)) tr.step(step);
  };
  try {
    for (const { steps } of batches) {
      for (const json of steps) tr.step(stepOf(json));
      level(docOf(htmlOf(tr.doc)));
    }
  } catch {
    // They are of a newer schema than this browser has.
    if (value === null) return null;
    return differenceBetween(from, docOf(value));
  }
  if (value !== null) level(docOf(value));
  return tr.steps;
}
