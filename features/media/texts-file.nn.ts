import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-file.ts";

export const fileTexts: Translated<typeof nb.fileTexts> = {
  none: "Ingen PDF er lasta opp",
};
