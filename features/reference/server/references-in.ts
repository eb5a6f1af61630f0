import { isTagged, type ReadReferences, referenceFormatOf, taggedReaders, unreadFormat } from "../rules/index.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";

/** The references of a text in any format that is read. Never throws: what cannot be read is among the problems. */
export async function referencesIn(text: string): Promise<ReadReferences> {
  const format = referenceFormatOf(text);
  if (format === null) return { references: [], problems: [unreadFormat(text)] };
  if (isTagged(format)) return taggedReaders[format](text);
  return format === "csl" ? readCsl(text) : await readBibtex(text);
}
