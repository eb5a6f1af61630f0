import type { TagLine } from "./tag-lines.ts";

/** The rules for where records of a tagged format begin and end. */
export type RecordGrammar = {
  /** The tag of a line and the text after it, or null for a line without a tag. */
  readonly read: (line: string) => TagLine | null;
  /** The tags that begin a record. */
  readonly starts: readonly string[];
  readonly ends: string | null;
  /** A line of its own that stands before a record, such as `<2. >`: before one of `starts`, or before any tag where there are none. */
  readonly marker: RegExp;
  /** The tags that hold a title: a record has each once. */
  readonly titles: readonly string[];
  /** Other tags that a record has once. */
  readonly once: readonly string[];
};

/** A tag with its text, in lines. `isAfterGap`: an empty line stands before it. */
export type TaggedField = {
  readonly tag: string;
  readonly parts: string[];
  readonly isAfterGap: boolean;
  readonly line: number;
};

/** The fields of one record. `isMixed`: they belong to several records that cannot be separated. */
export type Piece = { readonly line: number; readonly fields: readonly TaggedField[]; readonly isMixed: boolean };

type Lines = { readonly line: number; readonly lines: string[] };
type Open = { readonly line: number; readonly fields: TaggedField[]; readonly hasStart: boolean };

/** The lines that Ovid writes after the end of a RIS record: the journal's short name again, and a link. */
const AFTER_END = ["NL"];
const LINK = /^\s*Link to the Ovid/;

const textOf = ({ parts }: TaggedField): string => parts.join(" ").trim();

const nextIsStart = (lines: readonly string[], from: number, { read, starts }: RecordGrammar): boolean => {
  const next = lines.slice(from, from + 5).find((line) => line.trim() !== "");
  const tag = next === undefined ? undefined : read(next.replaceAll("\ufeff", ""))?.tag;
  return tag !== undefined && (starts.length === 0 || starts.includes(tag));
};

/** How many texts of the tags differ. */
const different = (fields: readonly TaggedField[], ...tags: readonly string[]): number =>
  new Set(
    fields
      .filter(({ tag }) => tags.includes(tag))
      .map(textOf)
      .filter((text) => text !== ""),
  ).size;

const isTwice = (fields: readonly TaggedField[], tags: readonly string[]): boolean =>
  tags.some((tag) => different(fields, tag) > 1);

const repeats = (fields: readonly TaggedField[], tags: readonly string[]): boolean =>
  tags.some((tag) => fields.filter((field) => field.tag === tag && textOf(field) !== "").length > 1);

/** Cuts at empty lines where a new title follows: what programs write that leave out where a record starts and ends. */
const atGaps = (fields: readonly TaggedField[], titles: readonly string[]): readonly (readonly TaggedField[])[] => {
  // Empty lines between all lines say nothing.
  if (fields.slice(1).every(({ isAfterGap }) => isAfterGap)) return [fields];
  const hasTitle = (some: readonly TaggedField[]) => some.some(({ tag }) => titles.includes(tag));
  const made: TaggedField[][] = [];
  for (const chunk of chunksOf(fields)) {
    const last = made.at(-1);
    // A part without a title of its own is more of the record before it.
    if (last && !(hasTitle(chunk) && hasTitle(last))) last.push(...chunk);
    else made.push([...chunk]);
  }
  return made;
};

const chunksOf = (fields: readonly TaggedField[]): readonly (readonly TaggedField[])[] => {
  const chunks: TaggedField[][] = [];
  for (const field of fields)
    if (field.isAfterGap || chunks.length === 0) chunks.push([field]);
    else chunks.at(-1)?.push(field);
  return chunks;
};

const piecesOf = ({ line, fields, hasStart }: Open, { titles, once }: RecordGrammar): readonly Piece[] => {
  const parts = atGaps(fields, titles);
  // «Erratum» may be the title of each.
  const isRepeated = repeats(fields, titles) && isTwice(fields, once) && (!hasStart || parts.length > 1);
  const isSeveral = isTwice(fields, titles) || (different(fields, ...titles) > 1 && isTwice(fields, once));
  if (!isSeveral && !isRepeated) return [{ line, fields, isMixed: false }];
  if (parts.length === 1) return [{ line, fields, isMixed: !hasStart || isTwice(fields, once) }];
  return parts.map((part) => ({
    line: part[0]?.line ?? line,
    fields: part,
    isMixed: isTwice(part, titles) && isTwice(part, once),
  }));
};

/**
 * The records of a tagged text, and the lines outside all records. A record ends at its end tag, where the next one starts, or
 * where the text ends. A line without a tag continues the field before it. Two studies never become one record: without start and
 * end tags, records are separated by empty lines, or are marked as mixed.
 */
export const recordsIn = (
  text: string,
  grammar: RecordGrammar,
): { readonly pieces: readonly Piece[]; readonly unread: readonly Lines[] } => {
  const { read, starts, ends, marker, titles } = grammar;
  const records: Open[] = [];
  const unread: Lines[] = [];
  let open: Open | null = null;
  let isAfterGap = false;
  let wasUnread = false;
  let isMarked = false;
  const lines = text.split(/\r\n?|\n/);
  const begin = (line: number, hasStart: boolean): Open => {
    const record: Open = { line, fields: [], hasStart };
    records.push(record);
    return record;
  };
  for (const [at, written] of lines.entries()) {
    const line = written.replaceAll("\ufeff", "");
    if (line.trim() === "") {
      isAfterGap = true;
      continue;
    }
    const tagged = read(line);
    const isMarker = tagged === null && marker.test(line) && nextIsStart(lines, at + 1, grammar);
    if (isMarker || (tagged !== null && tagged.tag === ends)) open = null;
    else if (tagged !== null) {
      if (open === null || starts.includes(tagged.tag)) open = begin(at + 1, isMarked || starts.includes(tagged.tag));
      open.fields.push({ tag: tagged.tag, parts: [tagged.text], isAfterGap, line: at + 1 });
    } else if (open) open.fields.at(-1)?.parts.push(line.trim());
    else if (LINK.test(line)) continue;
    else if (wasUnread) unread.at(-1)?.lines.push(line);
    else unread.push({ line: at + 1, lines: [line] });
    wasUnread = tagged === null && !isMarker && open === null;
    isMarked = isMarker;
    isAfterGap = false;
  }
  const isRecord = ({ fields, hasStart }: Open) => hasStart || fields.some(({ tag }) => titles.includes(tag));
  const isNoise = ({ fields }: Open) => fields.every(({ tag }) => AFTER_END.includes(tag));
  const stray = records
    .filter((record) => !isRecord(record) && !isNoise(record))
    .map(({ line, fields }): Lines => ({ line, lines: fields.map((field) => `${field.tag}  - ${textOf(field)}`) }));
  return {
    pieces: records.filter(isRecord).flatMap((record) => piecesOf(record, grammar)),
    unread: [...unread, ...stray].toSorted((one, other) => one.line - other.line),
  };
};
