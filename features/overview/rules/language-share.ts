import type { Language } from "../../../platform/pure/language/index.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import type { Within } from "./small-groups.ts";

export const textKinds = ["assessment", "notification", "page"] as const;
export type TextKind = (typeof textKinds)[number];

/** Words of public texts that are alike in all of this. */
export type WordsCount = {
  readonly site: string;
  readonly kind: TextKind;
  /** The year in which the text was published. */
  readonly year: number;
  readonly language: Language | null;
  readonly words: number;
  /** The organisation and the type of assessments; null of other texts. */
  readonly of: { readonly organization: number; readonly type: AssessmentType } | null;
};

type Sum = { readonly nb: number; readonly nn: number; readonly unknown: number };

/** A row of the table is about all texts, or about those of a site, a kind or a year. */
export type LanguageRow = { readonly by: "all" | "site" | "kind" | "year"; readonly name: string } & Sum;

const sumOf = (counts: readonly WordsCount[]): Sum => {
  const of = (language: Language | null) =>
    counts.reduce((sum, each) => (each.language === language ? sum + each.words : sum), 0);
  return { nb: of("nb"), nn: of("nn"), unknown: of(null) };
};

const isChosen =
  ({ organization, type }: Within) =>
  ({ of }: WordsCount): boolean =>
    (organization === null || of?.organization === organization) && (type === null || of?.type === type);

/** The words of public texts by the form they are written in: in all, by site, by kind, and by year with the newest first. */
export function languageShareOf(counts: readonly WordsCount[], within: Within): LanguageRow[] {
  const chosen = counts.filter(isChosen(within));
  const rowsBy = (by: LanguageRow["by"], nameOf: (each: WordsCount) => string) =>
    [...Map.groupBy(chosen, nameOf)]
      .map(([name, some]) => ({ by, name, ...sumOf(some) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  const kinds = rowsBy("kind", ({ kind }) => kind);
  return [
    { by: "all", name: "", ...sumOf(chosen) },
    ...rowsBy("site", ({ site }) => site),
    ...textKinds.flatMap((kind) => kinds.filter(({ name }) => name === kind)),
    ...rowsBy("year", ({ year }) => String(year)).reverse(),
  ];
}

/** The words in nynorsk, in whole percents of those whose form is known; null without any. */
export const shareOfNynorsk = ({ nb, nn }: Sum): number | null =>
  nb + nn === 0 ? null : Math.round((100 * nn) / (nb + nn));
