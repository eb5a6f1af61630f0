import type { DecisionSheet } from "../calls.ts";
import type { OutcomeOnSheet, SheetContent, SheetWords } from "./content.ts";
import { clipped, lineCount, type Place } from "./measure.ts";
import { heights, PAGE_HEIGHT, places } from "./places.ts";

/** How many lines the texts have that may be shortened. */
type Lines = Readonly<Record<"title" | "notes" | "conditions" | "outcome" | "cell" | "judgement", number>>;
const ROOMY: Lines = { title: 3, notes: 2, conditions: 4, outcome: 2, cell: 3, judgement: 2 };

type Draft = { readonly content: SheetContent; readonly lines: Lines };
/** Makes a sheet shorter. Unchanged when it has nothing of the kind. */
type Shortening = (draft: Draft) => Draft;

const withOutcomes = (draft: Draft, change: (shown: readonly OutcomeOnSheet[]) => SheetContent["outcomes"]): Draft => ({
  ...draft,
  content: { ...draft.content, outcomes: draft.content.outcomes && change(draft.content.outcomes.shown) },
});

const withoutSentence =
  (gone: OutcomeOnSheet): Shortening =>
  (draft) =>
    withOutcomes(draft, (shown) => ({
      ...outcomesIn(draft),
      shown: shown.map((each) => (each.row === gone.row ? { ...each, sentence: "" } : each)),
    }));

const withoutRow =
  (gone: OutcomeOnSheet): Shortening =>
  (draft) =>
    withOutcomes(draft, (shown) => {
      const all = outcomesIn(draft);
      return { ...all, shown: shown.filter(({ row }) => row !== gone.row), others: [...all.others, gone] };
    });

const outcomesIn = ({ content: { outcomes } }: Draft): NonNullable<SheetContent["outcomes"]> =>
  outcomes ?? { columns: { without: "", with: "" }, shown: [], others: [] };

const withLines =
  (lines: Partial<Lines>): Shortening =>
  (draft) => ({ ...draft, lines: { ...draft.lines, ...lines } });

/**
 * The order in which content is taken away until there is room: the sentences of outcomes whose numbers say the same, the less important first; minor
 * outcomes that are wanted; lines of long texts; sentences without numbers; at last the lowest and highest of costs. An unwanted outcome never
 * goes.
 */
function shorteningsOf({ outcomes }: SheetContent): readonly Shortening[] {
  const lessImportantFirst = (outcomes?.shown ?? []).toReversed();
  return [
    ...lessImportantFirst.filter(({ hasNumbers }) => hasNumbers).map(withoutSentence),
    ...lessImportantFirst.filter((each) => each.isMinor && !each.isUnwanted).map(withoutRow),
    withLines({ conditions: 2, title: 2, notes: 1 }),
    withLines({ outcome: 1, cell: 2 }),
    withLines({ judgement: 1 }),
    ...lessImportantFirst.map(withoutSentence),
    withLines({ conditions: 1, cell: 1 }),
    (draft) => ({ ...draft, content: { ...draft.content, costs: draft.content.shortCosts } }),
  ];
}

/** The sheet as it is drawn: no text is longer than its place. */
function drawn({ content: { shortCosts: _, ...content }, lines }: Draft, words: SheetWords): DecisionSheet {
  const { outcomes, costs } = content;
  const others = outcomes?.others ?? [];
  return {
    ...content,
    title: clipped(content.title, places.title, lines.title),
    organization: clipped(content.organization, places.line, 1),
    notes: content.notes.slice(0, 2).map((note) => clipped(note, places.line, lines.notes)),
    question: content.question.map(({ label, text }) => ({
      label: clipped(label, places.label, 1),
      text: clipped(text, places.answer, 1),
    })),
    recommendation: clipped(content.recommendation, places.recommendation, 2),
    conditions: clipped(content.conditions, places.conditions, lines.conditions),
    confidence: clipped(content.confidence, places.confidence, 1),
    outcomes: outcomes && {
      columns: {
        without: clipped(outcomes.columns.without, places.count, 2),
        with: clipped(outcomes.columns.with, places.count, 2),
      },
      rows: outcomes.shown.map(({ row }) => ({
        ...row,
        name: clipped(row.name, places.outcome, lines.outcome),
        without: clipped(row.without, places.count, lines.cell),
        with: clipped(row.with, places.count, lines.cell),
        difference: clipped(row.difference, places.difference, lines.cell),
      })),
      sentences: [...new Set(outcomes.shown.map(({ sentence }) => sentence))].filter((sentence) => sentence !== ""),
      leftOut:
        others.length === 0
          ? ""
          : words.leftOut(
              others.length,
              others.some(({ isUnwanted }) => isUnwanted),
            ),
    },
    costs: costs && {
      ...costs,
      rows: costs.rows.map(({ label, amounts }) => ({ label, amounts: amounts.map(amountOnSheet) })),
    },
    judgements: content.judgements.map(({ label, text }) => ({
      label: clipped(label, places.question, lines.judgement),
      text: clipped(text, places.judgement, lines.judgement),
    })),
  };
}

