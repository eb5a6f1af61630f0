import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const reviewProblems: Translated<typeof nb.reviewProblems> = {
  DateHasPassed: "Datoen har vore. Vel i dag eller ein seinare dag",
  ReviewIsSent: "Fagfellevurderinga er send inn",
  ReviewNotNamed: "Vel kva fagfellevurdering det gjeld",
  ReviewIsEmpty: "Skriv noko i fagfellevurderinga først",
};
