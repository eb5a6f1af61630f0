import { excerpt, oneLine } from "./one-line.ts";
import {
  asImported,
  bounded,
  cleanReference,
  lossesIn,
  MAX_REFERENCES,
  type RawReference,
  type ReadReferences,
  type Reference,
  type ReferenceProblem,
} from "./reference.ts";
import { type RecordGrammar as LineGrammar, type Piece, recordsIn, type TaggedField } from "./split-records.ts";
import { isoFromWritten } from "./written-date.ts";

/** One record of a tagged text: what stood after each tag. */
export type TaggedRecord = {
  /** Every text of the given tags that is not empty: of the first tag first. */
  readonly all: (...tags: string[]) => readonly string[];
  /** The same in the order of the record. */
  readonly inOrder: (...tags: string[]) => readonly string[];
  /** The first text of the first tag that has one; empty when none has. */
  readonly first: (...tags: string[]) => string;
};

/** The differences between the tagged formats. */
export type Grammar = LineGrammar & {
  readonly dates: readonly string[];
  /** The tag that may know month and day of the same year. */
  readonly wholeDate?: string;
  /** The part of such a text that is a date, where more stands in it. */
  readonly dateIn?: (written: string) => string;
  readonly referenceOf: (record: TaggedRecord) => Omit<RawReference, "date">;
};

/** More texts of one tag than any reference has, and more records than any import: a text of 1 MB holds a hundred thousand. */
const MOST_TEXTS = 200;
const MOST_RECORDS = 1_000;

const recordOf = (fields: readonly TaggedField[]): TaggedRecord => {
  const texts = new Map<string, string[]>();
  const every: { readonly tag: string; readonly text: string }[] = [];
  for (const { tag, parts } of fields) {
    const text = parts.join(" ").trim();
    const those = texts.get(tag) ?? [];
    if (text === "" || those.length >= MOST_TEXTS) continue;
    those.push(text);
    texts.set(tag, those);
    every.push({ tag, text });
  }
  const all = (...tags: string[]) => tags.flatMap((tag) => texts.get(tag) ?? []);
  const inOrder = (...tags: string[]) => every.filter(({ tag }) => tags.includes(tag)).map(({ text }) => text);
  return { all, inOrder, first: (...tags) => all(...tags)[0] ?? "" };
};

/** The date of a record, and what was written where it has none that can be read. */
const dateOf = (
  record: TaggedRecord,
  { dates, wholeDate, dateIn = (written) => written }: Grammar,
): { readonly date: string; readonly unread: string } => {
  const written = record.all(...dates).map((each) => dateIn(oneLine(each)).slice(0, 100));
  const date = written.map(isoFromWritten).find((each) => each !== null);
  if (date === undefined) return { date: "", unread: written[0] ?? "" };
  const more = wholeDate === undefined ? "" : oneLine(record.first(wholeDate)).slice(0, 100);
  // `Jun 15` stands beside the year in what EndNote writes.
  const whole =
    isoFromWritten(more) ?? (/^\p{L}{3}/u.test(more) ? isoFromWritten(`${date.slice(0, 4)} ${more}`) : null);
  return { date: whole?.startsWith(date) ? whole : date, unread: "" };
};

type Read = { readonly reference: Reference | null; readonly problems: readonly ReferenceProblem[] };

const readPiece = ({ line, fields, isMixed }: Piece, grammar: Grammar): Read => {
  const record = recordOf(fields);
  if (isMixed)
    return {
      reference: null,
      problems: [{ kind: "RecordsMixed", line, text: excerpt(record.first(...grammar.titles)) }],
    };
  const { date, unread } = dateOf(record, grammar);
  const raw = asImported({ ...grammar.referenceOf(record), date });
  const reference = cleanReference(raw);
  if (reference.title === "") return { reference: null, problems: [{ kind: "RecordWithoutTitle", line }] };
  const dateProblem: ReferenceProblem[] = unread === "" ? [] : [{ kind: "DateNotRead", line, text: excerpt(unread) }];
  return { reference, problems: [...dateProblem, ...lossesIn(raw, reference, line)] };
};

/**
 * The references of a tagged text. Never throws. The problems list lines outside records,
 * records without a title, records that cannot be separated, dates without a year, and
 * parts that were cut. If a text has more than 1000 records, only the first are read.
 */
export const readTagged = (text: string, grammar: Grammar): ReadReferences => {
  const { pieces, unread } = recordsIn(text, grammar);
  const references: Reference[] = [];
  const problems: ReferenceProblem[] = unread.map(({ line, lines }, at) => ({
    kind: "LinesNotRead",
    line,
    text: at < MOST_TEXTS ? excerpt(lines.slice(0, MOST_TEXTS).join(" ")) : "",
  }));
  let read = 0;
  for (const piece of pieces.slice(0, MOST_RECORDS)) {
    if (references.length === MAX_REFERENCES) break;
    read += 1;
    const found = readPiece(piece, grammar);
    problems.push(...found.problems);
    if (found.reference) references.push(found.reference);
  }
  return bounded(references, problems, references.length + pieces.length - read);
};
