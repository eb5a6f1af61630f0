import { csvOf } from "../../../platform/pure/csv/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { assessmentTypeTextsIn } from "../../assessment/texts-type.ts";
import type { Overview } from "../calls.ts";
import { type Figure, type OverviewChoice, type OverviewTable, tablesOf } from "../rules/index.ts";
import { overviewTextsIn } from "../texts.ts";

/** One table of an overview as CSV. Each row says what was chosen, so that files can be put together. */
export function overviewCsv(
  overview: Overview,
  name: OverviewTable,
  { organization, type }: OverviewChoice,
  language: Language,
): string {
  const texts = overviewTextsIn(language);
  const cellOf = (figure: Figure): string | number => (figure === "few" ? texts.few : (figure ?? ""));
  const chosen = [
    overview.year,
    organization === ""
      ? texts.everyOrganization
      : (overview.organizations.find(({ id }) => String(id) === organization)?.name ?? organization),
    type === "" ? texts.everyType : assessmentTypeTextsIn(language)[type],
  ];
  return csvOf(
    tablesOf(overview, texts.words)
      .filter((table) => table.name === name)
      .flatMap(({ stub, columns, rows }) => [
        [
          stub,
          ...columns.map(({ title, unit }) => (unit === "percent" ? `${title}, %` : title)),
          ...[texts.chosen.year, texts.chosen.organization, texts.chosen.type],
        ],
        ...rows.map(({ label, figures }) => [label, ...figures.map(cellOf), ...chosen]),
      ]),
  );
}
