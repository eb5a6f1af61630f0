import { byLanguage } from "../../platform/pure/language/index.ts";

/** The assessment that another was started from. */
const startedFromTexts = { gone: "en vurdering som ikke lenger er publisert" } as const;

export const startedFromTextsIn = byLanguage({ nb: startedFromTexts });
