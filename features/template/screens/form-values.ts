import { asJson, asLines, asText, type DraftValue, type ValueFormat } from "../../../platform/editing/draft/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { LabelledProperty } from "../../content/rules/index.ts";
import { type FormField, nynorskName, nynorskOf, placeAt, type Template, type TemplatePath } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";

/** How the store of fields holds the values of a field. */
export function fieldFormat({ control }: FormField): ValueFormat {
  if (control === "lines-each") return asLines;
  return control === "switch" || control === "list" || control === "several" ? asJson : asText;
}

/** A field as it was loaded; null when it is gone. */
export function fieldIn(template: Template, path: TemplatePath): DraftValue | null {
  const place = placeAt(template, path);
  return place && { value: place.value, format: fieldFormat(place.field) };
}

/** The form of Norwegian that a field of a form is written in; null for one that is the same in both. */
const writtenIn = (name: string, form: readonly FormField[]): Language | null => {
  if (nynorskOf(name) !== null) return "nn";
  return form.some((each) => each.name === nynorskName(name)) ? "nb" : null;
};

/**
 * A field of a template's form as a property, so that it is written with the controls that pages have.
 * @param form the form that the field is in
 */
export function propertyOf(
  { name, control, values = [], of = [], optional }: FormField,
  parent: string,
  form: readonly FormField[],
): Exclude<LabelledProperty, { kind: "area" | "group" }> {
  const label = texts.label(name, parent);
  const lang = writtenIn(name, form);
  const written = lang === null ? { label } : { label, lang };
  switch (control) {
    case "switch":
      return { kind: "bool", label };
    case "choice": {
      const optionLabels = Object.fromEntries(values.map((value) => [value, texts.value(name, value)]));
      return {
        kind: "select",
        label,
        options: optional ? ["", ...values] : values,
        optionLabels: { "": texts.noChoice, ...optionLabels },
      };
    }
    case "list":
      return {
        kind: "list",
        label,
        item: texts.item(name),
        of: Object.fromEntries(of.map((field) => [field.name, propertyOf(field, name, of)])),
      };
    case "lines":
    case "lines-each":
      return { kind: "longText", ...written };
    default:
      return { kind: "text", ...written };
  }
}
