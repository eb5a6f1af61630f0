import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { lineOf } from "../../../platform/pure/rich-text/index.ts";
import { type CostsInShort, costsInShort } from "../../economy/rules/index.ts";
import type { ReaderBlock } from "../../kinds/rules/index.ts";
import { newestSearchDay } from "../../literature/rules/index.ts";
import {
  byImportance,
  columnName,
  countedText,
  isUnwanted,
  mostImportant,
  type OutcomeCells,
  type OutcomeWords,
  shownOutcome,
} from "../../outcome/rules/index.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import { answerOf, notesAbove } from "../../reading/rules/index.ts";
import type { DecisionSheet } from "../calls.ts";

/** The words of a sheet: `features/decision-sheet/texts-words.ts` puts them together. */
export type SheetWords = {
  readonly language: Language;
  readonly certainties: Readonly<Record<NonNullable<DecisionSheet["certainty"]>, string>>;
  readonly outcomeTable: Pick<
    OutcomeWords,
    "columns" | "columnNamed" | "ofAll" | "perYears" | "noStudies" | "certainty"
  >;
  readonly leftOut: (count: number, hasUnwanted: boolean) => string;
  readonly years: readonly string[];
  readonly cost: Readonly<
    Record<"startup" | "old" | "new" | "change" | "changeLow" | "changeHigh" | "net" | "netLow" | "netHigh", string>
  >;
  readonly netMeans: string;
  readonly spreadMeans: string;
  readonly reviewed: string;
  readonly notReviewed: string;
  readonly searched: (day: string) => string;
};

/** An outcome on the sheet, before it is known whether there is room for all of it. */
export type OutcomeOnSheet = {
  readonly row: NonNullable<DecisionSheet["outcomes"]>["rows"][number];
  /** Empty where its row gives none, or the sheet lacks room. */
  readonly sentence: string;
  /** Its row says something without the sentence. */
  readonly hasNumbers: boolean;
  readonly isUnwanted: boolean;
  readonly isMinor: boolean;
};

/** The sheet with whole texts, and what is needed to shorten it. */
export type SheetContent = Omit<DecisionSheet, "outcomes"> & {
  readonly outcomes: {
    readonly columns: NonNullable<DecisionSheet["outcomes"]>["columns"];
    readonly shown: readonly OutcomeOnSheet[];
    readonly others: readonly { readonly isUnwanted: boolean }[];
  } | null;
  /** The costs without lowest and highest. */
  readonly shortCosts: DecisionSheet["costs"];
};

/** The most outcomes of a sheet. */
const MOST_OUTCOMES = 5;

type Row = { readonly id: number; readonly cells: OutcomeCells };

const isMinor = ({ importance = "" }: OutcomeCells): boolean => importance === "minor" || importance === "";

/** The most important outcomes. A minor one that is wanted gives way to an unwanted one that would be left out. */
function chosen(rows: readonly Row[]): readonly Row[] {
  const first = mostImportant(rows, MOST_OUTCOMES);
  const missed = byImportance(rows).filter((row) => !first.includes(row) && isUnwanted(row.cells));
  const yielding = first.filter(({ cells }) => isMinor(cells) && !isUnwanted(cells));
  const count = Math.min(missed.length, yielding.length);
  const gone = count === 0 ? [] : yielding.slice(-count);
  return byImportance([...first.filter((row) => !gone.includes(row)), ...missed.slice(0, count)]);
}

