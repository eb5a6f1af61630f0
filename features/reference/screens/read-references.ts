import type { Api } from "../../../platform/browser/api/api.ts";
import type { Added, LoadedRow, RowToAdd } from "../../row/screens/index.ts";
import {
  completedBy,
  isTagged,
  MAX_REFERENCE_CHARACTERS,
  type ReadReferences,
  type Reference,
  type ReferenceFormat,
  type ReferenceProblem,
  referenceFormatOf,
  type Twin,
  taggedReaders,
  twinsOf,
  unreadFormat,
} from "../rules/index.ts";
import { referenceTexts as texts } from "../texts.ts";
import type { MadeRow, Target } from "./target.ts";

/** Of each reference: it is not taken, becomes a row, or is written into the row that seems to have it already. */
export const decisions = ["leave", "merge", "add"] as const;
export type ReferenceDecision = (typeof decisions)[number];

/** Where references come from: a text in a format, or the literature that the assessment has. */
type Source = ReferenceFormat | "literature";

export type Choosing = {
  readonly at: "choosing";
  readonly format: Source;
  readonly references: readonly Reference[];
  readonly problems: readonly ReferenceProblem[];
  /** For each reference what it seems to be the same as. */
  readonly twins: readonly (Twin | null)[];
  readonly decisions: readonly ReferenceDecision[];
};
/** The chosen references are being added to the table, or the last try was stopped. */
export type Adding = {
  readonly at: "adding";
  /** Those that are not in the table yet, in their order. */
  readonly left: readonly RowToAdd[];
  readonly added: number;
  /** Why the last try stopped; null while it is under way. */
  readonly trouble: string | null;
};
/** Where somebody is in the import: giving a text, choosing among what was read, or waiting until it is in the table. */
export type ImportState =
  | { readonly at: "closed" }
  | { readonly at: "giving"; readonly trouble: readonly string[] }
  | { readonly at: "reading" }
  | Choosing
  | Adding;

/** Most problems that are listed; the others are counted. */
export const SHOWN_PROBLEMS = 20;

/** Reference managers still export in the Windows alphabet. */
export const decoded = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

type Read = { readonly format: Source; readonly found: ReadReferences } | { readonly trouble: string[] };

/** The references of a text, or why it could not be read. BibTeX and CSL-JSON ask the server. */
export const readReferences = async (api: Api, contentId: number, text: string): Promise<Read> => {
  if (text.trim() === "") return { trouble: [texts.nothing] };
  if (text.length > MAX_REFERENCE_CHARACTERS) return { trouble: [texts.tooLong] };
  const format = referenceFormatOf(text);
  if (format === null) return { trouble: [texts.problem(unreadFormat(text))] };
  if (isTagged(format)) return { format, found: taggedReaders[format](text) };
  const answer = await api.call("readReferences", { params: { contentId }, body: { text } });
  return answer.ok ? { format, found: answer.value } : { trouble: [answer.problem.title] };
};

/** The references that were read from a text. References that seem to be there already are not taken before somebody says so. */
export const stateAfter = (answer: Read, target: Target, rows: readonly LoadedRow[]): ImportState => {
  if ("trouble" in answer) return { at: "giving", trouble: answer.trouble };
  const { references, problems } = answer.found;
  if (references.length === 0) return { at: "giving", trouble: problems.slice(0, SHOWN_PROBLEMS).map(texts.problem) };
  const twins = twinsOf(
    references,
    rows.map(({ cells }) => target.lineOf(cells)),
  );
  // A file is exported for the table. The literature has what was never included too: each is chosen.
  const first = twins.map((twin): ReferenceDecision => (twin || answer.format === "literature" ? "leave" : "add"));
  return { at: "choosing", format: answer.format, references, problems, twins, decisions: first };
};

/** One decision. A row gets one reference: another that was to be written into the same row is left. */
export const decideOne = (state: Choosing, at: number, decision: ReferenceDecision): Choosing => {
  const row = state.twins[at]?.at;
  const isRival = (other: number) =>
    decision === "merge" && state.decisions[other] === "merge" && state.twins[other]?.at === row;
  return {
    ...state,
    decisions: state.decisions.map((now, other) => (other === at ? decision : isRival(other) ? "leave" : now)),
  };
};

/**
 * Decides all references at once. "add" does not change references that
 * duplicate a row of the table: the user decides those one by one.
 */
export const decideAll = (state: Choosing, decision: "leave" | "add"): Choosing => ({
  ...state,
  decisions: state.decisions.map((now, at) =>
    decision === "add" && state.twins[at]?.among === "lines" ? now : decision,
  ),
});

/** The rows to write: first the new rows in their order, then the changes to existing rows. */
export const toTake = (
  state: Choosing,
  target: Target,
  rows: readonly LoadedRow[],
  newKey: () => string,
): readonly RowToAdd[] => {
  const made = rowsOf(state, target, rows).map((row, at) => ({
    row,
    decision: state.decisions[at],
    twin: state.twins[at],
  }));
  const added = made.flatMap(({ row: { cells }, decision }) => (decision === "add" ? [{ cells, key: newKey() }] : []));
  const written = made.flatMap(({ row, decision, twin }) => {
    const into = decision === "merge" && twin?.among === "lines" ? rows[twin.at] : undefined;
    return into ? [{ cells: target.merged(into, row), key: newKey(), into }] : [];
  });
  return [...added, ...written];
};

/** The rows left to add after a try that may have stopped part-way; null when all are in the table. */
export const afterTry = ({ left, added }: Adding, now: Added): Adding | null =>
  now.problem === null
    ? null
    : { at: "adding", left: left.slice(now.added), added: added + now.added, trouble: now.problem.title };

/** The rows that the chosen references become, by their place, each completed by its twins that are left out; the others as they would be alone. */
export const rowsOf = (
  { references: read, twins, decisions: decided }: Choosing,
  target: Target,
  rows: readonly LoadedRow[],
): readonly MadeRow[] => {
  const isLeftTwinOf = (at: number, other: number) =>
    twins[other]?.among === "list" && twins[other].at === at && decided[other] === "leave";
  const references = read.map((reference, at) =>
    completedBy(
      reference,
      read.filter((_other, other) => isLeftTwinOf(at, other)),
    ),
  );
  const places = references.flatMap((_reference, at) => (decided[at] === "add" ? [at] : []));
  const made = target.rowsFrom(
    references.filter((_reference, at) => decided[at] === "add"),
    rows,
  );
  const rowAt = new Map(places.map((place, index) => [place, made[index]]));
  return references.flatMap((reference, at) => rowAt.get(at) ?? target.rowsFrom([reference], rows));
};
