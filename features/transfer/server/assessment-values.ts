import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { SchemaItemValue } from "../../api/index.ts";
import { acceptBlockValue } from "../../assessment/server/index.ts";
import { type Feed, optionsInOrder } from "../../block/rules/index.ts";
import { type Block, definitions, termKindOf } from "../../kinds/rules/index.ts";
import { findBlock, type Template, type TermKind } from "../../template/rules/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import { type AssessmentRecord, firstFeeding, inBlock, removedTags } from "../rules/index.ts";
import type { Context } from "./context.ts";

/** Why a record cannot be taken, and where in it. */
export type RecordProblem = { readonly key: string; readonly reason: string };
export type TermNamed = { readonly kind: TermKind; readonly key: string };

/** The values of a record's blocks, as they are stored. */
type TakenValues = {
  readonly values: ReadonlyMap<string, SchemaItemValue>;
  /** Terms that no block of the template holds. */
  readonly beside: readonly TermNamed[];
  /** Messages about the record for the person who imports it. */
  readonly notices: readonly string[];
};

/** Counts what an allow-list took out of the texts of one record. */
export type Removed = {
  count(before: string, after: string): void;
  /** Empty when nothing was taken out. */
  told(): readonly string[];
};

export function openRemoved(): Removed {
  const gone = new Map<string, number>();
  return {
    count: (before, after) => {
      for (const [tag, times] of removedTags(before, after)) gone.set(tag, (gone.get(tag) ?? 0) + times);
    },
    told: () =>
      gone.size === 0
        ? []
        : [`taken out of its texts: ${[...gone].map(([tag, times]) => `${times} <${tag}>`).join(", ")}`],
  };
}

const feeds = [
  ["topics", "topics", "topic"],
  ["methodTypes", "method-types", "method-type"],
  ["publishers", "publishers", "publisher"],
  ["subjects", "subjects", "subject"],
  ["organizations", "organizations", "organization"],
  ["municipalities", "municipalities", "municipality"],
] as const satisfies readonly (readonly [keyof AssessmentRecord, Feed, TermKind])[];

/** The values of a record as an author's would be stored, or why they cannot be. docs/import.md, Assessments */
export async function takenBlocks(
  context: Context,
  record: AssessmentRecord,
  template: Template,
  owner: TermNamed,
  removed: Removed,
): Promise<TakenValues | RecordProblem> {
  const values = new Map<string, SchemaItemValue>();
  const beside: TermNamed[] = [];
  const unknown: string[] = [];
  for (const [names, feed, kind] of feeds) {
    const keys = (await context.terms.keysOf(kind, record[names])).filter(
      (key) => kind !== owner.kind || key !== owner.key,
    );
    const block = firstFeeding(template, feed);
    const held = block && !(block.key in record.values) ? await offeredBy(context, block, kind, keys) : [];
    if (block && held.length > 0) values.set(block.key, [...held]);
    beside.push(...keys.filter((key) => !held.includes(key)).map((key) => ({ kind, key })));
  }
  for (const [key, given] of Object.entries(record.values)) {
    const block = findBlock(template, key)?.block;
    if (!block || !definitions[block.kind].value) {
      unknown.push(key);
      continue;
    }
    const accepted = await acceptedValue(context, block, given, removed);
    if ("reason" in accepted) return { key: `values.${key}`, reason: accepted.reason };
    values.set(key, accepted.value);
  }
  const summary = firstFeeding(template, "summary");
  const isSummaryLost = record.summary !== "" && !summary;
  if (summary && record.summary !== "") {
    const accepted = await acceptedValue(context, summary, inBlock(summary, record.summary), removed);
    if ("reason" in accepted) return { key: "summary", reason: accepted.reason };
    values.set(summary.key, accepted.value);
  }
  const notices = [
    ...(unknown.length > 0 ? [`its template has no block for ${unknown.join(", ")}: left out`] : []),
    ...(isSummaryLost ? ["its template has no block for a summary: left out"] : []),
  ];
  return { values, beside, notices };
}

/** Those of the terms that a block can hold. */
async function offeredBy(
  { tx }: Context,
  block: Block,
  kind: TermKind,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (termKindOf(block) !== kind) return [];
  const options = (await loadTerms(tx)).optionsOf(kind).flatMap((each) => [each, ...(each.children ?? [])]);
  const offered = keys.filter((key) => options.some(({ value }) => value === key));
  return isOneChoice(block) ? offered.slice(0, 1) : offered;
}

const isOneChoice = (block: Block): boolean =>
  block.kind === "RelationSelector" ||
  (block.kind === "Select" && (block.selectType === "dropdownlist" || block.selectType === "radiobuttons"));

type Accepted = { readonly value: SchemaItemValue } | { readonly reason: string };

async function acceptedValue(
  context: Context,
  block: Block,
  given: SchemaItemValue,
  removed: Removed,
): Promise<Accepted> {
  const value = await asChosen(context, block, given);
  const accepted = await acceptBlockValue(context.tx, block, value);
  if (!accepted.ok) {
    const [field] = accepted.because.kind === "Invalid" ? accepted.because.fields : [];
    // An import may bring old assessments, so an early date is accepted.
    const day = field?.kind === "DateTooEarly" && typeof value === "string" ? isoDay(value) : null;
    return day === null ? { reason: field?.kind ?? accepted.because.kind } : { value: day };
  }
  if (definitions[block.kind].value?.isRichText && typeof given === "string" && typeof accepted.value === "string")
    removed.count(given, accepted.value);
  return { value: accepted.value };
}

/** A choice by its values, where a record may name terms and options by their texts. */
async function asChosen({ terms }: Context, block: Block, given: SchemaItemValue): Promise<SchemaItemValue> {
  if (block.kind !== "Select" && block.kind !== "RelationSelector") return given;
  const names = [given].flat().filter((name) => name !== "");
  const kind = termKindOf(block);
  if (kind) return [...(await terms.keysOf(kind, names))];
  const options = optionsInOrder(block.options);
  const alike = (text: string) => text.trim().toLowerCase();
  return names.map((name) => {
    const isNamed = (text: string) => alike(text) === alike(name);
    const found =
      options.find(({ value }) => value === name) ??
      options.find(({ text, textNn = text }) => isNamed(text) || isNamed(textNn));
    return found?.value ?? name;
  });
}
