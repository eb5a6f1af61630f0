import type { SchemaItem } from "../../../../core/contract/schema-item.ts";
import type { FieldValue } from "../../../../core/saving/index.ts";
import { chosenTexts } from "../../../content/blocks/index.ts";
import type { ValueForm } from "../block-ui.ts";
import { PlainText } from "../text/index.ts";

const words = (item: SchemaItem, value: FieldValue): string =>
  chosenTexts({ properties: { ...item.properties, selected: [value].flat() } }).join("\n");

export const choiceValue: ValueForm = {
  show: (item, value) => <PlainText text={words(item, value)} />,
  words,
  combine: (_item, mine) => mine,
};
