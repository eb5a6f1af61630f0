import { doiIn } from "./doi.ts";
import { personFrom } from "./person-name.ts";
import { pmidIn } from "./pmid.ts";
import { cleanReference, type Reference } from "./reference.ts";
import { isoFromWritten } from "./written-date.ts";

/** ` 2021;12(3):45-67.` at the end of a citation. */
const PLACE = /\s((?:1[5-9]|20)\d\d)(?:;([^;:()]*)(?:\(([^()]*)\))?)?(?::([^:;]*?))?\.?$/u;

/**
 * The reference in one line of text, as `citationOf` writes it: authors, title, journal, year, volume, issue, pages, DOI, PMID. Of a line
 * that is written in another way the whole is the title, beside the year, the DOI and the PMID that stand in it.
 * @param date of the row, where the line has no year
 */
export const referenceFrom = (line: string, date = ""): Reference => {
  const doi = doiIn(line);
  const pmid = pmidIn(line);
  const url = /\s(https?:\/\/\S+)$/i.exec(doi === "" ? line.trim() : "")?.[1] ?? "";
  const rest = (url === "" ? line : line.trim().slice(0, -url.length))
    .replace(/\s*\bPMID:?\s*\d{1,9}\.?/i, "")
    .replace(/\s*(?:\bdoi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)\S+/i, "")
    .trim();
  const place = PLACE.exec(rest);
  const sentences = (place ? rest.slice(0, place.index) : "").split(/(?<=[.!?])\s+(?=\p{Lu}|\p{N})/u);
  const [authors = "", title = "", ...after] = sentences;
  const known = { doi, pmid, url, date: isoFromWritten(date) ?? place?.[1] ?? isoFromWritten(rest) ?? "" };
  if (!place || title === "")
    return cleanReference({
      authors: [],
      title: rest || line,
      journal: "",
      volume: "",
      issue: "",
      pages: "",
      ...known,
    });
  const bare = (text: string) => text.replace(/\.$/, "");
  const names = bare(authors).replace(/ (?:mfl|et al)\.?$/, "");
  return cleanReference({
    authors: names.split(", ").map(personFrom),
    title: bare(after.length === 0 ? title : [title, ...after.slice(0, -1)].join(" ")),
    journal: bare(after.at(-1) ?? ""),
    volume: place[2] ?? "",
    issue: place[3] ?? "",
    pages: place[4] ?? "",
    ...known,
  });
};
