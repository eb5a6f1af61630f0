import { publicAddress } from "../../../platform/pure/link/index.ts";
import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import { sanitizeRichText } from "../../../platform/server/rich-text/index.ts";
import { commentFields, numberFields } from "../../economy/rules/index.ts";
import { acceptNumbers } from "../../economy/server/index.ts";
import { wireOfColumn } from "../../evidence/rules/index.ts";
import { RESULTS_PART } from "../../evidence/rules/results/index.ts";
import { acceptResult, acceptStudy } from "../../evidence/server/index.ts";
import type { Block } from "../../kinds/rules/index.ts";
import { cellsOfSearch, checkSearch, SELECTION_PART, SINCE_COLUMN } from "../../literature/rules/index.ts";
import { acceptReference, acceptSelection } from "../../literature/server/index.ts";
import { OUTCOMES_PART } from "../../outcome/rules/index.ts";
import { acceptOutcome } from "../../outcome/server/index.ts";
import { cellsOfReference, REFERENCES_PART } from "../../reference/rules/index.ts";
import type { Cells, RowKindName } from "../../row/rules/index.ts";
import {
  economyRows,
  evidenceRows,
  literatureRows,
  outcomeRows,
  type RowKind,
  referenceRows,
  resultRows,
  selectionRows,
} from "../../row/server/index.ts";
import { placedBlocks, type Template } from "../../template/rules/index.ts";
import type { AssessmentRecord } from "../rules/index.ts";
import type { RecordProblem, Removed } from "./assessment-values.ts";

/** A row of a block, by the block's key, as it is stored. */
export type TakenRow = {
  readonly kind: RowKind;
  readonly block: string;
  readonly part: string;
  readonly cells: Cells;
  /** Of a result: the place of its study among those of the block. The row of the study has no id before it is stored. */
  readonly study?: number;
  /** Of a search: the place of the search that it repeats among those of the block. */
  readonly repeats?: number;
};

/** The first block of a kind, or the one that a record names. */
export const holderOf = (
  template: Template,
  kind: Block["kind"],
  key?: string,
  may: (block: Block) => boolean = () => true,
): Block | undefined =>
  placedBlocks(template)
    .map(({ block }) => block)
    .find((block) => block.kind === kind && (key === undefined || block.key === key) && may(block));

const noPlace = (key: string, kind: Block["kind"]): RecordProblem => ({
  key,
  reason: `its template has no ${kind} for it`,
});

const firstRule = (result: Exclude<Result<unknown>, { readonly ok: true }>): { path: string; kind: string } => {
  const { because } = result;
  return (because.kind === "Invalid" ? because.fields[0] : undefined) ?? { path: "", kind: because.kind };
};

/** The searches, references, studies with their results, outcomes and numbers of a record, or why they cannot be taken. docs/import.md, Assessments */
export function takenRows(
  record: AssessmentRecord,
  template: Template,
  removed: Removed,
): readonly TakenRow[] | RecordProblem {
  const parts = [searches, selection, references, studiesWithResults, outcomes, numbers].map((take) =>
    take(record, template, removed),
  );
  const rows: TakenRow[] = [];
  for (const part of parts) {
    if ("reason" in part) return part;
    rows.push(...part);
  }
  return tooManyIn(rows) ?? rows;
}

/** The lists of a record by the kind of their rows. */
const listOf: { readonly [Kind in RowKindName]?: string } = {
  reference: "references",
  result: "results",
  outcome: "outcomes",
  image: "images",
};

/** More rows than one block may hold, or than one study, as the calls count them; null when there is room for all. */
export function tooManyIn(rows: readonly Pick<TakenRow, "kind" | "block" | "study">[]): RecordProblem | null {
  const counts = new Map<string, number>();
  for (const { kind, block, study } of rows) {
    const place = JSON.stringify([kind.name, block, kind.most.per === undefined ? null : study]);
    const count = (counts.get(place) ?? 0) + 1;
    if (count > kind.most.rows) return { key: listOf[kind.name] ?? kind.name, reason: kind.most.broken };
    counts.set(place, count);
  }
  return null;
}

