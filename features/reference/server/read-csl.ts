import { z } from "zod";
import {
  asImported,
  authorsFrom,
  bounded,
  cleanReference,
  doiIn,
  excerpt,
  isoFromWritten,
  lossesIn,
  MAX_REFERENCES,
  pmidIn,
  pmidInAddress,
  type RawReference,
  type ReadReferences,
  type ReferenceAuthor,
  type ReferenceProblem,
  withParticles,
} from "../rules/index.ts";

/** Crossref writes a title as a list: the first is the title, what stands beside it a translation. */
const Text = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform((written) => String((Array.isArray(written) ? written[0] : written) ?? ""))
  .catch("");
const Name = z.object({
  family: Text,
  given: Text,
  literal: Text,
  /** An organisation, in what Crossref writes. */
  name: Text,
  suffix: Text,
  "dropping-particle": Text,
  "non-dropping-particle": Text,
});
type Name = z.infer<typeof Name>;

/** People as a list, as one text, or one by itself; null for what is none. */
const People = z
  .unknown()
  .optional()
  .transform((written) =>
    [written ?? []].flat().map((each): { readonly name: Name | null; readonly as: unknown } => {
      const given = typeof each === "string" ? { family: each } : each;
      return { name: Name.safeParse(given).data ?? null, as: each };
    }),
  );
const Parts = z.object({
  "date-parts": z.unknown().optional(),
  raw: Text,
  literal: Text,
  year: Text,
  month: Text,
  day: Text,
});

/** A date as it is written: `{"date-parts": [[2021, 3, 15]]}`, with names of months, without the outer list, or as a text. */
const Day = z
  .unknown()
  .optional()
  .transform((written) => {
    if (typeof written === "string" || typeof written === "number") return [String(written)];
    const { "date-parts": listed, raw, literal, year, month, day } = Parts.safeParse(written).data ?? Parts.parse({});
    const first = Array.isArray(listed) && Array.isArray(listed[0]) ? listed[0] : listed;
    const parts = [first ?? []]
      .flat()
      .map(String)
      .filter((part) => part !== "" && part !== "0");
    const inNumbers = parts.every((part) => /^\d+$/.test(part));
    return [
      parts.map((part) => part.padStart(2, "0")).join(inNumbers ? "-" : " "),
      joined(raw, literal),
      joined(year, month, day),
    ].filter((each) => each !== "");
  });
const Item = z.object({
  author: People,
  editor: People,
  issued: Day,
  "published-print": Day,
  "published-online": Day,
  published: Day,
  title: Text,
  "container-title": Text,
  publisher: Text,
  volume: Text,
  issue: Text,
  page: Text,
  "article-number": Text,
  number: Text,
  DOI: Text,
  URL: Text,
  PMID: Text,
  note: Text,
  id: Text,
});
type Item = z.infer<typeof Item>;

/** A list or one by itself, as they are or in the envelope of Crossref's answers (`message`, `items`). */
const unwrapped = (read: unknown): readonly unknown[] => {
  if (Array.isArray(read)) return read;
  const envelope = z.object({ message: z.unknown(), items: z.unknown() }).partial().safeParse(read).data;
  const inside = envelope?.message ?? envelope?.items;
  return inside === undefined || inside === null || typeof inside !== "object" ? [read] : unwrapped(inside);
};

const itemsIn = (text: string): readonly unknown[] | null => {
  try {
    return unwrapped(JSON.parse(text.replace(/^\ufeff/, "")));
  } catch {
    return null;
  }
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const authorsOf = (name: Name): readonly ReferenceAuthor[] => {
  const whole = name.literal || name.name;
  if (name.family === "" && whole !== "") return [{ family: whole, given: "" }];
  const family = withParticles(name["dropping-particle"], name["non-dropping-particle"], name.family);
  const given = joined(name.given, name.suffix);
  return given === "" ? authorsFrom(family) : [{ family, given }];
};

const datesOf = (item: Item): readonly string[] =>
  [item.issued, item["published-print"], item.published, item["published-online"]].flat();

const peopleOf = ({ author, editor }: Item) => (author.length > 0 ? author : editor);

const rawOf = (item: Item): RawReference => ({
  authors: peopleOf(item).flatMap(({ name }) => (name ? authorsOf(name) : [])),
  title: item.title,
  date: datesOf(item).flatMap((written) => isoFromWritten(written) ?? [])[0] ?? "",
  journal: item["container-title"] || item.publisher,
  volume: item.volume,
  issue: item.issue,
  pages: item.page || item["article-number"],
  doi: doiIn(item.DOI) || doiIn(item.URL) || item.DOI,
  pmid: item.PMID || pmidIn(item.note) || pmidIn(item.id) || pmidInAddress(item.URL),
  url: item.URL,
});

/**
 * The references of a CSL-JSON text: a list, one by itself, or an answer of Crossref. Never throws: what cannot be read is among the
 * problems, by its number in the list.
 */
export const readCsl = (text: string): ReadReferences => {
  const items = itemsIn(text);
  if (items === null) return bounded([], [{ kind: "EntryNotRead", line: 1, text: text.slice(0, 40).trim() }]);
  const problems: ReferenceProblem[] = [];
  const references = items.slice(0, MAX_REFERENCES).flatMap((each, at) => {
    const item = Item.safeParse(each).data;
    if (!item || item.title === "") {
      problems.push({ kind: "ItemWithoutTitle", number: at + 1, text: excerpt(item ? joined(item.DOI, item.id) : "") });
      return [];
    }
    const raw = asImported(rawOf(item));
    const reference = cleanReference(raw);
    problems.push(...lossesIn(raw, reference, null));
    const title = excerpt(reference.title);
    for (const { name, as } of peopleOf(item))
      if (name === null || authorsOf(name).every(({ family, given }) => family === "" && given === ""))
        problems.push({ kind: "PartNotKept", line: null, title, part: "author", text: excerpt(JSON.stringify(as)) });
    const [written] = datesOf(item);
    if (reference.date === "" && written !== undefined)
      problems.push({ kind: "DateNotKnown", title, text: excerpt(written) });
    return reference;
  });
  return bounded(references, problems, items.length);
};
