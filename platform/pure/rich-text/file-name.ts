import { firstCharacters, withoutControls, withoutTurns } from "../text/index.ts";

const MOST_CHARACTERS = 200;

/**
 * A file's name made safe for screens and headers: no path, no control characters, none that turn the direction of writing, at most 200 characters with its ending.
 * @param endings what is taken off the given name, without a dot: "jpe?g" @param otherwise its name when nothing is left
 */
export function fileName(given: string, endings: string, ending: string, otherwise: string): string {
  const base = withoutTurns(withoutControls(given)).split(/[\\/]/).at(-1)?.trim() ?? "";
  const stem = base.replace(new RegExp(`\\.(${endings})$`, "i"), "");
  return `${firstCharacters(stem, MOST_CHARACTERS - ending.length - 1).trim() || otherwise}.${ending}`;
}
