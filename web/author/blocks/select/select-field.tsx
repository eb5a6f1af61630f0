import type { ItemProperties } from "../../../../core/contract/schema-item.ts";
import {
  CheckboxGroup,
  type Choice,
  MultiSelect,
  RadioGroup,
  SelectField as UiSelectField,
} from "../../../ui/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";
import { useBlockField } from "../use-block-field.tsx";

const choicesOf = ({ selectable = [] }: ItemProperties): readonly Choice[] =>
  selectable.map(({ value, text, children }) => (children ? { value, text, children } : { value, text }));

/** A choice of one or several: A section 2. Saved on every change, toggle and removal. */
export function SelectField({ item }: BlockFieldProps) {
  const { field, text, choose, required } = useBlockField(item);
  const values = [field.text].flat().filter((value) => value !== "");
  const shared = { ...text, options: choicesOf(item.properties), required };
  const chooseOne = (value: string) => choose([value]);
  switch (item.properties.selectType?.toLowerCase()) {
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
