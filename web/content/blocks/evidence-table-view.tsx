import { columnsOf, type TableSection } from "../../../core/evidence/index.ts";
import { isEmptyRichText } from "../../../core/rich-text/index.ts";
import { evidenceTexts } from "../../../texts/evidence.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import styles from "./evidence-table.module.css";
import { Titled, type ViewProps } from "./field-views.tsx";

type Studies = {
  readonly tableSection: TableSection;
  readonly studies: readonly { readonly id: number; readonly cells: Readonly<Record<string, string>> }[];
};

/** Studies as rows under named columns. Wider than the page it scrolls sideways, with the keyboard too. */
export function EvidenceTableView({ block, level }: ViewProps<Studies>) {
  const columns = columnsOf(block.tableSection);
  return (
    <Titled title={block.title} level={level}>
      <section className={styles.scroll} aria-label={evidenceTexts.scrolls(block.title)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ key }) => (
                <th key={key} scope="col">
                  {evidenceTexts.columns[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.studies.map(({ id, cells }) => (
              <tr key={id}>
                {columns.map(({ key, type }) =>
                  key === "shortId" ? (
                    <th key={key} scope="row">
                      {cells[key]}
                    </th>
                  ) : (
                    <td key={key}>
                      {type === "rich-text" && !isEmptyRichText(cells[key] ?? "") ? (
                        <RichText html={cells[key] ?? ""} />
                      ) : (
                        <span className={styles.lines}>{type === "rich-text" ? "" : cells[key]}</span>
                      )}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Titled>
  );
}
