import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { findingsOf, studyOfResult } from "../../evidence/rules/results/index.ts";
import { type ReaderBlock, searchText } from "../../kinds/rules/index.ts";
import { newestSearchDay } from "../../literature/rules/index.ts";
import { hasOnlyGood, type OutcomeCells, type OutcomeWarning, warningsOf } from "../../outcome/rules/index.ts";
import { explainsSelection, hasCosts, lacksSource, lacksYear } from "../../warning/rules/index.ts";
import { type Written, writtenIn } from "./words.ts";

/** The questions of the quality meter, in the order of the page. */
export const criteria = ["certainty", "absolute", "unwanted", "selection", "costs", "review", "numbers"] as const;
export type Criterion = (typeof criteria)[number];

/** The facts of an edition that the overview counts. */
export type EditionFigures = {
  /** Whether it meets each criterion; null where the edition has nothing that the criterion is about. */
  readonly meets: Readonly<Record<Criterion, boolean | null>>;
  /** The day of its newest search, ISO; null without searches. */
  readonly searchedOn: string | null;
} & Written;

type Beside = {
  /** The findings that authors have set aside, by the row of the result: readers do not get them. */
  readonly setAside: ReadonlyMap<number, string>;
};

const ofKind = <K extends ReaderBlock["kind"]>(blocks: readonly ReaderBlock[], kind: K) =>
  blocks.filter((block): block is Extract<ReaderBlock, { kind: K }> => block.kind === kind);

/** The figures of an edition as readers see it, by the same functions as warn its authors. */
export function figuresOf(view: AssessmentView, beside: Beside): EditionFigures {
  const { sections, isPeerReviewed } = view;
  const blocks = sections.flatMap((section) => section.blocks);
  return {
    meets: {
      ...meetsOfOutcomes(ofKind(blocks, "OutcomeTable").flatMap((table) => table.outcomes.map(({ cells }) => cells))),
      selection: meetsSelection(ofKind(blocks, "LiteratureSearch")),
      costs: meetsCosts(ofKind(blocks, "EconomyEvaluation")),
      review: isPeerReviewed,
      numbers: meetsNumbers(ofKind(blocks, "EvidenceTable"), beside.setAside),
    },
    searchedOn: asDay(newestSearchDay(ofKind(blocks, "LiteratureSearch")) ?? ""),
    ...writtenIn(mainTextOf(view), view.language ?? null),
  };
}

/** Searches and files are names and references: they are not counted as text. */
const NO_TEXT: ReadonlySet<ReaderBlock["kind"]> = new Set(["LiteratureSearch", "PdfUpload"]);

/** The text whose words are counted. Reviews are about the edition and not of it. */
const mainTextOf = ({ heading, summary, plainSummary, sections }: AssessmentView): string =>
  [
    heading,
    plainTextOf(summary),
    plainTextOf(plainSummary),
    ...sections
      .filter(({ review }) => review === undefined)
      .flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => [block.title, ...textOf(block)])]),
  ].join("\n");

const textOf = (block: ReaderBlock): readonly string[] => (NO_TEXT.has(block.kind) ? [] : searchText(block));

/** Older editions may hold a day as it was typed. */
const asDay = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

function meetsOfOutcomes(rows: readonly OutcomeCells[]) {
  const lacks = (warning: OutcomeWarning) => !rows.some((cells) => warningsOf(cells).includes(warning));
  if (rows.length === 0) return { certainty: null, absolute: null, unwanted: null };
  return {
    certainty: lacks("OutcomeWithoutCertainty"),
    absolute: lacks("EffectWithoutAbsolute"),
    unwanted: !hasOnlyGood(rows),
  };
}

function meetsSelection(searches: readonly Extract<ReaderBlock, { kind: "LiteratureSearch" }>[]): boolean | null {
  const withHits = searches.flatMap(({ sections, selection = null }) => {
    const all = sections.flatMap((section) => section.searches);
    return all.some(({ hits }) => (hits ?? 0) > 0) ? [explainsSelection(all, selection)] : [];
  });
  return withHits.length === 0 ? null : withHits.every((isExplained) => isExplained);
}

function meetsCosts(economies: readonly Extract<ReaderBlock, { kind: "EconomyEvaluation" }>[]): boolean | null {
  const given = economies.filter(hasCosts);
  return given.length === 0 ? null : given.every((costs) => !lacksSource(costs) && !lacksYear(costs));
}

function meetsNumbers(
  tables: readonly Extract<ReaderBlock, { kind: "EvidenceTable" }>[],
  setAside: ReadonlyMap<number, string>,
): boolean | null {
  const results = tables.flatMap(({ studies, results: own = [] }) =>
    own.map(({ id, study, cells }) => ({
      cells: { ...cells, setAside: setAside.get(id) ?? "" },
      comparedWith: studyOfResult(studies.find((each) => each.id === study)?.cells ?? {}),
    })),
  );
  if (results.length === 0) return null;
  return results.every(({ cells, comparedWith }) => findingsOf(cells, comparedWith).open.length === 0);
}
