import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-colleagues.ts";

const inRow = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]} og ${names.length - 1} andre` : names.join(" og ");

export const colleagueTexts: Translated<typeof nb.colleagueTexts> = {
  editing: (names) => `${inRow(names)} redigerer denne sida`,
  open: (names) => `${inRow(names)} har også denne sida open`,
  saved: (time) => `(lagra sist ${time})`,
};
