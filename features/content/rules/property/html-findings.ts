import { countWords, elementsIn, type HtmlPiece, lineOf, lixOf } from "../../../../platform/pure/rich-text/index.ts";
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
  ...(elementsIn(html, "table").some(isWithoutHeader) ? ["TableWithoutHeader" as const] : []),
  ...(elementsIn(html, "a").some(saysNothing) ? ["LinkSaysNothing" as const] : []),
  ...(isHardToRead(html) ? ["HardToRead" as const] : []),
];

type MayHold = Pick<PropertyOptions["html"], "features" | "goesOn">;

function headingFindings(html: string, { features, goesOn }: MayHold): readonly HtmlFinding[] {
  const allowed = htmlFeatures.filter((each) => /^h\d$/.test(each) && features.includes(each)).map(levelOf);
  const headings = elementsIn(html, "h2", "h3", "h4").map(({ tag, inside }) => ({
    level: levelOf(tag),
    words: lineOf(inside),
  }));
  const above = goesOn ? Number.POSITIVE_INFINITY : Math.min(...allowed) - 1;
  const skips = headings.some(({ level }, at) => level > (headings[at - 1]?.level ?? above) + 1);
  const isEmpty = headings.some(({ words }) => words === "");
  return [...(skips ? ["HeadingSkipsALevel" as const] : []), ...(isEmpty ? ["EmptyHeading" as const] : [])];
}

const levelOf = (tag: string): number => Number(tag.slice(1));

const isWithoutHeader = ({ inside }: HtmlPiece): boolean => elementsIn(inside, "th").length === 0;

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
const saysNothing = ({ inside }: HtmlPiece): boolean => {
  const words = lineOf(inside).toLowerCase();
  return elementsIn(inside, "img").length === 0 && (EMPTY_WORDS.has(words) || /^(https?:\/\/|www\.)/.test(words));
};

/** The readability index (lesbarhetsindeks) above which the finding is made. */
const VERY_DIFFICULT = 60;
/** In a shorter text one long sentence would decide. */
const FEWEST_WORDS = 100;

const isHardToRead = (html: string): boolean => countWords(html) >= FEWEST_WORDS && (lixOf(html) ?? 0) > VERY_DIFFICULT;
