import { oneLine, wholeLine } from "./one-line.ts";
import type { ReferenceAuthor } from "./reference.ts";

/** `A.M.`, `J.-P.`, `A. M.`, `Th.` */
const DOTTED = String.raw`(?:\p{Lu}\p{Ll}?\.[ -]?)+`;
const SUFFIX = String.raw`(?: (?:Jr|Sr|I{2,3}|IV|2nd|3rd)\.?)?`;
const DOTTED_LAST = new RegExp(String.raw`^(\S.*?) (${DOTTED}${SUFFIX})$`, "u");
const BARE_LAST = new RegExp(String.raw`^(\S.*?) (\p{Lu}{1,4}(?:-\p{Lu})?${SUFFIX})$`, "u");
const ONLY_DOTTED = new RegExp(`^${DOTTED}$`, "u");

/** Longer than the name of any person. */
const LONGEST_NAME = 150;

/** `Eira A.M.` and `Eira AM` where the writer writes all people so: the initials stand last. Null for any other form. */
const initialsLast = (written: string, form: RegExp): ReferenceAuthor | null => {
  const found = written.includes(",") || written.length > LONGEST_NAME ? null : form.exec(written);
  return found ? { family: found[1] ?? "", given: (found[2] ?? "").trim() } : null;
};

/** Capitals that end the name of an organisation or a country. */
const ENDS_ORGANISATION = /^(?:UK|USA?|EU|UN|WHO|NHS|FHI|HF|RHF|AS|ASA|SA|AG|BV|NV|AB)$/;
const PARTICLES = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e[nrl]?|[Dd]e la|[Dd]el|[Dd]i|[Dd]a|[Dd]os|[Ll][ae]|[Tt]en|[Tt]er|[Zz]u|[Aa]f|[Aa]l|[Ee]l|[Bb]in|[Ss]t\.?) )*`;
const FAMILY = new RegExp(
  String.raw`^${PARTICLES}\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*)?$`,
  "u",
);

/** `Eira AM` where an organisation may stand as well: only what has the form of a person's name. */
const bareLast = (written: string): ReferenceAuthor | null => {
  const found = initialsLast(written, BARE_LAST);
  if (!found || found.given.length > 3 || ENDS_ORGANISATION.test(found.given)) return null;
  return FAMILY.test(found.family) ? found : null;
};

/** The author in `Hansen, Kari`, `Hansen, Kari, jr.` or `Eira A.M.`. A name in another form is the family name as a whole: it may be an organisation. */
export const authorFrom = (written: string): ReferenceAuthor => {
  const line = oneLine(written);
  const short = initialsLast(line, DOTTED_LAST) ?? bareLast(line);
  if (short) return short;
  const [family = "", given = "", suffix = ""] = line.split(",").map((part) => part.trim());
  return { family, given: [given, suffix].filter((part) => part !== "").join(" ") };
};

/** The same where only people stand and none has the whole given name: `Hansen KM` of PubMed's short names. */
export const personFrom = (written: string): ReferenceAuthor => {
  const line = oneLine(written);
  return initialsLast(line, DOTTED_LAST) ?? initialsLast(line, BARE_LAST) ?? authorFrom(line);
};

const isPerson = (written: string): boolean => {
  const line = oneLine(written);
  return initialsLast(line, DOTTED_LAST) !== null || bareLast(line) !== null;
};
const isNamed = (written: string): boolean => isPerson(written) || /^[^,]+, ?[^,\s][^,]*$/.test(oneLine(written));

/** `Hansen, K., Olsen, P.`: family names and initials in turns. */
const inTurns = (parts: readonly string[]): boolean =>
  parts.length >= 4 && parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 0 || ONLY_DOTTED.test(part));

/**
 * The authors that stand in one text: mostly one, and several where a program writes them into one field, apart by `;`, `and` or `&`,
 * or by commas where each has its initials last. The name of an organisation stays whole.
 */
export const authorsFrom = (written: string): readonly ReferenceAuthor[] => {
  const line = wholeLine(written);
  const listed = line.split(/;\s*/).filter((part) => part.trim() !== "");
  if (listed.length > 1) return listed.flatMap(authorsFrom);
  const joined = line.split(/,? (?:and|&) /);
  const apart = joined.length > 1 && joined.every((part) => isNamed(part) || part.split(", ").every(isPerson));
  if (apart) return joined.flatMap(authorsFrom);
  const parts = line.split(/,\s*/);
  if (parts.length > 1 && parts.every(isPerson)) return parts.map(authorFrom);
  if (inTurns(parts))
    return parts.flatMap((part, at) => (at % 2 === 0 ? [authorFrom(`${part}, ${parts[at + 1]}`)] : []));
  return [authorFrom(line)];
};

/** A name that a program has taken apart by the rule that the family name stands last, where the initials did. */
export const initialsFirst = ({ family, given }: ReferenceAuthor): ReferenceAuthor => {
  if (given === "") return family.includes(",") ? { family, given } : authorFrom(family);
  const isTurned =
    ONLY_DOTTED.test(family) || (/^\p{Lu}{1,3}$/u.test(family) && bareLast(`${given} ${family}`) !== null);
  return isTurned && !ONLY_DOTTED.test(given) ? { family: given, given: family } : { family, given };
};

/** `van der Berg`, `d’Artagnan`: the particles of a name before it, with no space after an apostrophe. */
export const withParticles = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/(['’]) /g, "$1");
