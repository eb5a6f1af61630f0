import { turnsDirection } from "../../../platform/pure/mail/index.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";

/**
 * The rule that an assessment's title breaks, if any. The portal shows a title to everybody, as its own text.
 * @param ifEmpty the rule that an empty title breaks
 */
export const checkTitle = (
  title: string,
  { path, ifEmpty }: { readonly path: string; readonly ifEmpty: "Mandatory" | "TitleRequired" },
): readonly FieldRefusal[] => {
  if (title.trim() === "") return [{ path, kind: ifEmpty }];
  return turnsDirection(title) ? [{ path, kind: "TitleTurned" }] : [];
};
