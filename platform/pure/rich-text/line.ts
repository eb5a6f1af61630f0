import { withoutLineBreaks } from "../text/index.ts";
import { plainTextOf } from "./plain-text.ts";

/** The words of clean rich text on one line. */
export const lineOf = (html: string): string => withoutLineBreaks(plainTextOf(html));
