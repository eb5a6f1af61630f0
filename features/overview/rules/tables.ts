import type { Overview } from "../calls.ts";
import { shareOfNynorsk, type TextKind, textKinds } from "./language-share.ts";
import type { Figure } from "./overview.ts";
import type { PublishedKind } from "./stages.ts";
import type { OverviewTable } from "./table-names.ts";

/** The unit of a column's figures. */
export type Unit = "count" | "days" | "percent";
export type Column = { readonly title: string; readonly unit: Unit };

export type OverviewRow = {
  readonly key: string;
  readonly label: string;
  /** How the row is counted; empty where its table says it. */
  readonly note: string;
  readonly figures: readonly Figure[];
  readonly isSum?: boolean;
};

/** A table of the overview, as the page and its CSV show it. */
export type TableOfFigures = {
  readonly name: OverviewTable;
  readonly title: string;
  readonly how: string;
  readonly stub: string;
  readonly columns: readonly Column[];
  /** The place of the column that is drawn beside its figures. */
  readonly drawn: number;
  /** Lines in what is drawn, in percent. */
  readonly marks: readonly number[];
  readonly rows: readonly OverviewRow[];
};

type Named = { readonly label: string; readonly note: string };
type NamedBy<K extends string> = Readonly<Record<K, Named>>;
type Keyed<L extends keyof Overview, K extends string> = Overview[L] extends readonly (infer R)[]
  ? R extends Readonly<Record<K, infer V extends string>>
    ? V
    : never
  : never;
type Decisions = Overview["decisions"];

export type TableWords = {
  readonly tables: Readonly<
    Record<OverviewTable, { readonly title: string; readonly how: (year: number) => string; readonly stub: string }>
  >;
  readonly columns: Readonly<
    Record<
      | "count"
      | "median"
      | "oldest"
      | "ninetieth"
      | "editions"
      | "meets"
      | "share"
      | "of"
      | "nynorsk"
      | "nb"
      | "nn"
      | "unknown",
      string
    >
  >;
  readonly published: Readonly<Record<PublishedKind, string>>;
  readonly stages: NamedBy<Keyed<"pipeline", "stage">>;
  readonly left: NamedBy<Keyed<"left", "stage">>;
  readonly outcomes: Readonly<Record<Decisions["outcomes"][number]["outcome"], string>>;
  readonly results: Readonly<Record<Decisions["results"][number]["result"], string>>;
  readonly followUp: NamedBy<"older" | "asked" | "due" | "overdue">;
  readonly living: NamedBy<Exclude<keyof Overview["living"], "editions">>;
  readonly criteria: NamedBy<Keyed<"quality", "criterion">>;
  readonly retracted: Readonly<Record<Keyed<"retracted", "state">, string>>;
  readonly languages: {
    readonly all: string;
    readonly site: (name: string) => string;
    readonly kinds: Readonly<Record<TextKind, string>>;
    readonly year: (year: string) => string;
  };
  /** Added to the note of what is written, where reviewers are not a stage. */
  readonly withReviewers: string;
};

/** A row of a table in words. */
export const named = (label: string, note: string) => ({ label, note });

/** A share in whole percents; hidden with what it is a share of. */
const shareOf = (part: Figure, of: Figure): Figure => {
  if (part === "few" || of === "few") return "few";
  return part === null || of === null || of === 0 ? null : Math.round((100 * part) / of);
};

const count = (title: string): Column => ({ title, unit: "count" });
const inDays = (title: string): Column => ({ title, unit: "days" });
const percent = (title: string): Column => ({ title, unit: "percent" });

