import { holdsText, type LeftOut, type Name, removeWithFrame } from "./left-out.ts";
import { styledAs } from "./styles.ts";

const FRAME = "p,div,li,sup,span,a,hr";

/** Content beside a text in other programs, such as comments and notes, and the marks by which it is found. */
const BESIDE: readonly (readonly [LeftOut, style: RegExp | null, selector: string])[] = [
  [
    "comment",
    /mso-element:\s*comment|mso-special-character:\s*comment/i,
    ".msocomanchor,.msocomtxt,.msocomoff,.MsoCommentReference,a[href^='#cmnt'],a[href^='#_msocom']",
  ],
  [
    "note",
    /mso-element:\s*(?:foot|end)note|mso-(?:foot|end)note-id|mso-special-character:\s*(?:foot|end)note/i,
    `.MsoFootnoteReference,.MsoEndnoteReference,.FootnoteReference,.EndnoteReference,a[href^='#_ftn'],a[href^='#_edn'],
    a[href^='#ftnt'],a.sdfootnoteanc,a.sdendnoteanc,a.sdfootnotesym,a.sdendnotesym,div[id^='sdfootnote'],div[id^='sdendnote']`,
  ],
  ["margin", /mso-element:\s*(?:header|footer)/i, "div[title='header'],div[title='footer']"],
  ["hidden", /mso-hide:\s*all|(?:^|;)\s*display:\s*none|visibility:\s*hidden/i, "[hidden]"],
];

/** Google Docs sets the text of a note or a comment below, in a line that begins with a link back. */
const TEXT_BELOW = "a[href^='#cmnt_ref'],a[href^='#ftnt_ref']";

/** Leaves out comments, notes, headers, footers and hidden text, with the signs that lead to them, and names them. */
export function removeBeside(pasted: Document, name: Name): void {
  for (const back of pasted.querySelectorAll(TEXT_BELOW)) {
    name(back.matches("[href^='#cmnt']") ? "comment" : "note");
    const line = back.closest("p,li") ?? back;
    const below = line.parentElement;
    // Several paragraphs of one note share a frame.
    removeWithFrame(below?.matches("div") && below.querySelectorAll(TEXT_BELOW).length === 1 ? below : line, FRAME);
  }
  for (const [what, style, selector] of BESIDE)
    for (const element of [...(style ? styledAs(pasted, style) : []), ...pasted.querySelectorAll(selector)]) {
      if (!element.isConnected) continue;
      if (holdsText(element)) name(what);
      removeWithFrame(element, "sup,span");
    }
}

/** Word writes a formula for itself as a comment, and a picture of it for others. */
export function nameFormulas(pasted: Document, name: Name): void {
  const comments = pasted.createNodeIterator(pasted, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    if (/msEquation|<m:oMath/i.test(comment.nodeValue ?? "")) name("formula");
  if (pasted.querySelector("math")) name("formula");
}
