import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-status.ts";

export const statusTexts: Translated<typeof nb.statusTexts> = {
  1: "Under arbeid",
  2: "Til publisering",
  3: "Publisert",
};
