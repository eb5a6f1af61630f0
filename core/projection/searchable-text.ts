import type { AssessmentRead, SchemaItem } from "../contract/index.ts";
import { plainTextOf } from "../rich-text/index.ts";

const ofItem = (item: SchemaItem): readonly string[] => {
  const {
    text = "",
    selectable,
    table,
    itemsA,
    itemsB,
    itemsC,
    itemsD,
    itemsE,
    pdfName,
    infoTextReader,
  } = item.properties;
  const searches = [itemsA, itemsB, itemsC, itemsD, itemsE].flatMap((items) => items ?? []);
  return [
    item.title,
    item.blockType === "TextEditor" ? plainTextOf(text) : text,
    pdfName ?? "",
    infoTextReader ?? "",
    ...(selectable ?? []).flatMap((option) => [option.text, ...(option.children ?? []).map((child) => child.text)]),
    ...(table ?? []).map((row) => row.text),
    ...searches.flatMap(({ source, strategy }) => [source, plainTextOf(strategy)]),
    ...item.schemaItems.flatMap(ofItem),
  ];
};

/**
 * The text that a search finds an assessment by. Taken from what readers are shown and from nowhere else, so a search
 * can never find a word that its page does not show.
 */
export const searchableText = (view: AssessmentRead): { readonly ingress: string; readonly body: string } => ({
  ingress: plainTextOf(view.summary),
  body: view.schema.schemaItems
    .flatMap(ofItem)
    .filter((text) => text !== "")
    .join("\n"),
});
