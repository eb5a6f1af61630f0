import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const rowProblems: Translated<typeof nb.rowProblems> = {
  TooManyRows: "Det er ikkje plass til fleire rader her. Grensa er 500.",
  TooManyImages: "Det er ikkje plass til fleire bilete her. Grensa er 50.",
};
