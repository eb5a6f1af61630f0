import {
  type EvidenceFromReference,
  evidenceFrom,
  MAX_REFERENCE_CHARACTERS,
  type ReadReferences,
  type Reference,
  type ReferenceFormat,
  type ReferenceProblem,
  readNbib,
  readRis,
  referenceFormatOf,
  seemSeenBefore,
} from "../../../../core/reference/index.ts";
import { referenceTexts as texts } from "../../../../texts/references.ts";
import type { Api } from "../../../api/api.ts";
import type { Added, RowToAdd } from "../../rows/index.ts";

export type Choosing = {
  readonly at: "choosing";
  readonly format: ReferenceFormat;
  readonly references: readonly Reference[];
  readonly problems: readonly ReferenceProblem[];
  readonly seen: readonly boolean[];
  readonly chosen: ReadonlySet<number>;
};
/** What was chosen is on its way into the table, or was stopped. */
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
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

type Read = { readonly format: ReferenceFormat; readonly found: ReadReferences } | { readonly trouble: string[] };

/** The references of a text, or why it could not be read. BibTeX and CSL-JSON ask the server. */
export const read = async (api: Api, contentId: number, text: string): Promise<Read> => {
  if (text.trim() === "") return { trouble: [texts.nothing] };
  if (text.length > MAX_REFERENCE_CHARACTERS) return { trouble: [texts.tooLong] };
  const format = referenceFormatOf(text);
  if (format === null) return { trouble: [texts.problem({ kind: "UnknownFormat" })] };
  if (format === "ris" || format === "nbib")
    return { format, found: format === "ris" ? readRis(text) : readNbib(text) };
  const answer = await api.call("readReferences", { params: { contentId }, body: { text } });
  return answer.ok ? { format, found: answer.value } : { trouble: [answer.problem.title] };
};

/** The references that were read from a text. References that seem to be in the table already are not chosen. */
export const stateAfter = (answer: Read, rows: readonly { readonly reference: string }[]): ImportState => {
  if ("trouble" in answer) return { at: "giving", trouble: answer.trouble };
  const { references, problems } = answer.found;
  if (references.length === 0) return { at: "giving", trouble: problems.slice(0, SHOWN_PROBLEMS).map(texts.problem) };
  const seen = seemSeenBefore(
    references,
    rows.map(({ reference }) => reference),
  );
  const chosen = new Set(references.flatMap((_reference, at) => (seen[at] ? [] : [at])));
  return { at: "choosing", format: answer.format, references, problems, seen, chosen };
};

/** What is left after a try that may have stopped on the way; null when everything is in the table. */
export const afterTry = ({ left, added }: Adding, now: Added): Adding | null =>
  now.problem === null
    ? null
    : { at: "adding", left: left.slice(now.added), added: added + now.added, trouble: now.problem.title };

/** The rows that the chosen references become, by their place; the others as they would be alone. */
export const rowsOf = (
  { references, chosen }: Choosing,
  taken: readonly string[],
): readonly EvidenceFromReference[] => {
  const places = references.flatMap((_reference, at) => (chosen.has(at) ? [at] : []));
  const rows = evidenceFrom(
    references.filter((_reference, at) => chosen.has(at)),
    taken,
  );
  const rowAt = new Map(places.map((place, index) => [place, rows[index]]));
  return references.flatMap((reference, at) => rowAt.get(at) ?? evidenceFrom([reference], taken));
};
