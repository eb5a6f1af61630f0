import { plainLine, withoutControls, withoutTurns } from "../../../platform/pure/text/index.ts";
import { add, move, place, restore, take } from "./arrange.ts";
import { addTab, keepsTab, moveTab, takeTab } from "./arrange-tabs.ts";
import { type NynorskWords, withNynorsk } from "./nynorsk.ts";
import { rulesFor, rulesMeant, writeRule } from "./rules-for.ts";
import { tabAt, withTabKeys } from "./tab-keys.ts";
import type { RelationRule, Template } from "./template.ts";
import { TemplateSchema } from "./template-schema.ts";
import { set, type TemplatePath, type Writable } from "./write-value.ts";

/**
 * One change of a draft. `to` is the key of a section, or `:` and a tab's for a section; what is moved goes to its end. A tab is added (kind `Tab`),
 * moved and taken away by `:` and its key.
 */
export type TemplateEdit =
  | { readonly do: "set"; readonly path: TemplatePath; readonly value: unknown }
  | { readonly do: "add"; readonly kind: string; readonly title: string; readonly after: string }
  | { readonly do: "move"; readonly key: string; readonly by: -1 | 1 }
  | { readonly do: "place"; readonly key: string; readonly to: string }
  | { readonly do: "remove"; readonly key: string }
  | { readonly do: "restore"; readonly key: string }
  | { readonly do: "rule"; readonly key: string; readonly effects: RelationRule["effects"] }
  /** Nynorsk for each text that has none and is among the words. */
  | { readonly do: "nynorsk"; readonly words: NynorskWords };

export type Edited =
  /** `at`: what was changed, for who changes the same; empty for all of it. */
  | { readonly ok: true; readonly template: Template; readonly at: TemplatePath }
  | { readonly ok: false; readonly because: EditRefusal };

/** `EmptyTitle`: what is to be added has no name that can be seen. */
export type EditRefusal = "NotFound" | "WrongShape" | "TabHasSections" | "OnlyTab" | "EmptyTitle" | "TabHasNoText";

const notFound = { ok: false, because: "NotFound" } as const;

/**
 * Makes one change. The rules of what is shown are those of `base`, and those that were written since, as far as their blocks and options
 * are still there.
 * @param base the version that the draft began as
 * @param taken keys that no new block may get: those of every version there ever was
 */
export function editTemplate(
  template: Template,
  base: Template,
  edit: TemplateEdit,
  taken: ReadonlySet<string>,
): Edited {
  const kept = refused(template, edit);
  if (kept) return { ok: false, because: kept };
  const draft: Writable = structuredClone(withTabKeys(template));
  const at = carryOut(draft, base, edit, taken);
  if (at === null) return notFound;
  // A copy: what is found in a template is kept by its object.
  draft.relationRules = [
    ...rulesFor({ ...base, relationRules: rulesMeant(base, template, { ...draft }) }, { ...draft }),
  ];
  const read = TemplateSchema.safeParse(draft);
  return read.success ? { ok: true, template: read.data, at } : { ok: false, because: "WrongShape" };
}

function refused(template: Template, edit: TemplateEdit): EditRefusal | null {
  if (edit.do === "add" && plainLine(edit.title) === "") return edit.kind === "Tab" ? "TabHasNoText" : "EmptyTitle";
  const tab = edit.do === "remove" ? tabAt(template, edit.key) : null;
  return tab === null ? null : keepsTab(template, tab);
}

function carryOut(
  draft: Writable,
  base: Template,
  edit: TemplateEdit,
  taken: ReadonlySet<string>,
): TemplatePath | null {
  switch (edit.do) {
    case "set":
      return set(draft, edit.path, cleaned(edit.value));
    case "add": {
      const [title, after] = [plainLine(edit.title), tabAt(draft, edit.after)];
      if (edit.kind === "Tab") return after === null ? null : addTab(draft, { title, after }, taken);
      return add(draft, { ...edit, title }, taken);
    }
    case "move": {
      const from = tabAt(draft, edit.key);
      return from === null ? move(draft, edit.key, edit.by) : moveTab(draft, from, edit.by);
    }
    case "place":
      return place(draft, edit.key, edit.to);
    case "remove": {
      const gone = tabAt(draft, edit.key);
      if (gone !== null) return takeTab(draft, gone);
      return take(draft, edit.key) ? [edit.key] : null;
    }
    case "restore":
      return restore(draft, base, edit.key);
    case "rule":
      return writeRule(draft, edit.key, edit.effects);
    case "nynorsk":
      Object.assign(draft, withNynorsk({ ...draft }, edit.words));
      return [];
  }
}

/**
 * Texts without control characters, half characters and the signs that turn the direction of writing, wherever they stand in a value. White
 * space stays: a text is saved while it is written.
 */
function cleaned(value: unknown): unknown {
  if (typeof value === "string") return withoutTurns(withoutControls(value));
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
}
