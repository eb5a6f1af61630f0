/** One thing to choose. In a select a choice with children is a group; in lists the children stand indented under it. */
export type Choice = {
  readonly value: string;
  readonly text: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly children?: readonly Choice[];
};

/** Every choice of a tree, parents before children. */
export const flattenChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices.flatMap((choice) => [choice, ...flattenChoices(choice.children ?? [])]);

/** The list with the value put in or taken out, the others in their order. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The choices whose text contains the words, with the parents of those that do. */
export const filterChoices = (choices: readonly Choice[], words: string): readonly Choice[] => {
  const wanted = words.trim().toLocaleLowerCase("nb");
  if (wanted === "") return choices;
  return choices.flatMap((choice) => {
    if (choice.text.toLocaleLowerCase("nb").includes(wanted)) return [choice];
    const children = filterChoices(choice.children ?? [], words);
    return children.length > 0 ? [{ ...choice, children }] : [];
  });
};
