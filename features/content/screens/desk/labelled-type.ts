import { definitionOf, type LabelledPage, labelledPage } from "../../rules/index.ts";
import { typeTexts } from "../../texts-types.ts";

const made = new Map<string, LabelledPage>();

/** The definition of a page's type, or of a shared block's, with its texts; null for a type that this version does not know. */
export function labelledType(type: string): LabelledPage | null {
  const definition = definitionOf(type);
  if (!definition) return null;
  const labelled = made.get(type) ?? labelledPage(definition, typeTexts);
  made.set(type, labelled);
  return labelled;
}
