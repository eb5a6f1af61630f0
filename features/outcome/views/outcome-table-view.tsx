import { defaultLanguage, type Language } from "../../../platform/pure/language/index.ts";
import { tableRoles } from "../../../platform/ui/index.ts";
import { TitledBlock, type ViewProps } from "../../block/views/field-views.tsx";
import {
  byImportance,
  columnName,
  countedText,
  type OutcomeCells,
  type ShownLine,
  type ShownOutcome,
  shownOutcome,
  type TextsInSentence,
} from "../rules/index.ts";
import { outcomeTexts as texts } from "../texts.ts";
import { CertaintyMark } from "./certainty-mark.tsx";
import styles from "./outcome-table-view.module.css";

type Outcome = { readonly id: number; readonly cells: OutcomeCells };
type Outcomes = TextsInSentence & { readonly outcomes: readonly Outcome[] };

/** Outcomes as readers see them: a table, and a card for each outcome on a narrow screen. */
export const OutcomeTableView = ({ block, level, lang = defaultLanguage }: ViewProps<Outcomes>) => (
  <TitledBlock title={block.title} level={level}>
    {block.outcomes.length === 0 ? <p>{texts.none}</p> : <OutcomesTable {...block} lang={lang} />}
  </TitledBlock>
);

const columns = ["outcome", "without", "with", "difference", "relative", "studies", "certainty"] as const;
type Column = (typeof columns)[number];

/** The column of a cell is said: a cell over several rows leaves the rows below it with fewer cells than columns. */
const at = (column: Column) => ({ "aria-colindex": columns.indexOf(column) + 1 });

/** The columns of the comparison and the method have their names. */
const titlesOf = ({ interventionInText, comparatorInText }: TextsInSentence) => {
  const [method, comparison] = [columnName(interventionInText), columnName(comparatorInText)];
  return {
    ...texts.columns,
    ...(comparison === "" ? {} : { without: texts.columnNamed(comparison) }),
    ...(method === "" ? {} : { with: texts.columnNamed(method) }),
  };
};

type OutcomesTableProps = Outcomes & { readonly title: string; readonly lang: Language };

function OutcomesTable({ title, outcomes, lang, ...inText }: OutcomesTableProps) {
  const titles = titlesOf(inText);
  return (
    <table {...tableRoles.table} aria-colcount={columns.length} className={styles.table}>
      <caption className="ds-sr-only">{title}</caption>
      <thead {...tableRoles.rowGroup}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...tableRoles.columnHeader}
              {...at(column)}
              scope="col"
              data-number={isNumber(column) || undefined}
            >
              {titles[column]}
            </th>
          ))}
        </tr>
      </thead>
      {byImportance(outcomes).map(({ id, cells }) => (
        <OutcomeRows key={id} outcome={shownOutcome(cells, inText, lang)} titles={titles} />
      ))}
    </table>
  );
}

const isNumber = (column: string): boolean => column === "without" || column === "with";

type OutcomeRowsProps = { readonly outcome: ShownOutcome; readonly titles: Readonly<Record<string, string>> };

/** The numbers of an outcome, a row for each of its groups, and its sentence below. */
function OutcomeRows({ outcome, titles }: OutcomeRowsProps) {
  const { lines, sentence, comment } = outcome;
  const rows = Math.max(lines.length, 1);
  return (
    <tbody {...tableRoles.rowGroup}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <tr key={row} {...tableRoles.row} data-numbers>
          {row === 0 ? (
            <th {...tableRoles.rowHeader} {...at("outcome")} scope="rowgroup" rowSpan={rows} className={styles.outcome}>
              {outcome.name}
              <About outcome={outcome} />
            </th>
          ) : null}
          <Numbers line={lines[row]} titles={titles} />
          {row === 0 ? <Shared outcome={outcome} rows={rows} titles={titles} /> : null}
        </tr>
      ))}
      {sentence === "" && comment === "" ? null : (
        <tr {...tableRoles.row} data-sentence>
          <td {...tableRoles.cell} {...at("outcome")} colSpan={columns.length}>
            {sentence === "" ? null : <p>{sentence}</p>}
            {comment === "" ? null : <p className={styles.quiet}>{comment}</p>}
          </td>
        </tr>
      )}
    </tbody>
  );
}

const About = ({ outcome: { followUp, scale } }: { readonly outcome: ShownOutcome }) =>
  [followUp === "" ? "" : texts.followUp(followUp), scale === "" ? "" : texts.scale(scale)]
    .filter((text) => text !== "")
    .map((text) => (
      <span key={text} className={styles.quiet}>
        {text}
      </span>
    ));

function Numbers({
  line,
  titles,
}: {
  readonly line: ShownLine | undefined;
  readonly titles: OutcomeRowsProps["titles"];
}) {
  return (
    <>
      {(["without", "with"] as const).map((column) => (
        <td
          key={column}
          {...tableRoles.cell}
          {...at(column)}
          data-number
          data-label={titles[column]}
          data-empty={!line?.[column] || undefined}
        >
          {column === "without" && line?.group ? <span className={styles.quiet}>{line.group}</span> : null}
          {countedText(line?.[column] ?? "", line, texts)}
        </td>
      ))}
      <td
        {...tableRoles.cell}
        {...at("difference")}
        data-label={titles.difference}
        data-empty={!line?.difference || undefined}
      >
        {line?.difference ? <strong>{line.difference}</strong> : null}
        {line?.interval ? <span className={styles.quiet}>{line.interval}</span> : null}
        {line?.needed ? <span className={styles.quiet}>{line.needed}</span> : null}
      </td>
    </>
  );
}

/** The cells that an outcome has once, whatever the number of its groups. */
function Shared({ outcome, rows, titles }: OutcomeRowsProps & { readonly rows: number }) {
  const { relative, studies, participants, hasNoStudies, certainty } = outcome;
  return (
    <>
      <td
        {...tableRoles.cell}
        {...at("relative")}
        rowSpan={rows}
        data-label={titles.relative}
        data-empty={relative === "" || undefined}
      >
        {relative}
      </td>
      <td
        {...tableRoles.cell}
        {...at("studies")}
        rowSpan={rows}
        data-label={titles.studies}
        data-empty={(studies === null && !hasNoStudies) || undefined}
      >
        {hasNoStudies ? texts.noStudies : studies === null ? null : texts.studyCount(studies)}
        {participants === "" ? null : <span className={styles.quiet}>{texts.participants(participants)}</span>}
      </td>
      <td
        {...tableRoles.cell}
        {...at("certainty")}
        rowSpan={rows}
        data-label={titles.certainty}
        data-empty={certainty === null || undefined}
      >
        {certainty === null ? null : <CertaintyMark certainty={certainty} />}
        <Why outcome={outcome} />
      </td>
    </>
  );
}

/** The reasons for a certainty that is not the highest. */
function Why({ outcome: { certainty, reasons, why } }: { readonly outcome: ShownOutcome }) {
  if (certainty === null || (reasons.length === 0 && why === "")) return null;
  return (
    <details className={styles.why}>
      <summary>{texts.why(texts.certainty[certainty])}</summary>
      {reasons.length === 0 ? null : (
        <ul>
          {reasons.map(({ key, step }) => (
            <li key={key}>{`${texts.reasons[key]}: ${texts.steps[step].toLowerCase()}`}</li>
          ))}
        </ul>
      )}
      {why === "" ? null : <p>{why}</p>}
    </details>
  );
}
