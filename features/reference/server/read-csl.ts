import { z } from "zod";
import {
  bounded,
  cleanReference,
  isoFromWritten,
  MAX_REFERENCES,
  type ReadReferences,
  type ReferenceProblem,
} from "../rules/index.ts";

const Text = z.union([z.string(), z.number()]).transform(String).catch("");
const Name = z.object({ family: Text, given: Text, literal: Text, suffix: Text, "non-dropping-particle": Text });
const Item = z.object({
  author: z.array(Name).catch([]),
  editor: z.array(Name).catch([]),
  issued: z
    .object({ "date-parts": z.array(z.array(z.coerce.number())).catch([]), raw: Text, literal: Text })
    .catch({ "date-parts": [], raw: "", literal: "" }),
  title: Text,
  "container-title": Text,
  publisher: Text,
  volume: Text,
  issue: Text,
  page: Text,
  DOI: Text,
  PMID: Text,
});

const itemsIn = (text: string): readonly unknown[] | null => {
  try {
    const read: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return Array.isArray(read) ? read : [read];
  } catch {
    return null;
  }
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The references of a CSL-JSON text: a list, or one by itself. Never throws: what cannot be read is among the problems. */
export const readCsl = (text: string): ReadReferences => {
  const items = itemsIn(text);
  if (items === null) return bounded([], [{ kind: "EntryNotRead", line: 1, text: text.slice(0, 40).trim() }]);
  const problems: ReferenceProblem[] = [];
  const references = items.slice(0, MAX_REFERENCES).flatMap((each) => {
    const item = Item.safeParse(each).data;
    if (!item || item.title === "") {
      problems.push({ kind: "RecordWithoutTitle", line: 1 });
      return [];
    }
    const { issued } = item;
    const parts = (issued["date-parts"][0] ?? []).map((part) => String(part).padStart(2, "0"));
    return cleanReference({
      authors: (item.author.length > 0 ? item.author : item.editor).map((name) => ({
        family: joined(name["non-dropping-particle"], name.family || name.literal),
        given: joined(name.given, name.suffix),
      })),
      title: item.title,
      date: isoFromWritten(parts.join("-")) ?? isoFromWritten(joined(issued.raw, issued.literal)) ?? "",
      journal: item["container-title"] || item.publisher,
      volume: item.volume,
      issue: item.issue,
      pages: item.page,
      doi: item.DOI,
      pmid: item.PMID,
    });
  });
  return bounded(references, problems, items.length);
};
