import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import type { Readability } from "../../platform/pure/rich-text/index.ts";

const readability = {
  "very-easy": "svært lett å lese",
  easy: "lett å lese",
  medium: "middels vanskelig å lese",
  hard: "vanskelig å lese",
  "very-hard": "svært vanskelig å lese",
} as const satisfies Record<Readability, string>;

/** The line below a text whose words are counted. */
export const wordCountTexts = {
  count: (words: number, recommended: number): string =>
    words > recommended
      ? `${norwegianNumber(words)} ord, ${norwegianNumber(words - recommended)} flere enn anbefalte ${norwegianNumber(recommended)}`
      : `${norwegianNumber(words)} ord av anbefalte ${norwegianNumber(recommended)}`,
  lix: (lix: number, how: Readability): string => `LIX ${lix}, ${readability[how]}`,
} as const;
