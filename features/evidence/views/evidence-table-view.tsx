import type { ReactNode } from "react";
import { isBlank, isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { tableRoles } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { TitledBlock, type ViewProps } from "../../block/views/field-views.tsx";
import { RetractedMark } from "../../retraction/views/retracted-mark.tsx";
import { columnsOf, type EvidenceColumn, type TableSection } from "../rules/index.ts";
import { evidenceTexts } from "../texts.ts";
import styles from "./evidence-table-view.module.css";

/** A scrollable area must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

type Study = { readonly id: number; readonly cells: Readonly<Record<string, string>> };
type Studies<S extends Study> = { readonly tableSection: TableSection; readonly studies: readonly S[] };

/** The studies of an evidence table as readers see them. Each study is a card on a narrow screen and on paper. */
export const EvidenceTableView = ({ block, level }: ViewProps<Studies<Study>>) => (
  <TitledBlock title={block.title} level={level}>
    {block.studies.length === 0 ? (
      <p>{evidenceTexts.none}</p>
    ) : (
      <StudiesTable title={block.title} tableSection={block.tableSection} studies={block.studies} />
    )}
  </TitledBlock>
);

type StudiesTableProps<S extends Study> = Studies<S> & {
  readonly title: string;
  /** A table at every width, which scrolls sideways; otherwise it becomes cards where it does not fit. */
  readonly scrolls?: boolean;
  /** Stands under a study's name. */
  readonly action?: (study: S) => ReactNode;
};

const isEmpty = (text: string, type: EvidenceColumn["type"]): boolean =>
  type === "rich-text" ? isEmptyRichText(text) : isBlank(text);

/** Studies as rows under named columns. The first column stays in view. A column that is empty in all studies is left out. */
export function StudiesTable<S extends Study>({ title, tableSection, studies, scrolls, action }: StudiesTableProps<S>) {
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
            <tr key={study.id} {...tableRoles.row}>
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
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cell = ({ type, text }: { type: EvidenceColumn["type"]; text: string }) => {
  if (isEmpty(text, type)) return <span className={styles.empty}>{evidenceTexts.nothingWritten}</span>;
  return type === "rich-text" ? <RichText html={text} /> : <span className={styles.lines}>{text}</span>;
};
