import { expect, test } from "vitest";
import { BLOCK_KINDS } from "../kinds/rules/index.ts";
import { type FormField, formOf, tabForm, templateForm } from "./rules/index.ts";
import { templateTexts } from "./texts.ts";

/** Each field with the name above it, as the screen asks for its label. */
const asked = (form: readonly FormField[], parent: string): readonly (readonly [FormField, string])[] =>
  form.flatMap((field) => [[field, parent] as const, ...asked(field.of ?? [], field.name)]);

const all = [
  ...asked(templateForm, ":"),
  ...asked(tabForm, "tab"),
  ...BLOCK_KINDS.flatMap((kind) => asked(formOf(kind), kind)),
];

test("every field of every form has a label, and every value of a choice a name", () => {
  const bare = all.filter(([{ name }, parent]) => templateTexts.label(name, parent) === name);
  expect(bare.map(([{ name }, parent]) => `${parent}.${name}`)).toEqual([]);
  const unnamed = all.flatMap(([{ name, values = [] }]) =>
    values.filter((value) => templateTexts.value(name, value) === value).map((value) => `${name} ${value}`),
  );
  expect(unnamed).toEqual([]);
});
