import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import {
  bounded,
  cleanReference,
  excerpt,
  isoFromWritten,
  MAX_REFERENCES,
  type ReadReferences,
  type Reference,
  type ReferenceAuthor,
  type ReferenceProblem,
} from "../rules/index.ts";

const Text = z.union([z.string(), z.number()]).transform(String).catch("");
const Name = z.object({ family: Text, given: Text, literal: Text, suffix: Text, "non-dropping-particle": Text });
const Entry = z.object({ properties: z.object({ date: Text, year: Text, note: Text }) });
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

type Parsed = { readonly properties: z.infer<typeof Entry>["properties"]; readonly item: Item };

/** Longer than any reference is: parsing takes the server's only thread. */
const LONGEST_ENTRY = 20_000;

/** The parser of the library, which is large and which few need: loaded at the first BibTeX text. Null for what it cannot parse. */
const openParser = async (): Promise<(text: string) => readonly Parsed[] | null> => {
  const { plugins, logger } = await import("@citation-js/core");
  await import("@citation-js/plugin-bibtex");
  const parse = (text: string): readonly Parsed[] => {
    const entries = plugins.input.chain(text, { forceType: "@bibtex/text", target: "@bibtex/entries+list" });
    return z
      .array(z.unknown())
      .parse(entries)
      .map((entry) => {
        const items = plugins.input.chain(entry, { forceType: "@biblatex/entry+object", generateGraph: false });
        return { properties: Entry.parse(entry).properties, item: z.tuple([Item]).parse(items)[0] };
      });
  };
  return (text) => {
    try {
      return parse(text);
    } catch {
      return null;
    } finally {
      // Else it keeps what it was told for as long as the process lives.
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

/** What nobody misses may be followed by an entry on its line, which is then a piece of its own. */
const apart = (chunk: Chunk): readonly Chunk[] => {
  if (!isSilent(chunk)) return [chunk];
  let { line } = chunk;
  return chunk.text.split(/(?<=[})])[ \t]*(?=@[a-z]+[ \t]*[{(])/i).map((text) => {
    const piece = { line, text };
    line += text.split("\n").length - 1;
    return piece;
  });
};

const authorOf = (name: z.infer<typeof Name>): ReferenceAuthor => ({
  family: [name["non-dropping-particle"], name.family || name.literal].filter((part) => part !== "").join(" "),
  given: [name.given, name.suffix].filter((part) => part !== "").join(" "),
});

/** BibTeX writes "and others" where names were left out. */
const isPerson = ({ family, given }: ReferenceAuthor): boolean => !(family.toLowerCase() === "others" && given === "");

const dateOf = (item: Item, written: string): string => {
  const [year, month, day] = item.issued?.["date-parts"][0] ?? [];
  const parts = [year, month, day].filter((part) => part !== undefined);
  return isoFromWritten(parts.join("/")) ?? isoFromWritten(written) ?? "";
};

const pmidIn = (note: string): string => /PMID:?\s*(\d{1,9})/i.exec(note)?.[1] ?? "";

const referenceOf = (item: Item, { date, year, note }: Parsed["properties"]): Reference =>
  cleanReference({
    authors: (item.author.length > 0 ? item.author : item.editor).map(authorOf).filter(isPerson),
    title: item.title,
    date: dateOf(item, `${date} ${year}`),
    journal: item["container-title"] || item.publisher,
    volume: item.volume,
    issue: item.issue || item.number,
    pages: item.page,
    doi: item.DOI,
    pmid: item.PMID || pmidIn(note),
  });

/** The definitions (`@string`) that every entry may use, as long as they are readable and short. */
const definitionsIn = (chunks: readonly Chunk[], parse: (text: string) => readonly Parsed[] | null): string => {
  let length = 0;
  const isUsable = (chunk: Chunk) => {
    length += chunk.text.length;
    return length <= LONGEST_ENTRY && parse(chunk.text) !== null;
  };
  return chunks
    .filter(isUsable)
    .map(({ text }) => text)
    .join("\n");
};

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
  for (const { line, text } of entries.slice(0, MAX_REFERENCES)) {
    await nextTurn();
    const parsed = text.length > LONGEST_ENTRY ? null : parse(`${definitions}\n${text}`);
    if (parsed === null) problems.push({ kind: "EntryNotRead", line, text: excerpt(text) });
    for (const { properties, item } of parsed ?? []) {
      const reference = referenceOf(item, properties);
      const written = excerpt(properties.date || properties.year);
      if (reference.title === "") problems.push({ kind: "RecordWithoutTitle", line });
      else {
        references.push(reference);
        if (reference.date === "" && written !== "") problems.push({ kind: "DateNotRead", line, text: written });
      }
    }
  }
  return bounded(references, problems, entries.length);
}