function searches({ literature }: AssessmentRecord, template: Template, removed: Removed): TakenRow[] | RecordProblem {
  const rows: TakenRow[] = [];
  for (const [at, given] of literature.entries()) {
    const key = `literature.${at}`;
    const block = holderOf(template, "LiteratureSearch", given.block);
    if (!block) return noPlace(key, "LiteratureSearch");
    const { section: part, searchType, hits, date } = given;
    const said = {
      searchType,
      source: withoutLineBreaks(given.source),
      url: publicAddress(withoutLineBreaks(given.url)),
      date,
    };
    // An import may bring old assessments, so an early search date is accepted.
    const broken = checkSearch({ ...said, numberOfSearchHits: hits }).find(
      // A repeated search may still lack its hits.
      ({ kind }) => kind !== "DateTooEarly" && !(kind === "HitsRequired" && given.repeats !== undefined),
    );
    if (broken) return { key: `${key}.${broken.path}`, reason: broken.kind };
    const strategy = sanitizeRichText(given.strategy);
    if (strategy.kind !== "Sanitized") return { key: `${key}.strategy`, reason: strategy.because };
    removed.count(given.strategy, strategy.html);
    const repeats = given.repeats === undefined ? undefined : repeatedPlace(literature, at, template);
    if (repeats === null) return { key: `${key}.repeats`, reason: "is no earlier search of its section" };
    const cells = cellsOfSearch({
      ...said,
      date: isoDay(date) ?? "",
      strategy: strategy.html,
      hits: searchType === "DB" ? hits : null,
      editableSource: false,
      ...(given.hitsSince !== undefined && { hitsSince: given.hitsSince }),
    });
    rows.push({
      ...{ kind: literatureRows, block: block.key, part, cells },
      ...(repeats !== undefined && { repeats }),
    });
  }
  return rows;
}

/**
 * The place of the search that one of a record repeats, among those of their block. Null unless both are database searches of one
 * section, and following the repetitions ends at a search that repeats none.
 */
function repeatedPlace(literature: AssessmentRecord["literature"], at: number, template: Template): number | null {
  const blockOf = (search: AssessmentRecord["literature"][number] | undefined) =>
    search && holderOf(template, "LiteratureSearch", search.block)?.key;
  const own = literature[at];
  const passed = new Set([at]);
  for (let next = own?.repeats; next !== undefined; next = literature[next]?.repeats) {
    const before = literature[next];
    const isOfOwn = blockOf(before) === blockOf(own) && before?.section === own?.section;
    if (passed.has(next) || !isOfOwn || before?.searchType !== "DB" || own?.searchType !== "DB") return null;
    passed.add(next);
  }
  const before = own?.repeats === undefined ? undefined : literature[own.repeats];
  return before ? literature.filter((each) => blockOf(each) === blockOf(own)).indexOf(before) : null;
}

const count = (number: number | null): string => (number === null ? "" : String(number));

const asWritten = (numbers: Omit<NonNullable<AssessmentRecord["selection"]>, "update">) => ({
  duplicatesRemoved: count(numbers.duplicatesRemoved),
  screened: count(numbers.screened),
  fullText: count(numbers.fullText),
  included: count(numbers.included),
  excluded: numbers.excluded.map(({ reason, number }) => ({ reason, number: count(number) })),
});

function selection({ selection: given }: AssessmentRecord, template: Template): TakenRow[] | RecordProblem {
  if (!given) return [];
  const block = holderOf(template, "LiteratureSearch");
  if (!block) return noPlace("selection", "LiteratureSearch");
  const { update, ...first } = given;
  const accepted = acceptSelection({
    ...asWritten(first),
    ...(update && { update: { ...asWritten(update), previous: count(update.previous) } }),
  });
  if (accepted.ok) {
    const cells = { ...accepted.value, ...(update?.since && { [SINCE_COLUMN]: update.since }) };
    return [{ kind: selectionRows, block: block.key, part: SELECTION_PART, cells }];
  }
  const { path, kind } = firstRule(accepted);
  return { key: `selection.${path}`, reason: kind };
}

