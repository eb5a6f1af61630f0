import { useMemo, useState, useSyncExternalStore } from "react";
import { placeKey, type RowPlace, useRowStore } from "../../../platform/editing/saving/index.ts";
import { foldedName } from "../../outcome/rules/index.ts";
import { AddRow, ChooseRows, type LoadedRow, RowList, useRowActions, useRowCells } from "../../row/screens/index.ts";
import { RESULTS_PART, resultColumns, resultLine, resultsInText, studyOfResult } from "../rules/results/index.ts";
import { evidenceTexts } from "../texts.ts";
import { resultWritingTexts as texts } from "../texts-results-writing.ts";
import { nameOfStudy } from "./evidence-kind.tsx";
import { wordsOfResult } from "./result-columns.ts";
import { resultKind } from "./result-kind.tsx";
import styles from "./results.module.css";

type StudyResultsProps = {
  /** Where the study stands. */
  readonly place: RowPlace;
  readonly study: LoadedRow;
  readonly results: readonly LoadedRow[];
};

/** A list of its own for each study: each has its draft, and its deleted rows. */
export const placeOfResults = (block: string, study: number): RowPlace => ({
  block,
  of: "result",
  part: `${RESULTS_PART} ${study}`,
});

/** The numbers of a study, an outcome in each row. Closed until somebody has opened it, or written there. */
export function StudyResults({ place: placeOfStudy, study: row, results }: StudyResultsProps) {
  const { block, part } = placeOfStudy;
  const study = useRowCells(placeOfStudy, row);
  const { interventionGroupNumberOfPatients = "", controlGroupNumberOfPatients = "", resultEffect = "" } = study;
  const compared = useMemo(
    () => studyOfResult({ interventionGroupNumberOfPatients, controlGroupNumberOfPatients, resultEffect }),
    [interventionGroupNumberOfPatients, controlGroupNumberOfPatients, resultEffect],
  );
  const kind = useMemo(() => resultKind(compared), [compared]);
  const place = useMemo(() => placeOfResults(block, row.id), [block, row.id]);
  const actions = useRowActions(place);
  const rows = useRowStore();
  const readDraft = () => rows.draft(placeKey(place)) !== undefined;
  const hasDraft = useSyncExternalStore(rows.subscribe, readDraft, readDraft);
  const [isOpened, setOpened] = useState(false);
  const name = nameOfStudy(study);
  // Results of a table of summaries are of several studies.
  const begun = { study: String(row.id), pooled: part === "KnowledgeSummary" ? "ja" : "" };
  const there = new Set(results.map(({ cells }) => foldedName(cells.outcome ?? "")));
  return (
    <details
      className={styles.results}
      open={results.length > 0 || hasDraft || isOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary aria-label={texts.titleOf(name, results.length)}>
        {texts.title} {results.length > 0 ? texts.count(results.length) : null}
      </summary>
      <div className={styles.inside}>
        <p className={styles.aside}>{texts.explain}</p>
        <RowList
          kind={kind}
          place={place}
          rows={results}
          actions={actions}
          wordsOf={wordsOfResult}
          label={texts.titleOf(name, results.length)}
        />
        <AddRow
          kind={kind}
          place={place}
          button={texts.addNew}
          buttonIn={texts.addNewIn(name)}
          formName={texts.newRow(name)}
          empty={() => ({ ...Object.fromEntries(resultColumns.map(({ key }) => [key, ""])), ...begun })}
          wordsOf={wordsOfResult}
        />
        <ChooseRows
          texts={texts.fromText}
          label={texts.fromText.named(name)}
          choices={resultsInText(compared.resultEffect ?? "").map(({ outcome, cells }) => ({
            name: outcome,
            says: resultLine(cells, evidenceTexts.results),
            isThere: there.has(foldedName(outcome)),
            cells: { ...cells, ...begun },
          }))}
          add={actions.addAll}
        />
      </div>
    </details>
  );
}
