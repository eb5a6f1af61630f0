import type { FieldAddress } from "../../../platform/editing/saving/index.ts";
import type { FieldValue, Revision } from "../../../platform/pure/saving/index.ts";
import type { Property } from "../../content/rules/index.ts";
import { type FormField, placeAt, type Template, type TemplatePath } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";

/** The store knows a field of the form by its path. */
export const addressOf = (path: TemplatePath): FieldAddress => ({ block: path.join("/") });
export const pathOf = (address: FieldAddress): TemplatePath => ("block" in address ? address.block.split("/") : []);

const isJson = (control: FormField["control"]): boolean =>
  control === "switch" || control === "list" || control === "several";

/** A value as the store of fields holds it: a text, and what is none as JSON. */
export function textOf({ control }: FormField, value: unknown): string {
  if (control === "lines-each") return Array.isArray(value) ? value.join("\n") : "";
  if (isJson(control)) return JSON.stringify(value ?? null);
  return value === undefined || value === null ? "" : String(value);
}

/** Converts a text of the store into the value of a field. */
export function valueFrom({ control }: FormField, text: FieldValue): unknown {
  const one = [text].flat().join("");
  if (control === "lines-each") return one.split("\n");
  return isJson(control) ? JSON.parse(one === "" ? "null" : one) : one;
}

/** Converts a text of the store into readable words when its field is gone. A list becomes one line for each of its words. */
export function readable(text: string): string {
  if (!text.startsWith("[")) return text;
  try {
    return wordsIn(JSON.parse(text)).join("\n");
  } catch {
    return text;
  }
}

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** A field as the server has it; undefined when it is gone. */
export function revisionOf(template: Template, rev: number, path: TemplatePath): Revision | undefined {
  const place = placeAt(template, path);
  return place ? { rev, value: textOf(place.field, place.value) } : undefined;
}

/** A field of a template's form as a property, so that it is written with the controls that pages have. */
export function propertyOf(
  { name, control, values = [], of = [], optional }: FormField,
  parent: string,
): Exclude<Property, { kind: "area" | "group" }> {
  const label = texts.label(name, parent);
  switch (control) {
    case "switch":
      return { kind: "bool", label };
    case "choice": {
      const options = values.map((value) => ({ value, label: texts.value(name, value) }));
      return {
        kind: "select",
        label,
        options: optional ? [{ value: "", label: texts.noChoice }, ...options] : options,
      };
    }
    case "list":
      return {
        kind: "list",
        label,
        item: texts.item(name),
        of: Object.fromEntries(of.map((field) => [field.name, propertyOf(field, name)])),
      };
    case "lines":
    case "lines-each":
      return { kind: "longText", label };
    default:
      return { kind: "text", label };
  }
}
