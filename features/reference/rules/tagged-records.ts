import {
  bounded,
  cleanReference,
  excerpt,
  MAX_REFERENCES,
  oneLine,
  type ReadReferences,
  type Reference,
  type ReferenceProblem,
} from "./reference.ts";
import { isoFromWritten } from "./written-date.ts";

/** One record of a tagged text: what stood after each tag, in the order of the text. */
export type TaggedRecord = {
  /** Every text after the tag that is not empty. */
  readonly all: (...tags: string[]) => readonly string[];
  /** The first text of the first tag that has one; empty when none has. */
  readonly first: (...tags: string[]) => string;
};

/** What differs between the tagged formats. */
export type Grammar = {
  /** The tag of a line and the text after it, or null for a line without a tag. */
  readonly read: (line: string) => { readonly tag: string; readonly text: string } | null;
  readonly starts: string;
  readonly ends: string | null;
  readonly dates: readonly string[];
  /** The tag that may know month and day of the same year. */
  readonly wholeDate?: string;
  readonly referenceOf: (record: TaggedRecord) => Omit<Reference, "date">;
};

type Field = { readonly tag: string; readonly parts: string[] };
type Lines = { readonly line: number; readonly lines: string[] };

/** A record ends at its end tag, where the next one starts, or where the text ends. A line without a tag continues the field before it. */
const split = (text: string, { read, starts, ends }: Grammar) => {
  const records: { readonly line: number; readonly fields: Field[] }[] = [];
  const unread: Lines[] = [];
  let isOpen = false;
  let wasUnread = false;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === "") continue;
    const tagged = read(line.replaceAll("\ufeff", ""));
    const record = isOpen ? records.at(-1) : undefined;
    if (tagged !== null && tagged.tag === ends) isOpen = false;
    else if (tagged !== null) {
      const field = { tag: tagged.tag, parts: [tagged.text] };
      if (record && tagged.tag !== starts) record.fields.push(field);
      else records.push({ line: at + 1, fields: [field] });
      isOpen = true;
    } else if (record) record.fields.at(-1)?.parts.push(line.trim());
    else if (wasUnread) unread.at(-1)?.lines.push(line);
    else unread.push({ line: at + 1, lines: [line] });
    wasUnread = tagged === null && record === undefined;
  }
  return { records, unread };
};

/** More texts of one tag than any reference has, and more records than any import: a text of 1 MB holds a hundred thousand. */
const MOST_TEXTS = 200;
const MOST_RECORDS = 1_000;

const recordOf = (fields: readonly Field[]): TaggedRecord => {
  const texts = new Map<string, string[]>();
  for (const { tag, parts } of fields) {
    const text = parts.join(" ").trim();
    const those = texts.get(tag) ?? [];
    if (text !== "" && those.length < MOST_TEXTS) texts.set(tag, [...those, text]);
  }
  const all = (...tags: string[]) => tags.flatMap((tag) => texts.get(tag) ?? []);
  return { all, first: (...tags) => all(...tags)[0] ?? "" };
};

/**
 * The references of a tagged text. Never throws. Lines outside records, records without a title and dates without a year are
 * among the problems; a record without a title is left out. Of a text with more than 1000 records only the first are read.
 */
export const readTagged = (text: string, grammar: Grammar): ReadReferences => {
  const { records, unread } = split(text, grammar);
  const references: Reference[] = [];
  const problems: ReferenceProblem[] = unread.map(({ line, lines }, at) => ({
    kind: "LinesNotRead",
    line,
    text: at < MOST_TEXTS ? excerpt(lines.slice(0, MOST_TEXTS).join(" ")) : "",
  }));
  let read = 0;
  for (const { line, fields } of records.slice(0, MOST_RECORDS)) {
    if (references.length === MAX_REFERENCES) break;
    read += 1;
    const record = recordOf(fields);
    const written = record.all(...grammar.dates).map((each) => oneLine(each).slice(0, 100));
    const date = written.map(isoFromWritten).find((each) => each !== null);
    const whole =
      grammar.wholeDate === undefined ? null : isoFromWritten(record.first(grammar.wholeDate).slice(0, 100));
    const fuller = date !== undefined && whole?.startsWith(date) ? whole : date;
    const reference = cleanReference({ ...grammar.referenceOf(record), date: fuller ?? "" });
    if (reference.title === "") problems.push({ kind: "RecordWithoutTitle", line });
    else {
      references.push(reference);
      if (date === undefined && written[0]) problems.push({ kind: "DateNotRead", line, text: excerpt(written[0]) });
    }
  }
  return bounded(references, problems, references.length + records.length - read);
};
