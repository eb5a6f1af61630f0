import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const versionProblems: Translated<typeof nb.versionProblems> = {
  VersionNameRequired: "Skriv eit namn på versjonen",
  VersionNameTooLong: "Skriv eit namn på høgst 100 teikn",
  TooManyVersions: "Det er ikkje plass til fleire versjonar med namn. Grensa er 100.",
};
