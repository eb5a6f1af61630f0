import { decodeEntities, raised } from "../../../../platform/pure/rich-text/index.ts";

/** Without other marks in it: an exponent rarely has any. */
const RAISED = /<(sup|sub)>([^<>]*)<\/\1>/g;

/** The words of a rich text, without tags. */
export const plainText = (html: string): string =>
  decodeEntities(
    html.replace(RAISED, (_, tag: string, text: string) => raised(text, tag === "sup")).replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();
