import { isEmptyRichText, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type EconomyLabels, numberFields, unequalPatients } from "../../economy/rules/index.ts";
import type { AuthorBlock, AuthorSection } from "../../kinds/rules/index.ts";
import {
  identifiedIn,
  isSelectionExplained,
  prismaFlowOf,
  searchOfRow,
  selectionOf,
} from "../../literature/rules/index.ts";
import { type RetractionWarning, retractionWarnings, type WarningRule } from "./schema.ts";
import { studiesInTables } from "./studies-in-tables.ts";

const stateWith: Readonly<Record<RetractionWarning, string>> = { RetractedStudy: "retracted", DoubtedStudy: "concern" };

/** A row that the list of retracted studies names. */
type RetractedRow = { readonly rowId: number; readonly name: string; readonly state: string };

/** A warning of one rule about one block, or about the reviews. */
export type Warning = {
  readonly kind: WarningRule["kind"] | RetractionWarning;
  readonly why: string;
  readonly tab: number;
  /** The section's contentGuid. */
  readonly section: string;
  /** The block; null for the section of the reviews. */
  readonly contentGuid: string | null;
  readonly title: string;
  /** The rows that it is about, by their names; empty when it is about the block. */
  readonly rows: readonly string[];
  /** How many things it is about. */
  readonly count: number;
};

type Looked = {
  readonly sections: readonly AuthorSection[];
  readonly comments: readonly { readonly contentGuid: string; readonly open: number }[];
  readonly reviews: readonly {
    readonly sent: object | null;
    readonly answers: readonly { readonly text: string; readonly callsForReply: boolean }[];
  }[];
  /** Rows that the list of retracted studies names; absent where nobody asked the list. */
  readonly retracted?: readonly RetractedRow[];
};

type Found = { readonly rows?: readonly string[]; readonly count: number };

/**
 * The warnings in an assessment by its template's rules, in the order of the form. Hidden sections and blocks are skipped. A
 * warning does not stop anything: mandatory fields are another list.
 * @param today the day in Norway, ISO
 * @param labels for the years in which the patients are unequal
 */
export function findWarnings(
  assessment: Looked,
  rules: readonly WarningRule[],
  today: string,
  labels: EconomyLabels,
): readonly Warning[] {
  const open = new Map(assessment.comments.map((each) => [each.contentGuid, each.open]));
  const inTables = studiesInTables(assessment.sections)?.count ?? null;
  return assessment.sections.flatMap((section) => {
    if (section.hiddenByRule) return [];
    const { fieldGroup: tab, contentGuid } = section;
    const at = { tab, section: contentGuid };
    if (section.kind === "PeerReviewSection")
      return rules.flatMap((rule) => {
        const count = rule.kind === "UnansweredReview" ? unanswered(assessment) : 0;
        const about = { contentGuid: null, title: section.title, rows: [], count };
        return count > 0 ? [{ kind: rule.kind, why: rule.why, ...at, ...about }] : [];
      });
    return section.blocks
      .filter(({ hiddenByRule }) => !hiddenByRule)
      .flatMap((block) => [
        ...retractedIn(block, assessment.retracted ?? []).map(({ kind, rows }): Warning => {
          const about = { contentGuid: block.contentGuid, title: block.title || section.title };
          return { kind, why: "", ...at, ...about, rows, count: rows.length };
        }),
        ...rules.flatMap((rule): Warning[] => {
          const { count, rows = [] } = look(block, rule, {
            today,
            labels,
            inTables,
            open: open.get(block.contentGuid) ?? 0,
          });
          const { contentGuid: guid } = block;
          const title = block.title || section.title;
          return count > 0 ? [{ kind: rule.kind, why: rule.why, ...at, contentGuid: guid, title, rows, count }] : [];
        }),
      ]);
  });
}

const rowsOf = (block: AuthorBlock): readonly { readonly id: number }[] => {
  if (block.kind === "EvidenceTable") return block.rows;
  return block.kind === "LiteratureSearch" ? block.references : [];
};

