import { cutValue } from "./cut.ts";
import type { Sought } from "./words.ts";

/**
 * A stored value without the words, in every text of it, however deep.
 * @returns the same object when none of the words stands there
 */
export const redactValue = <T>(value: T, { whole }: Sought): T =>
  cutValue(value, (text) =>
    [...text.matchAll(whole)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  );
