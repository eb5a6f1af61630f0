import { z } from "zod";
import {
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
const Day = z
  .object({ "date-parts": z.array(z.array(z.coerce.number())).catch([]), raw: Text, literal: Text })
  .catch({ "date-parts": [], raw: "", literal: "" });
const Item = z.object({
  author: z.array(Name).catch([]),
  editor: z.array(Name).catch([]),
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

const authorsOf = (name: z.infer<typeof Name>): readonly ReferenceAuthor[] => {
  const whole = name.literal || name.name;
  if (name.family === "" && whole !== "") return [{ family: whole, given: "" }];
  const family = withParticles(name["dropping-particle"], name["non-dropping-particle"], name.family);
  const given = joined(name.given, name.suffix);
  return given === "" ? authorsFrom(family) : [{ family, given }];
};

const dateOf = (item: Item): string => {
  const days = [item.issued, item["published-print"], item.published, item["published-online"]];
  const dates = days.flatMap((day) => {
    const parts = (day["date-parts"][0] ?? []).filter((part) => part > 0).map((part) => String(part).padStart(2, "0"));
    return isoFromWritten(parts.join("-")) ?? isoFromWritten(joined(day.raw, day.literal)) ?? [];
  });
  return dates[0] ?? "";
};

const rawOf = (item: Item): RawReference => ({
  authors: (item.author.length > 0 ? item.author : item.editor).flatMap(authorsOf),
  title: item.title,
  date: dateOf(item),
  journal: item["container-title"] || item.publisher,
  volume: item.volume,
  issue: item.issue,
  pages: item.page || item["article-number"],
  doi: doiIn(item.DOI) || doiIn(item.URL) || item.DOI,
  pmid: item.PMID || pmidIn(item.note) || pmidIn(item.id) || pmidInAddress(item.URL),
});

const writtenDate = ({ issued }: Item): string => joined(issued.raw, issued.literal);

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
    const raw = rawOf(item);
    const reference = cleanReference(raw);
    problems.push(...lossesIn(raw, reference, null));
    if (reference.date === "" && writtenDate(item) !== "")
      problems.push({ kind: "DateNotKnown", title: excerpt(reference.title), text: excerpt(writtenDate(item)) });
    return reference;
  });
  return bounded(references, problems, items.length);
};
