import { withoutControls } from "../text/index.ts";

const WITHIN_BRACKETS = /<([^<>]*)>$/;
/** Characters without width and soft hyphens, which come along when an address is copied. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * The address in what a mail program or a page gives when somebody copies it: «Kari Hansen <kari@x.no>», «mailto:kari@x.no?subject=Svar»,
 * «kari@x.no;». A text that holds none, or several, comes back without the space around it. It has no control characters, which the database
 * refuses. Whether it is an address is not checked.
 */
export const mailAddressIn = (text: string): string => withoutControls(read(withoutControls(text))).trim();

function read(text: string): string {
  const given = text
    .replace(UNSEEN, "")
    .trim()
    .replace(/[\s;,]+$/, "");
  const inside = (WITHIN_BRACKETS.exec(given)?.[1] ?? given).trim();
  if (!/^mailto:/i.test(inside)) return inside.replace(/^(["'])(.*)\1$/, "$2");
  const [address = ""] = inside.slice("mailto:".length).split("?");
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}
