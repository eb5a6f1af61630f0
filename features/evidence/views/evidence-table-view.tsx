import { Fragment, type ReactNode } from "react";
import { isBlank, isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { tableRoles } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { TitledBlock, type ViewProps } from "../../block/views/field-views.tsx";
import { RetractedMark } from "../../retraction/views/retracted-mark.tsx";
import { columnsOf, type EvidenceColumn, type TableSection } from "../rules/index.ts";
import { resultLine } from "../rules/results/shown-result.ts";
import { evidenceTexts } from "../texts.ts";
import styles from "./evidence-table-view.module.css";

/** A scrollable area must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

type Study = { readonly id: number; readonly cells: Readonly<Record<string, string>> };
/** The numbers of one outcome in a study. */
export type ShownResult = Study & { readonly study: number };
type Studies<S extends Study> = {
  readonly tableSection: TableSection;
  readonly studies: readonly S[];
  readonly results?: readonly ShownResult[];
};
type BelowResult = {
  /** Stands under a result. */
  readonly belowResult?: ((result: ShownResult) => ReactNode) | undefined;
};

/** The studies of an evidence table as readers see them. Each study is a card on a narrow screen and on paper. */
export const EvidenceTableView = ({ block, level, belowResult }: ViewProps<Studies<Study>> & BelowResult) => (
  <TitledBlock title={block.title} level={level}>
    {block.studies.length === 0 ? (
      <p>{evidenceTexts.none}</p>
    ) : (
      <StudiesTable
        title={block.title}
        tableSection={block.tableSection}
        studies={block.studies}
        results={block.results ?? []}
        belowResult={belowResult}
      />
    )}
  </TitledBlock>
);

type StudiesTableProps<S extends Study> = Studies<S> &
  BelowResult & {
    readonly title: string;
    /** A table at every width, which scrolls sideways; otherwise it becomes cards where it does not fit. */
    readonly scrolls?: boolean;
    /** Stands under a study's name. */
    readonly action?: (study: S) => ReactNode;
  };

const isEmpty = (text: string, type: EvidenceColumn["type"]): boolean =>
  type === "rich-text" ? isEmptyRichText(text) : isBlank(text);

/** Studies as rows under named columns. The first column stays in view. A column that is empty in all studies is left out. */
export function StudiesTable<S extends Study>(props: StudiesTableProps<S>) {
  const { title, tableSection, studies, results = [], scrolls, action, belowResult } = props;
  const columns = columnsOf(tableSection).filter(
    ({ key, type }) => key === "shortId" || studies.some(({ cells }) => !isEmpty(cells[key] ?? "", type)),
  );
  return (
    <section className={styles.scroll} aria-label={evidenceTexts.scrolls(title)} {...reachable}>
      <table {...tableRoles.table} className={styles.table} data-scrolls={scrolls || undefined}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map(({ key }) => (
              <th key={key} {...tableRoles.columnHeader} scope="col">
                {evidenceTexts.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {studies.map((study) => (
            <Fragment key={study.id}>
              <tr {...tableRoles.row}>
                {columns.map(({ key, type }) =>
                  key === "shortId" ? (
                    <th key={key} {...tableRoles.rowHeader} scope="row">
                      {isEmpty(study.cells[key] ?? "", type) ? <Cell type={type} text="" /> : study.cells[key]}
                      <RetractedMark rowId={study.id} />
                      {action?.(study)}
                    </th>
                  ) : (
                    <td
                      key={key}
                      {...tableRoles.cell}
                      data-type={type}
                      data-label={evidenceTexts.columns[key]}
                      data-empty={isEmpty(study.cells[key] ?? "", type) || undefined}
                    >
                      <Cell type={type} text={study.cells[key] ?? ""} />
                    </td>
                  ),
                )}
              </tr>
              <Results
                results={results.filter((result) => result.study === study.id)}
                columns={columns.length}
                belowResult={belowResult}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ResultsProps = BelowResult & { readonly results: readonly ShownResult[]; readonly columns: number };

/** The numbers of a study, a line for each outcome, over the whole width below it. */
function Results({ results, columns, belowResult }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <tr {...tableRoles.row} data-results>
      <td {...tableRoles.cell} colSpan={columns} data-label={evidenceTexts.results.numbers}>
        <ul className={styles.results}>
          {results.map((result) => (
            <li key={result.id}>
              <strong>{result.cells.outcome}:</strong> {resultLine(result.cells, evidenceTexts.results)}
              {belowResult?.(result)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const Cell = ({ type, text }: { type: EvidenceColumn["type"]; text: string }) => {
  if (isEmpty(text, type)) return <span className={styles.empty}>{evidenceTexts.nothingWritten}</span>;
  return type === "rich-text" ? <RichText html={text} /> : <span className={styles.lines}>{text}</span>;
};