/** An amount that is too long for its column may be broken between thousands. */
const amountOnSheet = (amount: string): string =>
  lineCount(amount, places.amount) > 1 ? amount.replace(/[\u00a0\u202f]/gu, " ") : amount;

const linesHigh = (text: string, place: Place, line: number = heights.line) =>
  text === "" ? 0 : lineCount(text, place) * line;
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
/** The height of a row of a table: of its highest cell. */
const rowHigh = (cells: readonly (readonly [string, Place])[]) =>
  Math.max(...cells.map(([text, place]) => lineCount(text, place))) * heights.line + heights.row;

function outcomesHigh(outcomes: DecisionSheet["outcomes"]): number {
  if (!outcomes) return 0;
  const { columns, rows, sentences, leftOut } = outcomes;
  const head = rowHigh([
    [columns.without, places.count],
    [columns.with, places.count],
  ]);
  const each = rows.map((row) =>
    rowHigh([
      [row.name, places.outcome],
      [row.without, places.count],
      [row.with, places.count],
      [row.difference, places.difference],
      [row.trust, places.trust],
    ]),
  );
  const below = [...sentences, leftOut].map((text) => linesHigh(text, places.line));
  return heights.heading + head + sum(each) + sum(below) + heights.gap;
}

function costsHigh(costs: DecisionSheet["costs"]): number {
  if (!costs) return 0;
  const rows = costs.rows.map(({ label, amounts }) =>
    rowHigh([[label, places.cost], ...amounts.map((amount) => [amount, places.amount] as const)]),
  );
  return heights.heading + heights.line + heights.row + sum(rows) + linesHigh(costs.note, places.costNote);
}

const judgementsHigh = (judgements: DecisionSheet["judgements"]): number =>
  judgements.length === 0
    ? 0
    : heights.heading +
      sum(
        judgements.map(({ label, text }) =>
          rowHigh([
            [label, places.question],
            [text, places.judgement],
          ]),
        ),
      );

/** How high the sheet is at most, in millimetres. */
export function heightOf(sheet: DecisionSheet): number {
  const left =
    linesHigh(sheet.recommendation, places.recommendation, heights.bigLine) +
    linesHigh(sheet.conditions, places.conditions);
  const right =
    linesHigh(sheet.confidence, places.confidence, heights.bigLine) + linesHigh(sheet.confidenceMeans, places.means);
  return (
    heights.header +
    linesHigh(sheet.title, places.title, heights.titleLine) +
    sum(sheet.notes.map((note) => linesHigh(note, places.line))) +
    sheet.question.length * heights.line +
    heights.gap +
    heights.box +
    Math.max(left, right) +
    outcomesHigh(sheet.outcomes) +
    Math.max(costsHigh(sheet.costs), judgementsHigh(sheet.judgements)) +
    heights.gap +
    linesHigh(sheet.review, places.line) +
    heights.gap +
    heights.decision +
    heights.footer
  );
}

/** The sheet with as much of its content as one page has room for. */
export function fitted(content: SheetContent, words: SheetWords): DecisionSheet {
  let draft: Draft = { content, lines: ROOMY };
  for (const shorten of shorteningsOf(content)) {
    if (heightOf(drawn(draft, words)) <= PAGE_HEIGHT) break;
    draft = shorten(draft);
  }
  return drawn(draft, words);
}
