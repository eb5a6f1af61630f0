import { withPublicAddresses } from "../../../pure/link/index.ts";
import type { Name } from "./left-out.ts";
import { styleOf } from "./styles.ts";
import { SYMBOL, WINGDINGS } from "./symbol-fonts.ts";

/** Where Word keeps the characters of symbol fonts: U+F020 to U+F0FF, by their place in the font. */
const PRIVATE = /[\uf020-\uf0ff]/g;
const UNKNOWN = /[\ue000-\uf8ff]/g;
const BOX = "□";

type Font = Readonly<Record<string, string>>;

const fontIn = (family: string): Font | null => {
  if (/^["'\s]*symbol/i.test(family)) return SYMBOL;
  return /^["'\s]*wingdings(?! ?[23])/i.test(family) ? WINGDINGS : null;
};

function fontOf(text: Node): Font | null {
  const around = text.parentElement?.closest("[style*='font-family' i],[style*='font:' i],[face]");
  if (!around) return null;
  const style = styleOf(around);
  const ofSymbol = /mso-symbol-font-family:\s*([^;]+)/i.exec(style)?.[1];
  return fontIn(ofSymbol ?? /font-family:\s*([^;]+)/i.exec(style)?.[1] ?? around.getAttribute("face") ?? "");
}

/** Word's optional hyphen and the one that keeps a word together are control characters in plain text. */
const [OPTIONAL_HYPHEN, KEEPING_HYPHEN] = [String.fromCharCode(31), String.fromCharCode(30)];
const NO_WIDTH = new RegExp(`[\u00ad\u200b\u2060\ufeff${OPTIONAL_HYPHEN}]`, "g");
const HYPHEN = new RegExp(`[\u2011${KEEPING_HYPHEN}]`, "g");

/** The ligatures of print, which no search finds. */
const LIGATURE = /[\ufb00-\ufb06]/g;

/**
 * Text as it is stored: accents in one character, no soft hyphens or characters without width, plain hyphens, addresses
 * without a gateway around them. A character that only a symbol font can show becomes the letter that it stands for, or
 * a box.
 */
export function readableText(text: string, name: Name, font: Font | null = null): string {
  const boxed = () => {
    name("symbol");
    return BOX;
  };
  const inFont = font ? text.replace(/[!-~\xa1-\xff]/g, (letter) => font[letter] ?? boxed()) : text;
  const plain = inFont
    .replace(PRIVATE, (letter) => (font ?? SYMBOL)[String.fromCharCode(letter.charCodeAt(0) - 0xf000)] ?? letter)
    .replace(UNKNOWN, boxed)
    .replace(NO_WIDTH, "")
    .replace(HYPHEN, "-")
    .replace(/[\u2028\u2029\v]/g, "\n")
    .replace(LIGATURE, (ligature) => ligature.normalize("NFKD"))
    .normalize("NFC");
  return withPublicAddresses(plain);
}

/** Makes every text of the clipboard readable. Styles have not been removed yet: they name the fonts. */
export function readLetters(pasted: Document, name: Name): void {
  for (const space of pasted.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  for (const quote of pasted.querySelectorAll("q")) quote.replaceWith("«", ...quote.childNodes, "»");
  const texts = pasted.createNodeIterator(pasted.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const written = text.nodeValue ?? "";
    const readable = readableText(written, name, fontOf(text));
    if (readable !== written) text.nodeValue = readable;
  }
}