function references({ references: given }: AssessmentRecord, template: Template): TakenRow[] | RecordProblem {
  const rows: TakenRow[] = [];
  for (const [at, { block: named, ...reference }] of given.entries()) {
    const key = `references.${at}`;
    const block = holderOf(template, "LiteratureSearch", named);
    if (!block) return noPlace(key, "LiteratureSearch");
    const accepted = acceptReference(cellsOfReference(reference));
    if (!accepted.ok) return { key: `${key}.${firstRule(accepted).path}`, reason: firstRule(accepted).kind };
    rows.push({ kind: referenceRows, block: block.key, part: REFERENCES_PART, cells: accepted.value });
  }
  return rows;
}

function studies({ evidence }: AssessmentRecord, template: Template, removed: Removed): TakenRow[] | RecordProblem {
  const rows: TakenRow[] = [];
  for (const [at, { block: named, section, ...cells }] of evidence.entries()) {
    const key = `evidence.${at}`;
    const block = holderOf(
      template,
      "EvidenceTable",
      named,
      (each) => each.kind === "EvidenceTable" && each.tableSection === section,
    );
    if (!block) return noPlace(key, "EvidenceTable");
    const onWire = Object.entries(cells).map(([column, text]) => [wireOfColumn(column), text] as const);
    const accepted = acceptStudy(section, Object.fromEntries(onWire));
    if (!accepted.ok) return { key: `${key}.${firstRule(accepted).path}`, reason: firstRule(accepted).kind };
    for (const column of evidenceRows.rich) removed.count(cells[column] ?? "", accepted.value[column] ?? "");
    rows.push({ kind: evidenceRows, block: block.key, part: section, cells: accepted.value });
  }
  return rows;
}

function studiesWithResults(
  record: AssessmentRecord,
  template: Template,
  removed: Removed,
): readonly TakenRow[] | RecordProblem {
  const taken = studies(record, template, removed);
  if ("reason" in taken) return taken;
  const rows: TakenRow[] = [];
  for (const [at, { study, cells }] of record.results.entries()) {
    const key = `results.${at}`;
    const of = taken[study];
    if (!of) return { key: `${key}.study`, reason: "is no study of the record" };
    const accepted = acceptResult(cells);
    if (!accepted.ok) return { key: `${key}.${firstRule(accepted).path}`, reason: firstRule(accepted).kind };
    if ((accepted.value.outcome ?? "") === "") return { key: `${key}.outcome`, reason: "ResultOutcomeRequired" };
    const place = taken.filter(({ block }) => block === of.block).indexOf(of);
    rows.push({ kind: resultRows, block: of.block, part: RESULTS_PART, cells: accepted.value, study: place });
  }
  return [...taken, ...rows];
}

function outcomes({ outcomes: given }: AssessmentRecord, template: Template): TakenRow[] | RecordProblem {
  const rows: TakenRow[] = [];
  for (const [at, { block: named, ...cells }] of given.entries()) {
    const key = `outcomes.${at}`;
    const block = holderOf(template, "OutcomeTable", named);
    if (!block) return noPlace(key, "OutcomeTable");
    const accepted = acceptOutcome(cells);
    if (!accepted.ok) return { key: `${key}.${firstRule(accepted).path}`, reason: firstRule(accepted).kind };
    rows.push({ kind: outcomeRows, block: block.key, part: OUTCOMES_PART, cells: accepted.value });
  }
  return rows;
}

const END = /^ranges\.(\w+)\.(low|high)$/;

function numbers({ numbers: given }: AssessmentRecord, template: Template): TakenRow[] | RecordProblem {
  if (Object.keys(given).length === 0) return [];
  const block = holderOf(template, "EconomyEvaluation");
  if (!block) return noPlace("numbers", "EconomyEvaluation");
  const known = new Set([...numberFields, ...commentFields].map(({ field }) => field));
  const ranges: Record<string, Record<string, string>> = {};
  for (const [name, text] of Object.entries(given)) {
    const [, field = "", end = ""] = END.exec(name) ?? [];
    if (end !== "") ranges[field] = { ...ranges[field], [end]: text };
    else if (!known.has(name)) return { key: `numbers.${name}`, reason: "is no number of an evaluation" };
  }
  const accepted = acceptNumbers({ ...given, ranges }, {}, null);
  if (accepted.ok) return [{ kind: economyRows, block: block.key, part: "numbers", cells: accepted.value }];
  const { path, kind } = firstRule(accepted);
  return { key: `numbers.${path}`, reason: kind };
}