/** The warnings about studies of a block that the list names, with the rows' names. A row counts once. */
function retractedIn(block: AuthorBlock, retracted: readonly RetractedRow[]) {
  const ids = new Set(rowsOf(block).map(({ id }) => id));
  const here = retracted.filter(({ rowId }) => ids.has(rowId));
  return retractionWarnings.flatMap((kind) => {
    const named = here.filter(({ state }) => state === stateWith[kind]);
    const rows = [...new Map(named.map(({ rowId, name }) => [rowId, name])).values()];
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

const nothing: Found = { count: 0 };
const found = (is: boolean): Found => ({ count: is ? 1 : 0 });
const rowsNamed = (rows: readonly string[]): Found => ({ rows, count: rows.length });

const unanswered = ({ reviews }: Looked): number =>
  reviews.reduce(
    (sum, { sent, answers }) =>
      sum + (sent ? answers.filter(({ text, callsForReply }) => callsForReply && isEmptyRichText(text)).length : 0),
    0,
  );

type Around = {
  readonly today: string;
  readonly labels: EconomyLabels;
  readonly open: number;
  readonly inTables: number | null;
};

function look(block: AuthorBlock, rule: WarningRule, now: Around): Found {
  switch (rule.kind) {
    case "OpenComment":
      return { count: now.open };
    case "OldSearch":
      return block.kind === "LiteratureSearch" ? found(isOld(block, rule.days, now.today)) : nothing;
    case "SelectionNotExplained":
      return block.kind === "LiteratureSearch" ? found(!explainsSelection(block)) : nothing;
    case "IncludedNotInTables":
      return block.kind === "LiteratureSearch" ? { count: includedAbove(block, now.inTables) } : nothing;
    case "InTablesNotIncluded":
      return block.kind === "LiteratureSearch" ? { count: -includedAbove(block, now.inTables) } : nothing;
    case "StudyWithoutReference":
      return block.kind === "EvidenceTable" ? studies(block, ({ reference = "" }) => reference.trim() === "") : nothing;
    case "EffectWithoutNumber":
      return block.kind === "EvidenceTable"
        ? studies(block, ({ resultEffect = "" }) => lacksNumber(resultEffect, rule.unless))
        : nothing;
    case "CostsWithoutSource":
      return block.kind === "EconomyEvaluation" ? found(hasCosts(block) && textOfCosts(block) === "") : nothing;
    case "CostsWithoutYear": {
      if (block.kind !== "EconomyEvaluation") return nothing;
      const text = textOfCosts(block);
      return found(hasCosts(block) && text !== "" && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text));
    }
    case "UnequalPatients":
      return block.kind === "EconomyEvaluation" && isEmptyRichText(block.texts.operationalCosts)
        ? rowsNamed(unequalPatients(cellsThatCount(block)).map(({ year }) => year(now.labels)))
        : nothing;
    case "UnansweredReview":
      return nothing;
    // A page that has been open since before an update may meet a rule that it does not know.
    default:
      rule satisfies never;
      return nothing;
  }
}

const DAY_MS = 86_400_000;

function isOld({ sections }: AuthorBlock<"LiteratureSearch">, days: number, today: string): boolean {
  const dates = sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.date ?? "")).filter((date) => date !== "");
  const newest = dates.toSorted().at(-1);
  return newest !== undefined && Date.parse(today) - Date.parse(newest) > days * DAY_MS;
}

/** Without hits there is nothing to select from. */
function explainsSelection({ sections, selection }: AuthorBlock<"LiteratureSearch">): boolean {
  const identified = identifiedIn(sections.flatMap(({ rows }) => rows.map(({ cells }) => searchOfRow(cells))));
  const written = selectionOf(selection.cells);
  return identified === 0 || isSelectionExplained(written && prismaFlowOf(identified, written));
}

/** How many more studies are included than the tables describe; below 0 where they describe more, 0 where one of both is not known. */
const includedAbove = ({ selection }: AuthorBlock<"LiteratureSearch">, inTables: number | null): number => {
  const included = selectionOf(selection.cells)?.included ?? null;
  return included === null || inTables === null ? 0 : included - inTables;
};

const studies = (
  { rows }: AuthorBlock<"EvidenceTable">,
  isDoubtful: (cells: Readonly<Record<string, string>>) => boolean,
) => rowsNamed(rows.filter(({ cells }) => isDoubtful(cells)).map(({ cells }) => cells.shortId ?? ""));

const lacksNumber = (effect: string, unless: readonly string[]): boolean => {
  const text = plainTextOf(effect).toLowerCase();
  return !/\p{Nd}/u.test(text) && !unless.some((words) => text.includes(words.toLowerCase()));
};

/** Those of the workbook, or those by hand. */
const cellsThatCount = ({ numbers, workbook }: AuthorBlock<"EconomyEvaluation">) => (workbook ?? numbers).cells;

/** Whether a cost is more than nothing. */
const hasCosts = (block: AuthorBlock<"EconomyEvaluation">): boolean =>
  numberFields.some(({ field, unit }) => unit === "kroner" && Number(cellsThatCount(block)[field] ?? 0) > 0);

const textOfCosts = ({ texts }: AuthorBlock<"EconomyEvaluation">): string =>
  Object.values(texts)
    .map((text) => plainTextOf(text))
    .join("\n")
    .trim();
