import { holdsText, type Name } from "./left-out.ts";
import { styleOf } from "./styles.ts";

/** How far text is moved up or down: Word and Pages write exponents by points. */
const MOVED = /(?:mso-text-raise|vertical-align):\s*(-?[\d.]+)p[tx]/i;
const moved = (style: string): number => Number(MOVED.exec(style)?.[1] ?? 0);

type Look = readonly [tag: string, isIt: (style: string, classes: DOMTokenList) => boolean];

/** Looks that other programs write as styles. The page's security policy hides styles, so they are read from the attribute. */
const LOOKS: readonly Look[] = [
  ["strong", (style) => /font-weight:\s*(bold|[6-9]00)/i.test(style)],
  ["em", (style) => /font-style:\s*italic/i.test(style)],
  ["u", (style) => /text-decoration(-line)?:[^;]*underline/i.test(style)],
  [
    "sup",
    (style, classes) => /vertical-align:\s*super/i.test(style) || classes.contains("Superscript") || moved(style) > 0,
  ],
  [
    "sub",
    (style, classes) => /vertical-align:\s*sub(?!\w)/i.test(style) || classes.contains("Subscript") || moved(style) < 0,
  ],
];

/** A marker pen: text on a colour of its own. Black, white and none are those of a page. */
const HIGHLIGHT =
  /mso-highlight:|(?:^|;)\s*background(?:-color)?:\s*(?!transparent|none|white|black|inherit|initial|unset|window|auto|#fff(?:fff)?\b|#000(?:000)?\b|rgba?\(\s*255,\s*255,\s*255|rgba?\(\s*0,\s*0,\s*0|var\()[#a-z]/i;

/** Names text that is marked with a colour, which ours cannot be. */
export function nameHighlights(pasted: Document, name: Name): void {
  const isMarked = (element: Element) => element.matches("mark") || HIGHLIGHT.test(styleOf(element));
  if ([...pasted.querySelectorAll("mark,span,font,b,i,em,strong,a")].some((each) => isMarked(each) && holdsText(each)))
    name("highlight");
}

/** Marks text as the styles and classes of its elements say. Word's `mso-` styles have been read before. */
export function readLooks(pasted: Document): void {
  for (const element of pasted.querySelectorAll("[style],[class]")) readLook(element);
}

/** A bold 9 that stands high is an exponent all the same: 10 and 9 would be 109. */
const RAISED: ReadonlySet<string> = new Set(["sup", "sub"]);

function readLook(element: Element): void {
  const style = styleOf(element);
  element.removeAttribute("style");
  for (const [tag, isIt] of LOOKS) {
    const isSaid =
      element.closest(tag === "u" ? "u,ins,a" : tag) !== null ||
      element.matches(RAISED.has(tag) ? "a" : "a,b,i,em,strong");
    if (!isSaid && isIt(style, element.classList)) wrapChildren(element, tag);
  }
  // Google Docs puts everything it copies inside a <b> that is not bold.
  if (element.matches("b,strong") && /font-weight:\s*(normal|400)/i.test(style))
    element.replaceWith(...element.childNodes);
}

const wrapChildren = (element: Element, tag: string): void => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
