import { optionsInOrder } from "../../block/rules/index.ts";
import type { Block } from "../../kinds/rules/index.ts";
import { isSameJson } from "./same-json.ts";

/** A change of one key of a block that both versions have. */
export type FieldChange = {
  readonly kind:
    | "text"
    | "mandatory"
    | "narrower"
    | "wider"
    | "shown"
    | "hidden"
    | "option-added"
    | "option-removed"
    | "rule"
    | "feeds"
    | "fixed";
  readonly field: string;
  /** The option that it is about. */
  readonly value?: string;
};

/** Keys that say what a stored answer is. Another value would make the answers mean something else. */
const FIXED: readonly string[] = ["kind", "tableSection", "isMunicipality", "version"];

/** Switches that narrow what can be answered: when on, or when off. */
const NARROWS: Readonly<Record<string, boolean>> = {
  isDateInput: true,
  hideDelete: true,
  deactivateComments: true,
  multiline: false,
  allowMultipleFiles: false,
};

const SEVERAL: readonly unknown[] = ["checkboxes", "multiselect", "multilevel"];

type Values = Readonly<Record<string, unknown>>;

function fieldChange(field: string, before: unknown, after: unknown): FieldChange {
  if (FIXED.includes(field)) return { kind: "fixed", field };
  if (field === "mandatory") return { kind: after === true ? "mandatory" : "wider", field };
  if (field === "hideWhenPublished") return { kind: after === true ? "hidden" : "shown", field };
  if (field === "feeds") return { kind: "feeds", field };
  if (field === "relationRule" || field === "fromActor") return { kind: "rule", field };
  const narrow = NARROWS[field];
  if (narrow !== undefined) return { kind: (after === true) === narrow ? "narrower" : "wider", field };
  if (field === "selectType")
    return { kind: SEVERAL.includes(before) && !SEVERAL.includes(after) ? "narrower" : "wider", field };
  if (field === "sources") return { kind: isWithin(before, after) ? "wider" : "narrower", field };
  return { kind: "text", field };
}

const isWithin = (some: unknown, all: unknown): boolean =>
  !Array.isArray(some) || some.every((each) => Array.isArray(all) && all.some((one) => isSameJson(one, each)));

function optionChanges(before: Block, after: Block): readonly FieldChange[] {
  if (!("options" in before) || !("options" in after)) return [];
  const field = "options";
  if (isSameJson(before.options, after.options)) return [];
  if (!Array.isArray(before.options) || !Array.isArray(after.options)) return [{ kind: "fixed", field }];
  const [was, is] = [optionsInOrder(before.options), optionsInOrder(after.options)];
  const lacks = (list: typeof was, value: string) => !list.some((each) => each.value === value);
  const removed = was.filter(({ value }) => lacks(is, value));
  const added = is.filter(({ value }) => lacks(was, value));
  const changes = [
    ...removed.map(({ text }): FieldChange => ({ kind: "option-removed", field, value: text })),
    ...added.map(({ text }): FieldChange => ({ kind: "option-added", field, value: text })),
  ];
  return changes.length > 0 ? changes : [{ kind: "text", field }];
}

/** The names of what differs in a block that both versions have. The blocks in it are not compared. */
export function differingFields(before: Block, after: Block): readonly string[] {
  const [was, is]: readonly [Values, Values] = [{ ...before }, { ...after }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.filter((name) => name !== "blocks" && !isSameJson(was[name], is[name]));
}

/** The changes within a block that both versions have, key by key. Its place and the blocks in it are not compared. */
export function fieldChanges(before: Block, after: Block): readonly FieldChange[] {
  const [was, is]: readonly [Values, Values] = [{ ...before }, { ...after }];
  return [
    ...differingFields(before, after)
      .filter((name) => name !== "options")
      .map((name) => fieldChange(name, was[name], is[name])),
    ...optionChanges(before, after),
  ];
}