/** Every table of the overview, in the order of the page. */
export function tablesOf(overview: Overview, words: TableWords): readonly TableOfFigures[] {
  const { year, pipeline, left, published, decisions, living, quality, retracted, languages } = overview;
  const { columns } = words;
  const table = (
    name: OverviewTable,
    given: readonly Column[],
    rows: readonly OverviewRow[],
    drawn = 0,
    marks: readonly number[] = [],
  ): TableOfFigures => {
    const { title, how, stub } = words.tables[name];
    return { name, title, how: how(year), stub, columns: given, drawn, marks, rows };
  };
  const knowsReviewers = pipeline.some(({ stage }) => stage === "at-reviewers");
  const [first] = published;
  return [
    table(
      "pipeline",
      [count(columns.count), inDays(columns.median), inDays(columns.oldest)],
      pipeline.map(({ stage, count: of, median, oldest }) => {
        const { label, note } = words.stages[stage];
        const more = stage === "written" && !knowsReviewers ? ` ${words.withReviewers}` : "";
        return { key: stage, label, note: `${note}${more}`, figures: [of, median, oldest] };
      }),
    ),
    table(
      "left",
      [count(columns.count), inDays(columns.median), inDays(columns.ninetieth)],
      left.map((row) => ({
        key: row.stage,
        ...words.left[row.stage],
        figures: [row.count, row.median, row.ninetieth],
      })),
      1,
    ),
    table(
      "published",
      (first?.years ?? []).map((each) => count(String(each))),
      published.flatMap(({ kind, totals, organizations }) => [
        { key: `${kind} all`, label: words.published[kind], note: "", figures: totals, isSum: true },
        ...organizations.map(({ id, name, counts }) => ({
          key: `${kind} ${id}`,
          // A file has no headings: there each line says the kind.
          label: kind === "edition" ? name : `${name}: ${words.published[kind]}`,
          note: "",
          figures: counts,
        })),
      ]),
      (first?.years.length ?? 1) - 1,
    ),
    table(
      "outcomes",
      [count(columns.count)],
      decisions.outcomes.map(({ outcome, count: of }) => ({
        ...{ key: outcome, label: words.outcomes[outcome], note: "", figures: [of] },
      })),
    ),
    table(
      "results",
      [count(columns.count)],
      decisions.results.map(({ result, count: of }) => ({
        ...{ key: result, label: words.results[result], note: "", figures: [of] },
      })),
    ),
    table(
      "follow-up",
      [count(columns.count), count(columns.of), percent(columns.share)],
      followUpRows(decisions, words),
      0,
    ),
    table(
      "living",
      [count(columns.count), count(columns.of)],
      (["reviewPassed", "reviewLongPassed", "oldSearches"] as const).map((key) => ({
        ...{ key, ...words.living[key], figures: [living[key], living.editions] },
      })),
    ),
    table(
      "quality",
      [percent(columns.share), count(columns.meets), count(columns.editions)],
      quality.map(({ criterion, editions, meets }) => ({
        ...{ key: criterion, ...words.criteria[criterion], figures: [shareOf(meets, editions), meets, editions] },
      })),
    ),
    table(
      "retracted",
      [count(columns.count)],
      retracted.map(({ state, editions }) => ({
        ...{ key: state, label: words.retracted[state], note: "", figures: [editions] },
      })),
    ),
    table(
      "languages",
      [percent(columns.nynorsk), count(columns.nn), count(columns.nb), count(columns.unknown)],
      languages.map((row) => ({
        key: `${row.by} ${row.name}`,
        label: labelOfTexts(row, words.languages),
        note: "",
        figures: [shareOfNynorsk(row), row.nn, row.nb, row.unknown],
        isSum: row.by === "all",
      })),
      0,
      SHARES_OF_A_NATIONWIDE_BODY,
    ),
  ];
}

/** A nationwide body writes at least a quarter in each form, in percent: språklova § 13. */
const SHARES_OF_A_NATIONWIDE_BODY = [25, 75];

function labelOfTexts({ by, name }: Overview["languages"][number], words: TableWords["languages"]): string {
  if (by === "all") return words.all;
  if (by === "site") return words.site(name);
  if (by === "year") return words.year(name);
  return textKinds.flatMap((kind) => (kind === name ? [words.kinds[kind]] : []))[0] ?? name;
}

const followUpRows = ({ older, asked, due, overdue }: Decisions, { followUp }: TableWords): readonly OverviewRow[] => [
  {
    key: "older",
    ...followUp.older,
    figures: [
      older.editions === 0 ? null : older.decided,
      older.editions,
      older.editions === 0 ? null : shareOf(older.decided, older.editions),
    ],
  },
  { key: "asked", ...followUp.asked, figures: [asked, null, null] },
  { key: "due", ...followUp.due, figures: [due, null, null] },
  { key: "overdue", ...followUp.overdue, figures: [overdue, null, null] },
];
