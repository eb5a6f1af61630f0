import type { SaveState } from "../../pure/saving/index.ts";

/**
 * Which texts that were refused because their field was gone are sent again, at a reload that has the field. Not a second time before it has
 * been gone: a reload that lists what the server refuses would be followed by a refusal, and that by a reload, for ever.
 */
export function createCameBack(): (key: string, isThere: boolean, state: SaveState | undefined) => boolean {
  const tried = new Set<string>();
  return (key, isThere, state) => {
    if (!isThere) tried.delete(key);
    const comesBack = isThere && state?.at === "locked" && state.because === "gone" && !tried.has(key);
    if (comesBack) tried.add(key);
    return comesBack;
  };
}
