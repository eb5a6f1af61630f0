import { richTextTexts } from "../../../texts/rich-text.ts";
import { LiveRegion } from "../../ui/index.ts";

/** Shown when less than a twentieth of the room is left. */
const NEAR = 0.95;

export function CharacterCount({ length, max }: { readonly length: number; readonly max: number }) {
  const text = length > max ? richTextTexts.charactersOver(length - max) : richTextTexts.charactersLeft(max - length);
  return (
    <LiveRegion visible assertive={length > max}>
      {length > max * NEAR ? text : null}
    </LiveRegion>
  );
}
