import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { CheckboxGroup, MultiSelect, RadioGroup, SelectField as UiSelectField } from "../../../platform/ui/index.ts";
import { chosenTexts, type SelectOption } from "../rules/index.ts";
import type { BlockProps } from "../screens/block-ui.ts";
import { useBlockField } from "../screens/use-block-field.tsx";
import { PlainText } from "../text/field.tsx";

/** A choice of one or several. Saved on every change, toggle and removal. */
export function SelectBlockField({ block }: BlockProps<"Select" | "RelationSelector">) {
  const { field, text, choose, required } = useBlockField(block);
  const values = [field.text].flat().filter((value) => value !== "");
  const shared = { ...text, options: block.options, required };
  const chooseOne = (value: string) => choose([value]);
  switch (block.selectType) {
    case "radiobuttons":
      return <RadioGroup {...shared} value={values[0] ?? ""} onChange={chooseOne} />;
    case "checkboxes":
      return <CheckboxGroup {...shared} values={values} onChange={choose} />;
    case "multiselect":
    case "multilevel":
      return <MultiSelect {...shared} values={values} onChange={choose} />;
    default:
      return <UiSelectField {...shared} value={values[0] ?? ""} onChange={({ target }) => chooseOne(target.value)} />;
  }
}

type Choice = { readonly options: readonly SelectOption[] };

const words = ({ options }: Choice, value: FieldValue): string =>
  chosenTexts({ options, chosen: [value].flat() }).join("\n");

/** A choice in a conflict: one of the two is kept, never a mixture. */
export const choiceValue = {
  show: (block: Choice, value: FieldValue) => <PlainText text={words(block, value)} />,
  words,
  combine: (_block: Choice, mine: FieldValue) => mine,
};
