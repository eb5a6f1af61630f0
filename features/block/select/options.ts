import type { SelectOption, SelectOptions, WrittenOption } from "./schema.ts";

// Apart from the definition: readers' pages load this and not the rules of writing.

/** The options of a choice, children after their parent. None when the options are terms, which the template does not hold. */
export const optionsInOrder = (options: SelectOptions): readonly WrittenOption[] =>
  Array.isArray(options) ? options.flatMap((option) => [option, ...(option.children ?? [])]) : [];

/** The texts of the chosen values in the order of the options, a member after its group's text. */
export const chosenTexts = ({
  options,
  chosen,
}: {
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
}): readonly string[] =>
  options.flatMap(({ value, text, children = [] }) => [
    ...(chosen.includes(value) ? [text] : []),
    ...children.flatMap((child) => (chosen.includes(child.value) ? [`${text}: ${child.text}`] : [])),
  ]);
