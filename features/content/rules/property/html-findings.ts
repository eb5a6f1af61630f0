import { plainText } from "./plain-text.ts";
import { htmlFeatures, type PropertyOptions } from "./property.ts";

/** Warnings about a rich text before publication. They do not prevent it. */
export type HtmlFinding =
  | "HeadingSkipsALevel"
  | "EmptyHeading"
  | "TableWithoutHeader"
  | "LinkSaysNothing"
  | "HardToRead";

/**
 * Finds problems for readers of a text: for those with a screen reader, and for everybody when it is hard to read.
 * @param html clean, as it is stored
 * @param property what the text may hold: its headings begin at the highest of them, or at any where it goes on under others
 */
export const htmlFindings = (html: string, property: MayHold): readonly HtmlFinding[] => [
  ...headingFindings(html, property),
  ...tablesIn(html)
    .flatMap((table) => (/<th\b/.test(table) ? [] : ["TableWithoutHeader" as const]))
    .slice(0, 1),
  ...(linkContents(html).some(saysNothing) ? ["LinkSaysNothing" as const] : []),
  ...(isHardToRead(html) ? ["HardToRead" as const] : []),
];

type MayHold = Pick<PropertyOptions["html"], "features" | "goesOn">;

function headingFindings(html: string, { features, goesOn }: MayHold): readonly HtmlFinding[] {
  const allowed = htmlFeatures.filter((each) => /^h\d$/.test(each) && features.includes(each)).map(levelOf);
  const headings = [...html.matchAll(/<(h[2-4])\b[^>]*>(.*?)<\/\1>/gs)].map(([, tag = "", inner = ""]) => ({
    level: levelOf(tag),
    words: plainText(inner),
  }));
  const above = goesOn ? Number.POSITIVE_INFINITY : Math.min(...allowed) - 1;
  const skips = headings.some(({ level }, at) => level > (headings[at - 1]?.level ?? above) + 1);
  const isEmpty = headings.some(({ words }) => words === "");
  return [...(skips ? ["HeadingSkipsALevel" as const] : []), ...(isEmpty ? ["EmptyHeading" as const] : [])];
}

const levelOf = (tag: string): number => Number(tag.slice(1));

const tablesIn = (html: string): readonly string[] => html.match(/<table\b.*?<\/table>/gs) ?? [];

const linkContents = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) => inner);

/** Words that are the same at every link, so that a list of a page's links says nothing. */
const EMPTY_WORDS = new Set([
  "",
  "her",
  "denne",
  "lenke",
  "lenken",
  "klikk her",
  "trykk her",
  "se her",
  "les mer",
  "mer",
]);

/** A picture in a link speaks by its alternative text, which is asked for elsewhere. */
const saysNothing = (inner: string): boolean => {
  const words = plainText(inner).toLowerCase();
  return !/<img\b/.test(inner) && (EMPTY_WORDS.has(words) || /^(https?:\/\/|www\.)/.test(words));
};

/** The readability index (lesbarhetsindeks) of a text that is called very difficult. */
const VERY_DIFFICULT = 60;
const LONG_WORD = 7;
/** In a shorter text one long sentence would decide. */
const FEWEST_WORDS = 100;

/** The words of a sentence and the long words among a hundred, together. Björnsson, Läsbarhet, 1968 */
function isHardToRead(html: string): boolean {
  const sentences = plainText(html.replace(/<\/(p|li|h[2-4]|t[dh]|caption|figcaption|pre)>|<br>/g, ". "))
    .split(/[.!?:]+[»”"')\]]*(?:\s|$)/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const long = words.filter((word) => word.length >= LONG_WORD);
  return (
    words.length >= FEWEST_WORDS &&
    words.length / sentences.length + (100 * long.length) / words.length > VERY_DIFFICULT
  );
}
