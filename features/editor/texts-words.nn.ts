import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import type { Readability } from "../../platform/pure/rich-text/index.ts";
import type * as nb from "./texts-words.ts";

const readability = {
  "very-easy": "svært lett å lese",
  easy: "lett å lese",
  medium: "middels vanskeleg å lese",
  hard: "vanskeleg å lese",
  "very-hard": "svært vanskeleg å lese",
} as const satisfies Record<Readability, string>;

export const wordCountTexts: Translated<typeof nb.wordCountTexts> = {
  count: (words, recommended) =>
    words > recommended
      ? `${norwegianNumber(words)} ord, ${norwegianNumber(words - recommended)} fleire enn tilrådde ${norwegianNumber(recommended)}`
      : `${norwegianNumber(words)} ord av tilrådde ${norwegianNumber(recommended)}`,
  lix: (lix, how) => `LIX ${lix}, ${readability[how]}`,
};
