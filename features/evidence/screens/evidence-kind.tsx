import { isBlank, isEmptyRichText, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { RetractedMark } from "../../retraction/views/retracted-mark.tsx";
import type { RowColumn, RowKind } from "../../row/screens/index.ts";
import { rowsTexts } from "../../row/texts.ts";
import { columnsOf, type EvidenceColumnKey, type TableSection } from "../rules/index.ts";
import { evidenceTexts } from "../texts.ts";
import { evidenceWritingTexts } from "../texts-writing.ts";
import styles from "./evidence-table.module.css";

type Helps = Readonly<Partial<Record<EvidenceColumnKey, string>>>;

const { hints } = evidenceWritingTexts;
const hintOf: Readonly<Partial<Record<EvidenceColumnKey, string>>> = {
  ...hints,
  populationNumberOfPatients: hints.numberOfPatients,
  interventionGroupNumberOfPatients: hints.numberOfPatients,
  controlGroupNumberOfPatients: hints.numberOfPatients,
};

/** The first column of a study, by which it is known. */
export const nameOfStudy = ({ shortId = "" }: Cells): string => (isBlank(shortId) ? rowsTexts.unnamed : shortId);

/** Every written cell of a study in words, to copy. */
export const wordsOfStudy = (section: TableSection, cells: Cells): string =>
  columnsOf(section)
    .map(({ key, type }) => [key, type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? "")] as const)
    .filter(([, text]) => text !== "")
    .map(([key, text]) => `${evidenceTexts.columns[key]}: ${text}`)
    .join("\n");

const formColumns = (section: TableSection, helps: Helps): readonly RowColumn[] =>
  columnsOf(section).map(({ key, type, options }) => {
    const [hint, help] = [hintOf[key], helps[key]];
    return {
      key,
      type,
      label: evidenceTexts.columns[key],
      ...(hint ? { hint } : {}),
      ...(help ? { help } : {}),
      ...(options ? { options } : {}),
      ...(key === "shortId" ? { required: true } : {}),
      isNarrow: type === "line" || type === "choice",
    };
  });

/** A study as the list shows it: its name, and every cell under its label. */
const StudyView = ({ section, cells }: { section: TableSection; cells: Cells }) => {
  const columns = columnsOf(section).filter(({ key }) => key !== "shortId");
  const isEmpty = (text: string, type: string) => (type === "rich-text" ? isEmptyRichText(text) : text.trim() === "");
  const filled = columns.filter(({ key, type }) => !isEmpty(cells[key] ?? "", type));
  const empty = columns.filter((column) => !filled.includes(column));
  return (
    <div className={styles.study}>
      <h5>{nameOfStudy(cells)}</h5>
      <dl>
        {filled.map(({ key, type }) => (
          <div key={key} data-wide={type === "rich-text" || key === "reference" || undefined}>
            <dt>{evidenceTexts.columns[key]}</dt>
            <dd>{type === "rich-text" ? <RichText html={cells[key] ?? ""} /> : cells[key]}</dd>
          </div>
        ))}
      </dl>
      {empty.length === 0 ? null : (
        <p className={styles.empty}>
          {evidenceTexts.nothingWritten}: {empty.map(({ key }) => evidenceTexts.columns[key]).join(", ")}
        </p>
      )}
    </div>
  );
};

/** Milliseconds after create, update and delete. */
const SPINS = 1_000;

/** Evidence tables of one section, as kind of rows. @param helps by column, as the template has them */
export const evidenceKind = (section: TableSection, helps: Helps): RowKind => {
  const columns = formColumns(section, helps);
  return {
    of: "evidence",
    texts: evidenceWritingTexts,
    spins: { create: SPINS, update: SPINS, delete: SPINS },
    columns: () => columns,
    faultsOf: ({ shortId = "" }) => (isBlank(shortId) ? [{ path: "shortId", kind: "ShortIdRequired" }] : []),
    nameOf: nameOfStudy,
    Mark: RetractedMark,
    View: ({ cells }) => <StudyView section={section} cells={cells} />,
  };
};
