import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import {
  asImported,
  authorsFrom,
  bounded,
  cleanReference,
  doiIn,
  doiInNote,
  excerpt,
  initialsFirst,
  isoFromWritten,
  lossesIn,
  MAX_REFERENCES,
  pmidInAddress,
  pmidInNote,
  type RawReference,
  type ReadReferences,
  type Reference,
  type ReferenceAuthor,
  type ReferenceProblem,
  withParticles,
} from "../rules/index.ts";
import {
  type BibtexEntry,
  bareValue,
  entryText,
  escapedValue,
  plainValue,
  type WantedFields,
  wantedFields,
} from "./bibtex-fields.ts";

const Text = z.union([z.string(), z.number()]).transform(String).catch("");
const Name = z.object({
  family: Text,
  given: Text,
  literal: Text,
  suffix: Text,
  "dropping-particle": Text,
  "non-dropping-particle": Text,
});
const Item = z.object({
  author: z.array(Name).catch([]),
  editor: z.array(Name).catch([]),
  issued: z
    .object({ "date-parts": z.tuple([z.array(z.coerce.number())]) })
    .nullish()
    .catch(null),
  title: Text,
  "container-title": Text,
  publisher: Text,
  volume: Text,
  issue: Text,
  number: Text,
  page: Text,
  DOI: Text,
  PMID: Text,
});
type Item = z.infer<typeof Item>;

/** The fields that the library parses, and the fields that are taken as written. All other fields may be long and contain anything. */
const PARSED = [
  ...["author", "editor", "title", "subtitle", "journal", "journaltitle", "booktitle", "publisher", "institution"],
  ...["organization", "school", "howpublished", "year", "date", "month", "day", "volume", "number", "issue", "pages"],
];
const WANTED: WantedFields = {
  needed: [...PARSED, "doi"],
  useful: ["eid", "article-number", "art_number", "url", "note", "annote", "pmid", "eprint", "eprinttype"],
};

/** More than any import has: what follows them on their line is listed as not read. */
const MOST_ENTRIES = 1_000;

/** Longer than what is needed of any reference: parsing takes the server's only thread. */
const LONGEST_ENTRY = 20_000;

type Parser = (text: string) => Item | null;

/** The parser of the library, which is large and which few need: loaded at the first BibTeX text. Null for what it cannot parse. */
const openParser = async (): Promise<Parser> => {
  const { plugins, logger } = await import("@citation-js/core");
  await import("@citation-js/plugin-bibtex");
  const parse = (text: string): Item | null => {
    const entries = plugins.input.chain(text, { forceType: "@bibtex/text", target: "@bibtex/entries+list" });
    const [entry] = z.array(z.unknown()).parse(entries);
    if (entry === undefined) return null;
    const items = plugins.input.chain(entry, { forceType: "@biblatex/entry+object", generateGraph: false });
    return z.tuple([Item]).parse(items)[0];
  };
  return (text) => {
    try {
      return parse(text);
    } catch {
      return null;
    } finally {
      // The library keeps every message for as long as the process lives.
      logger._log.length = 0;
    }
  };
};

/** The library knows most letters of TeX, but not these. */
const withNorwegianLetters = (text: string): string =>
  text.replace(/\{?\\aa(?![a-zA-Z])(?:\{\}|\s)?\}?/g, "å").replace(/\{?\\AA(?![a-zA-Z])(?:\{\}|\s)?\}?/g, "Å");

type Chunk = { readonly line: number; readonly text: string };

