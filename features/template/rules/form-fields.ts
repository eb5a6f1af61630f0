import { z } from "zod";
import { type BlockKind, definitions, FieldBlockSchema, SectionBlockSchema } from "../../kinds/rules/index.ts";
import { nynorskName } from "./nynorsk-name.ts";

/** One part of a block that an administrator writes. Its label is looked up by `name`. */
export type FormField = {
  readonly name: string;
  /** `line` and `lines` hold text, `lines-each` a list of texts, `several` some of its values, `list` a list of rows, `group` fields with paths of their own. */
  readonly control: "line" | "lines" | "lines-each" | "switch" | "choice" | "several" | "list" | "group";
  readonly optional: boolean;
  /** Of a choice, and of several; texts, also where the template holds numbers. */
  readonly values?: readonly string[];
  /** Written as a text, held as a number. */
  readonly isNumber?: boolean;
  /** Of a group, or of each row of a list. */
  readonly of?: readonly FormField[];
};

/**
 * The properties that no form changes: those that stored answers depend on, and the visibility rules, which have their own
 * editor.
 */
export const notInForms: readonly string[] = [
  "kind",
  "key",
  "blocks",
  "relationRule",
  "fromActor",
  "callsForReply",
  "tableSection",
  "isMunicipality",
  "version",
];

const isLong = (name: string): boolean => /help|description|info/i.test(name);

type Shape = Readonly<Record<string, unknown>>;
const shapeOf = (schema: unknown): Shape => (schema instanceof z.ZodObject ? schema.shape : {});

/** The keys of several shapes together; one that not all of them have is optional. */
function joined(shapes: readonly Shape[]): readonly FormField[] {
  const names = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
  return names.flatMap((name) => {
    const having = shapes.filter((shape) => name in shape).map((shape) => shape[name]);
    const isLiteral = having.every((each) => each instanceof z.ZodLiteral);
    const field =
      isLiteral && having.length > 1 ? fieldOf(name, z.literal(having.flatMap(literals))) : fieldOf(name, having[0]);
    return field ? [{ ...field, optional: field.optional || having.length < shapes.length }] : [];
  });
}

const literals = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];

const isOptional = (schema: unknown): schema is z.ZodOptional | z.ZodExactOptional =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional;

/** The rows that a list is written as; null for a list of plain texts. */
function rowsOf(element: unknown): readonly FormField[] | null {
  if (element instanceof z.ZodObject) return fieldsIn(element.shape);
  if (element instanceof z.ZodDiscriminatedUnion) return joined(element.options.map(shapeOf));
  return null;
}

function fieldOf(name: string, schema: unknown): FormField | null {
  if (isOptional(schema)) {
    const inner = fieldOf(name, schema.unwrap());
    return inner && { ...inner, optional: true };
  }
  const field = { name, optional: false };
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL)
    return { ...field, control: isLong(name) ? "lines" : "line" };
  if (schema instanceof z.ZodNumber) return { ...field, control: "line", isNumber: true };
  if (schema instanceof z.ZodBoolean) return { ...field, control: "switch" };
  if (schema instanceof z.ZodEnum) return { ...field, control: "choice", values: schema.options.map(String) };
  if (schema instanceof z.ZodLiteral) {
    const isNumber = [...schema.values].every((value) => typeof value === "number");
    return { ...field, control: "choice", values: literals(schema), ...(isNumber ? { isNumber } : {}) };
  }
  if (schema instanceof z.ZodObject) return { ...field, control: "group", of: fieldsIn(schema.shape) };
  if (schema instanceof z.ZodTuple) {
    const of = schema.def.items.flatMap((item, at) => fieldOf(String(at), item) ?? []);
    return { ...field, control: "group", of };
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    return { ...field, control: "several", values: schema.element.options.map(String) };
  if (schema instanceof z.ZodArray) {
    const of = rowsOf(schema.element);
    return of ? { ...field, control: "list", of } : { ...field, control: "lines-each" };
  }
  // Options are written in the template or are terms; the first form is the one that is written.
  if (schema instanceof z.ZodUnion) return fieldOf(name, schema.options[0]);
  return null;
}

/** The `value` of an option identifies it in stored answers, so it is never written by hand. */
const isWritten = (shape: Shape, name: string): boolean => !(name === "value" && "text" in shape && !("type" in shape));

const fieldsIn = (shape: Shape): readonly FormField[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    if (notInForms.includes(name) || !isWritten(shape, name)) return [];
    const field = fieldOf(name, schema);
    return field ? [field] : [];
  });

const ofSections: readonly string[] = ["showInLeftMenu", "isSecondLevelSection"];
const ofFields: readonly string[] = ["mandatory", "width", "reusable", "feeds"];

const kindOf = (shape: Shape): string => literals(shape.kind)[0] ?? "";

const made = new Map<string, readonly FormField[]>([
  ...SectionBlockSchema.options.map(({ shape }): [string, readonly FormField[]] => [
    kindOf(shape),
    fieldsIn(shape).filter(({ name }) => !ofFields.includes(name) && name !== "deactivateComments"),
  ]),
  ...FieldBlockSchema.options.map(({ shape }): [string, readonly FormField[]] => [
    kindOf(shape),
    fieldsIn(shape).filter(({ name }) => !ofSections.includes(name)),
  ]),
]);

/** The form fields of a kind of block, generated from the schema of the kind. Tabs and the template itself have only text fields. */
export const formOf = (kind: BlockKind): readonly FormField[] =>
  (made.get(kind) ?? []).filter(({ name }) => {
    if (name === "mandatory") return definitions[kind].mayBeMandatory;
    if (name === "feeds") return definitions[kind].feeding.kind !== "nothing";
    return name !== "reusable" || definitions[kind].reuse !== null;
  });

const line = (name: string, optional = false): FormField => ({
  name,
  control: isLong(name) ? "lines" : "line",
  optional,
});

/** Each field with that of its nynorsk form behind it, as in the schemas of the blocks. */
const inBothForms = (...fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, line(nynorskName(field.name), true)]);

/** The texts of a tab. */
export const tabForm: readonly FormField[] = inBothForms(line("text"), line("textForReader", true));
/** The texts of the template itself. */
export const templateForm: readonly FormField[] = inBothForms(line("name"), line("description"));
