import { chosenTexts, type SelectOption } from "../../../../core/block/index.ts";
import type { FieldValue } from "../../../../core/saving/index.ts";
import { PlainText } from "../text/index.ts";

type Choice = { readonly options: readonly SelectOption[] };

const words = ({ options }: Choice, value: FieldValue): string =>
  chosenTexts({ options, chosen: [value].flat() }).join("\n");

/** A choice in a conflict: one of the two is kept, never a mixture. */
export const choiceValue = {
  show: (block: Choice, value: FieldValue) => <PlainText text={words(block, value)} />,
  words,
  combine: (_block: Choice, mine: FieldValue) => mine,
};