/** The text in pieces that start with an entry, so that one that is not closed takes no other with it. */
const chunksOf = (text: string): { readonly before: string; readonly chunks: readonly Chunk[] } => {
  const starts = [...text.matchAll(/^[ \t]*@[a-z]+[ \t]*[{(]/gim)].map(({ index }) => index);
  let line = 1;
  let counted = 0;
  const chunks = starts.map((start, at) => {
    line += text.slice(counted, start).split("\n").length - 1;
    counted = start;
    return { line, text: text.slice(start, starts[at + 1]) };
  });
  return { before: text.slice(0, starts[0]), chunks };
};

const isDefinition = ({ text }: Chunk): boolean => /^\s*@string\b/i.test(text);
const isSilent = ({ text }: Chunk): boolean => /^\s*@(?:comment|preamble|string)\b/i.test(text);

/** Splits a comment, preamble or string from an entry that follows it on the same line. */
const apart = (chunk: Chunk): readonly Chunk[] => {
  if (!isSilent(chunk)) return [chunk];
  let { line } = chunk;
  return chunk.text.split(/(?<=[})])[ \t]*(?=@[a-z]+[ \t]*[{(])/i).map((text) => {
    const piece = { line, text };
    line += text.split("\n").length - 1;
    return piece;
  });
};

/** A name without a given name and a particle stands in braces, or is one word: it is kept whole. */
const authorOf = (name: z.infer<typeof Name>): ReferenceAuthor => {
  const { "dropping-particle": dropping, "non-dropping-particle": kept } = name;
  const given = [name.given, name.suffix].filter((part) => part !== "").join(" ");
  if (`${given}${dropping}${kept}` === "") return { family: name.family || name.literal, given };
  return initialsFirst({ family: withParticles(dropping, kept, name.family), given });
};

/** BibTeX writes "and others" where names were left out. */
const isPerson = ({ family, given }: ReferenceAuthor): boolean => !(family.toLowerCase() === "others" && given === "");

/** Names as some databases write them, with the initials last or with commas between them, as BibTeX writes names. */
const namesApart = (value: string): string => {
  if (!/^["{]/.test(value.trim()) || /[\\"{}]/.test(value.trim().slice(1, -1))) return value;
  const names = bareValue(value)
    .replace(/\s+/g, " ")
    .split(" and ")
    .flatMap((part) => {
      const found = authorsFrom(part);
      return found.length > 1 ? found.map(({ family, given }) => `${family}, ${given}`) : [part];
    });
  return `{${names.join(" and ")}}`;
};

/** The item of an entry: each field that the library cannot read is given to it again as plain text. Null when nothing helps. */
const itemOf = (entry: BibtexEntry, definitions: string, parse: Parser): Item | null => {
  const fields = entry.fields
    .filter(({ name }) => PARSED.includes(name))
    .map((field) => (field.name === "author" ? { ...field, value: namesApart(field.value) } : field));
  const tried = (each: typeof fields) => parse(`${definitions}\n${entryText(entry, each)}`);
  const whole = tried(fields);
  if (whole) return whole;
  const readable = fields.map((field) => {
    const forms = [field.value, escapedValue(field.value), plainValue(field.value)];
    return { ...field, value: forms.find((value) => tried([{ ...field, value }]) !== null) ?? "{}" };
  });
  return tried(readable);
};

const referenceOf = (item: Item, entry: BibtexEntry): RawReference => {
  const written = (...names: readonly string[]): string => {
    const found = names.flatMap((name) => entry.fields.filter((field) => field.name === name));
    return found.map(({ value }) => bareValue(value)).find((value) => value !== "") ?? "";
  };
  const [year, month, day] = item.issued?.["date-parts"][0] ?? [];
  const parts = [year, month, day].filter((part) => part !== undefined);
  const doi = written("doi");
  const isPubmed = /pubmed|pmid/i.test(written("eprinttype"));
  return {
    authors: (item.author.length > 0 ? item.author : item.editor).map(authorOf).filter(isPerson),
    title: item.title,
    date:
      isoFromWritten(parts.join("/")) ??
      isoFromWritten(`${written("date")} ${written("year")} ${written("month")}`) ??
      "",
    journal: item["container-title"] || item.publisher,
    volume: item.volume,
    issue: item.issue || item.number,
    pages: item.page || written("eid", "article-number", "art_number"),
    doi: doiIn(doi) || doiIn(written("url")) || doiIn(written("eprint")) || doiInNote(written("note")) || doi,
    pmid:
      written("pmid") ||
      pmidInNote(written("note")) ||
      pmidInNote(written("annote")) ||
      (isPubmed ? written("eprint") : "") ||
      pmidInAddress(written("url")),
    url: written("url"),
  };
};

/** The definitions (`@string`) that every entry may use, as long as they are readable and short. */
const definitionsIn = (chunks: readonly Chunk[], parse: Parser): string => {
  let length = 0;
  const isUsable = (chunk: Chunk) => {
    length += chunk.text.length;
    return length <= LONGEST_ENTRY && parse(`${chunk.text}\n@misc{key, title = {T}}`) !== null;
  };
  return chunks
    .filter(isUsable)
    .map(({ text }) => text)
    .join("\n");
};

type Read = {
  readonly reference: Reference | null;
  readonly problems: readonly ReferenceProblem[];
  /** The text that follows the entry on its line: another entry. */
  readonly next: Chunk | null;
};

const readEntry = ({ line, text }: Chunk, definitions: string, parse: Parser): Read => {
  const entry = wantedFields(text, WANTED);
  const size = entry?.fields.reduce((sum, { value }) => sum + value.length, 0) ?? 0;
  const item = entry && size <= LONGEST_ENTRY ? itemOf(entry, definitions, parse) : null;
  if (!entry) return { reference: null, problems: [{ kind: "EntryNotRead", line, text: excerpt(text) }], next: null };
  const after = { line: line + linesIn(text.slice(0, text.length - entry.rest.length).trimEnd()), text: entry.rest };
  const isEntry = /^@[a-z]+\s{0,100}[{(]/i.test(after.text);
  const problems: ReferenceProblem[] = isEntry || isSilence(after.text) ? [] : [notRead(after)];
  const next = isEntry ? after : null;
  if (!item)
    return { reference: null, problems: [{ kind: "EntryNotRead", line, text: excerpt(text) }, ...problems], next };
  const raw = asImported(referenceOf(item, entry));
  const reference = cleanReference(raw);
  if (reference.title === "")
    return { reference: null, problems: [{ kind: "RecordWithoutTitle", line }, ...problems], next };
  const written = entry.fields.find(({ name, value }) => /^(?:date|year)$/.test(name) && bareValue(value) !== "");
  const noDate: ReferenceProblem[] =
    reference.date === "" && written ? [{ kind: "DateNotRead", line, text: excerpt(bareValue(written.value)) }] : [];
  return { reference, problems: [...noDate, ...lossesIn(raw, reference, line), ...problems], next };
};

const linesIn = (text: string): number => text.split("\n").length - 1;
const isSilence = (text: string): boolean => text.split("\n").every((line) => /^\s*(?:%|$)/.test(line));
const notRead = ({ line, text }: Chunk): ReferenceProblem => ({ kind: "LinesNotRead", line, text: excerpt(text) });

/**
 * The references of a BibTeX or BibLaTeX text. Never throws: an entry that cannot be read is among the problems. Other requests
 * get their turn between two entries.
 */
export async function readBibtex(given: string): Promise<ReadReferences> {
  const parse = await openParser();
  const { before, chunks: lines } = chunksOf(withNorwegianLetters(given));
  const chunks = lines.flatMap(apart);
  const definitions = definitionsIn(chunks.filter(isDefinition), parse);
  const references: Reference[] = [];
  const problems: ReferenceProblem[] = [];
  if (!/^\s*(?:%|$)/.test(before.slice(0, 1000)))
    problems.push({ kind: "LinesNotRead", line: 1, text: excerpt(before) });
  const entries = chunks.filter((chunk) => !isSilent(chunk));
  let found = entries.length;
  let tried = 0;
  for (const entry of entries.slice(0, MAX_REFERENCES))
    for (let chunk: Chunk | null = entry; chunk !== null; tried += 1) {
      if (tried >= MOST_ENTRIES || references.length >= MAX_REFERENCES) {
        problems.push(notRead(chunk));
        break;
      }
      await nextTurn();
      const read = readEntry(chunk, definitions, parse);
      if (read.reference) references.push(read.reference);
      problems.push(...read.problems);
      if (read.next !== null) found += 1;
      chunk = read.next;
    }
  return bounded(references, problems, found);
}
