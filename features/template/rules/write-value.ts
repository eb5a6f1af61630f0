import { type FormField, formOf, tabForm, templateForm } from "./form-fields.ts";
import { nextOption } from "./new-block.ts";
import { isTabName, tabAt } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { findBlock } from "./walk.ts";

/** Where something of a template is written: a block's key, `:` and a tab's, or `:` for the template itself; then names of its form. */
export type TemplatePath = readonly string[];

/** The copy of a template that a change is made in. */
export type Writable = { -readonly [K in keyof Template]: Template[K] };

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The object that the first step of a path names, and its form. */
function targetOf(
  draft: Template,
  name: string | undefined,
): { readonly of: unknown; readonly form: readonly FormField[] } | null {
  if (name === undefined) return null;
  if (name === ":") return { of: draft, form: templateForm };
  if (isTabName(name)) return { of: draft.fieldGroups[tabAt(draft, name) ?? -1], form: tabForm };
  const block = findBlock(draft, name)?.block;
  return block ? { of: block, form: formOf(block.kind) } : null;
}

/** The field of a form at a path, with what stands there as the form shows it; null where there is no such field. */
export function placeAt(
  template: Template,
  [target, ...names]: TemplatePath,
): { readonly field: FormField; readonly value: unknown } | null {
  const found = targetOf(template, target);
  if (!isTree(found?.of)) return null;
  let [of, form, field]: [unknown, readonly FormField[], FormField | undefined] = [found.of, found.form, undefined];
  for (const name of names) {
    field = form.find((each) => each.name === name);
    if (!field) return null;
    of = isTree(of) ? of[name] : undefined;
    form = field.of ?? [];
  }
  return field ? { field, value: of ?? emptyOf(field) } : null;
}

/** The value at a path, as its form shows it; undefined if the form has no such field. A missing text is the empty text. */
export const valueAt = (template: Template, path: TemplatePath): unknown => placeAt(template, path)?.value;

const emptyOf = ({ control }: FormField): unknown =>
  control === "switch" ? false : control === "list" || control === "lines-each" || control === "several" ? [] : "";

/** Null where the form has no such field. */
export function set(draft: Template, path: TemplatePath, value: unknown): TemplatePath | null {
  const [target, ...names] = path;
  const found = targetOf(draft, target);
  if (!found || names.length === 0) return null;
  return write(found.of, found.form, names, value) ? path : null;
}

/** Writes into a copy. False if the form has no such field. Empty optional values are removed. */
function write(
  tree: unknown,
  form: readonly FormField[],
  [name = "", ...rest]: readonly string[],
  value: unknown,
): boolean {
  const field = form.find((each) => each.name === name);
  if (!field || !isTree(tree)) return false;
  if (rest.length === 0) {
    if (field.control === "group") return false;
    const kept = stored(field, value, tree[name]);
    if (kept === undefined) delete tree[name];
    else tree[name] = kept;
    return true;
  }
  if (field.control !== "group") return false;
  const inner = isTree(tree[name]) ? tree[name] : {};
  const isWritten = write(inner, field.of ?? [], rest, value);
  const texts = (field.of ?? []).filter(({ control, optional }) => control === "line" && !optional);
  for (const text of texts) inner[text.name] ??= "";
  const isEmpty = Object.values(inner).every((each) => each === "");
  if (field.optional && isEmpty) delete tree[name];
  else tree[name] = inner;
  return isWritten;
}

/** A value as a template keeps it; undefined for none. Values that do not fit are left for the schema to refuse. */
function stored(field: FormField, value: unknown, before: unknown): unknown {
  if (field.optional && (value === "" || value === false || value === null)) return undefined;
  if (field.isNumber) return asNumber(value);
  if (field.control === "lines-each" && Array.isArray(value)) {
    const lines = value.filter((each) => typeof each !== "string" || each.trim() !== "");
    return field.optional && lines.length === 0 ? undefined : lines;
  }
  if (field.optional && Array.isArray(value) && value.length === 0) return undefined;
  if (field.control === "several" && Array.isArray(value)) return [...new Set(value)];
  if (field.control !== "list" || !Array.isArray(value)) return value;
  return rows(field, value, Array.isArray(before) ? before : []);
}

/** No text that is not a number becomes 0: the schema refuses what is left. */
const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

/** Rows without what is empty and optional. A new option gets a name that none has had here. */
function rows(field: FormField, list: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const hasNames = field.name === "options" || field.name === "children";
  const names = new Set([...list, ...before].flatMap((row) => (isTree(row) ? [row.value] : [])));
  return list.map((row) => {
    if (!isTree(row)) return row;
    const was = isTree(row) ? before.find((each) => isTree(each) && each.value === row.value) : undefined;
    const kept = Object.entries(row).flatMap(([name, value]): (readonly [string, unknown])[] => {
      const of = field.of?.find((each) => each.name === name);
      const next = of ? stored(of, value, isTree(was) ? was[name] : undefined) : value;
      return next === undefined ? [] : [[name, next]];
    });
    const made = Object.fromEntries(kept);
    if (hasNames && typeof made.value !== "string") {
      made.value = nextOption(names);
      names.add(made.value);
    }
    return made;
  });
}
