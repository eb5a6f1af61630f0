import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { VisuallyHidden } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { readWorkList, type WorkListFilter } from "../../desk/rules/index.ts";
import { listAddress } from "../../desk/screens/list/list-address.ts";
import { FigureTable } from "../../economy/views/index.ts";
import type { Figure, OverviewChoice, TableOfFigures, Unit } from "../rules/index.ts";
import { overviewTexts as texts } from "../texts.ts";
import styles from "./overview.module.css";
import { tableAddress } from "./overview-address.ts";

type FigureSectionProps = { readonly table: TableOfFigures; readonly choice: OverviewChoice };

/** A table of the overview under its heading: how it is counted, its figures, the lists behind them, and its file. */
export function FigureSection({ table, choice }: FigureSectionProps) {
  const { name, title, how, stub, columns, drawn, marks, rows } = table;
  const most = columns[drawn]?.unit === "percent" ? 100 : greatest(rows.map(({ figures }) => figures[drawn] ?? null));
  const links = listsOf(table, choice);
  return (
    <section className={styles.section} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className={styles.said}>{how}</p>
      <FigureTable
        caption={title}
        isTitled
        stub={stub}
        columns={columns.map((column) => column.title)}
        rows={rows.map(({ key, label, note, figures, isSum = false }) => ({
          key,
          label,
          ...(note ? { note } : {}),
          isSum,
          cells: figures.map((figure, at) => (
            <Cell
              // A row has a figure for each column.
              key={columns[at]?.title}
              figure={figure}
              unit={columns[at]?.unit ?? "count"}
              share={at === drawn && most > 0 ? shareOfMost(figure, most) : null}
              marks={marks}
            />
          )),
        }))}
      />
      <ul className={styles.links} data-print="hide">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li>
          <a href={tableAddress(name, choice)} download aria-label={texts.csvOf(title)}>
            {texts.csv}
          </a>
        </li>
      </ul>
    </section>
  );
}

const greatest = (figures: readonly Figure[]): number =>
  Math.max(0, ...figures.map((figure) => (typeof figure === "number" ? figure : 0)));

const shareOfMost = (figure: Figure, most: number): number => (typeof figure === "number" ? figure / most : 0);

type CellProps = {
  readonly figure: Figure;
  readonly unit: Unit;
  /** The length of the bar, from 0 to 1; null without one. */
  readonly share: number | null;
  /** Lines across the bar, in percent of its room. */
  readonly marks: readonly number[];
};

/** A figure and, where its column is drawn, a bar. The bar says nothing that the figure does not. */
const Cell = ({ figure, unit, share, marks }: CellProps) => (
  <span className={styles.cell}>
    <Shown figure={figure} unit={unit} />
    {share === null ? null : (
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="10" />
        {marks.map((at) => (
          <path key={at} className={styles.mark} d={`M${at} 0V10`} />
        ))}
      </svg>
    )}
  </span>
);

function Shown({ figure, unit }: Pick<CellProps, "figure" | "unit">) {
  if (figure === "few") return <span className={styles.few}>{texts.few}</span>;
  if (figure === null)
    return (
      <>
        <span aria-hidden="true">{texts.none}</span>
        <VisuallyHidden>{texts.noneMeans}</VisuallyHidden>
      </>
    );
  return <span>{unit === "percent" ? texts.percent(figure) : norwegianNumber(figure)}</span>;
}

/** The lists that show what is counted. The work list has no choice of organisation, so there it is not linked. */
function listsOf({ name }: TableOfFigures, { organization, type }: OverviewChoice) {
  const { toList } = texts;
  if (name === "retracted") return [{ href: deskAddresses.retractions, text: toList.retracted }];
  if (organization !== "") return [];
  const listOf = (filter: Partial<WorkListFilter>) => listAddress(readWorkList({ ...filter, type }));
  if (name === "follow-up") return [{ href: listOf({ late: "follow-up" }), text: toList.followUp }];
  if (name === "living") return [{ href: listOf({ late: "review" }), text: toList.review }];
  if (name !== "pipeline") return [];
  return [
    { href: listOf({ status: "1" }), text: toList.draft },
    { href: listOf({ status: "2" }), text: toList.sent },
    { href: listOf({ status: "3" }), text: toList.published },
  ];
}
