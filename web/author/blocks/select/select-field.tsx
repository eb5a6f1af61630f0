import { CheckboxGroup, MultiSelect, RadioGroup, SelectField as UiSelectField } from "../../../ui/index.ts";
import type { BlockProps } from "../block-ui.ts";
import { useBlockField } from "../use-block-field.tsx";

/** A choice of one or several. Saved on every change, toggle and removal. docs/spec/blocks.md, Select */
export function SelectField({ block }: BlockProps<"Select" | "RelationSelector">) {
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
