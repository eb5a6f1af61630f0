import { withoutLineBreaks } from "../text/index.ts";
import { plainTextOf } from "./plain-text.ts";

/** The words of clean rich text on one line. Apart from plain-text.ts, which every reader loads. */
export const lineOf = (html: string): string => withoutLineBreaks(plainTextOf(html));
