import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { RowKind } from "../../row/screens/index.ts";
import { rowsTexts } from "../../row/texts.ts";
import type { OutcomeOfStudies } from "../rules/from-evidence.ts";
import { computedOf, type NoSentence, type TextsInSentence, understoodBaseline } from "../rules/index.ts";
import { outcomeWritingTexts as texts } from "../texts-writing.ts";
import { OutcomeSummary } from "../views/index.ts";
import { OfferedByStudies } from "./offered-by-studies.tsx";
import { columnsFor, outcomeCellText } from "./outcome-columns.ts";
import styles from "./outcome-table.module.css";

/** The first column of an outcome, by which it is known. */
const nameOfOutcome = ({ name = "" }: Cells): string => (isBlank(name) ? rowsTexts.unnamed : name);

/** Every written cell of an outcome in words, to copy. */
export const wordsOfOutcome = (cells: Cells): string =>
  columnsFor(cells, {})
    .map(({ key, label }) => [label, outcomeCellText(key, cells[key] ?? "")] as const)
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");

const noSentence = (reason: NoSentence): string => texts.noSentence[reason];

/** Milliseconds after create, update and delete. */
const SPINS = 1_000;

/**
 * Outcomes as kind of rows.
 * @param helps by column, as the template has them
 * @param inText the method and the comparison as they stand in a sentence
 * @param ofStudies the outcomes in the evidence tables
 */
export const outcomeKind = (
  helps: Readonly<Record<string, string>>,
  inText: TextsInSentence,
  ofStudies: readonly OutcomeOfStudies[],
): RowKind => ({
  of: "outcome",
  texts,
  spins: { create: SPINS, update: SPINS, delete: SPINS },
  columns: (cells) => columnsFor(cells, helps),
  faultsOf: ({ name = "" }) => (isBlank(name) ? [{ path: "name", kind: "OutcomeNameRequired" }] : []),
  nameOf: nameOfOutcome,
  BelowField: (below) => (
    <>
      <Understood column={below.column} cells={below.cells} />
      <OfferedByStudies {...below} ofStudies={ofStudies} />
    </>
  ),
  Preview: ({ cells }) => <Preview cells={cells} inText={inText} />,
  View: ({ cells }) => (
    <OutcomeSummary cells={cells} name={nameOfOutcome(cells)} inText={inText} noSentence={noSentence} />
  ),
});

function Understood({ column, cells }: { readonly column: string; readonly cells: Cells }) {
  const found = understoodBaseline(cells, column);
  if (found === null) return null;
  const text = found.kind === "Risk" ? texts.understood.Risk(found.count, found.per) : texts.understood[found.kind];
  return (
    <p role="status" className={styles.hint}>
      {text}
    </p>
  );
}

/** The numbers and the sentence as readers get them, while they are written; and what to look at. */
function Preview({ cells, inText }: { readonly cells: Cells; readonly inText: TextsInSentence }) {
  const { warnings } = computedOf(cells, inText);
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h4>{texts.preview}</h4>
      <OutcomeSummary cells={cells} name={null} inText={inText} noSentence={noSentence} />
      {warnings.length === 0 ? null : (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{texts.warnings[warning]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