function outcomesOf(blocks: readonly ReaderBlock[], words: SheetWords): SheetContent["outcomes"] {
  const table = blocks.find((block) => block.kind === "OutcomeTable");
  if (table?.kind !== "OutcomeTable" || table.outcomes.length === 0) return null;
  const all: readonly Row[] = table.outcomes;
  const first = chosen(all);
  const named = (inText: string, otherwise: string) => {
    const name = columnName(inText);
    return name === "" ? otherwise : words.outcomeTable.columnNamed(name);
  };
  const { columns, certainty: trusts } = words.outcomeTable;
  return {
    columns: {
      without: named(table.comparatorInText, columns.without),
      with: named(table.interventionInText, columns.with),
    },
    shown: first.map(({ id, cells }): OutcomeOnSheet => {
      const { name, lines, certainty, hasNoStudies, sentence } = shownOutcome(cells, table, words.language);
      const [line] = lines;
      const group = line && line.group !== "" ? ` (${line.group})` : "";
      const change = line?.difference ?? "";
      return {
        row: {
          id,
          name: `${name}${group}`,
          without: countedText(line?.without ?? "", line, words.outcomeTable),
          with: countedText(line?.with ?? "", line, words.outcomeTable),
          difference: change !== "" && line?.interval ? `${change} (${line.interval})` : change,
          trust: certainty ? trusts[certainty] : hasNoStudies ? words.outcomeTable.noStudies : "",
          certainty,
        },
        sentence,
        hasNumbers: change !== "",
        isUnwanted: isUnwanted(cells),
        isMinor: isMinor(cells),
      };
    }),
    others: all.filter((row) => !first.includes(row)).map(({ cells }) => ({ isUnwanted: isUnwanted(cells) })),
  };
}

function costsOf(blocks: readonly ReaderBlock[], words: SheetWords): Pick<SheetContent, "costs" | "shortCosts"> {
  for (const block of blocks) {
    const costs = block.kind === "EconomyEvaluation" ? costsInShort(block.cells) : null;
    if (!costs) continue;
    const { change, net } = costs;
    const short = { ...costs, change: { ...change, spread: null }, net: { ...net, spread: null } };
    return { costs: costTable(costs, words), shortCosts: costTable(short, words) };
  }
  return { costs: null, shortCosts: null };
}

/** With a row below a figure for its lowest and its highest. */
function costTable({ startup, perPatient, change, net }: CostsInShort, { years, cost, ...words }: SheetWords) {
  const yearly = (key: "change" | "net", { base, spread }: CostsInShort["net"]) => [
    { label: cost[key], amounts: base },
    ...(spread
      ? [
          { label: cost[`${key}Low`], amounts: spread.low },
          { label: cost[`${key}High`], amounts: spread.high },
        ]
      : []),
  ];
  const hasSpread = change.spread !== null || net.spread !== null;
  return {
    years,
    rows: [
      { label: cost.startup, amounts: [startup, ""] },
      { label: cost.old, amounts: perPatient.old },
      { label: cost.new, amounts: perPatient.new },
      ...yearly("change", change),
      ...yearly("net", net),
    ],
    note: hasSpread ? `${words.netMeans} ${words.spreadMeans}` : words.netMeans,
  };
}

/** The rows of PICO that something is written in. */
function questionOf(blocks: readonly ReaderBlock[]): DecisionSheet["question"] {
  const table = blocks.find((block) => block.kind === "Table");
  const rows = table?.kind === "Table" ? table.rows : [];
  return rows.filter(({ text }) => text.trim() !== "").map(({ title, text }) => ({ label: title, text }));
}

/**
 * Everything that a sheet could say of an edition, from what its readers get and nothing else.
 * @param view the whole edition
 */
export function sheetContent(view: AssessmentView, edition: DecisionSheet["edition"], words: SheetWords): SheetContent {
  const blocks = view.sections.flatMap((section) => section.blocks);
  const { recommendation, certainty } = answerOf(view);
  const day = newestSearchDay(blocks.flatMap((block) => (block.kind === "LiteratureSearch" ? [block] : [])));
  return {
    id: view.contentLink.id,
    edition,
    heading: view.heading,
    title: view.heading,
    organization: view.organization,
    published: view.published ?? view.modified,
    notes: notesAbove(view),
    question: questionOf(blocks),
    recommendation: view.recommendation,
    recommends: recommendation ?? null,
    conditions: lineOf(view.conditions ?? ""),
    confidence: view.confidence,
    confidenceMeans: certainty ? words.certainties[certainty] : "",
    certainty: certainty ?? null,
    outcomes: outcomesOf(blocks, words),
    ...costsOf(blocks, words),
    judgements: (view.judgements ?? []).map(({ question, answer }) => ({ label: question, text: answer })),
    review: [
      view.isPeerReviewed ? words.reviewed : words.notReviewed,
      ...(day ? [words.searched(norwegianDay(day))] : []),
    ].join(" · "),
  };
}
