import { EARLIEST_DATE_INPUT } from "../../../../core/norwegian-date/index.ts";
import { DateField, TextArea, TextField as UiTextField } from "../../../ui/index.ts";
import type { BlockProps } from "../block-ui.ts";
import { useBlockField } from "../use-block-field.tsx";

/** A text on one line or several, or a date. */
export function TextField({ block }: BlockProps<"Text">) {
  const { field, text, type, onBlur, required } = useBlockField(block);
  const value = typeof field.text === "string" ? field.text : "";
  const shared = { ...text, value, onBlur, required };
  if (block.isDate)
    return (
      <DateField
        {...shared}
        min={EARLIEST_DATE_INPUT}
        onChange={({ target }) => {
          // A date that is half written has no value yet.
          if (!target.validity.badInput) type(target.value);
        }}
      />
    );
  const { placeholder } = block;
  const written = {
    ...shared,
    placeholder,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  return block.multiline ? <TextArea {...written} /> : <UiTextField {...written} />;
}
