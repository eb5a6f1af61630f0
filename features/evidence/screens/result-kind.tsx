import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Button } from "../../../platform/ui/index.ts";
import { type BelowField, focusItsField, type RowKind } from "../../row/screens/index.ts";
import { rowsTexts } from "../../row/texts.ts";
import {
  computedEffect,
  type FoundInResult,
  findingsOf,
  resultLine,
  type StudyOfResult,
  setAsideCell,
  toldFinding,
} from "../rules/results/index.ts";
import { evidenceTexts } from "../texts.ts";
import { findingTexts as texts } from "../texts-findings.ts";
import { resultWritingTexts } from "../texts-results-writing.ts";
import { columnsOfResult } from "./result-columns.ts";
import { ResultFindings } from "./result-findings.tsx";
import styles from "./results.module.css";

const nameOfResult = ({ outcome = "" }: Cells): string => (isBlank(outcome) ? rowsTexts.unnamed : outcome);

/** Milliseconds after create, update and delete. */
const SPINS = 1_000;

/** The results of a study, as kind of rows. @param study the cells that they are compared with, as they are written now */
export const resultKind = (study: StudyOfResult): RowKind => ({
  of: "result",
  texts: resultWritingTexts,
  spins: { create: SPINS, update: SPINS, delete: SPINS },
  columns: columnsOfResult,
  faultsOf: ({ outcome = "" }) => (isBlank(outcome) ? [{ path: "outcome", kind: "ResultOutcomeRequired" }] : []),
  nameOf: nameOfResult,
  BelowField: (below) => (
    <>
      <Findings {...below} study={study} />
      <Computed {...below} />
    </>
  ),
  View: ({ cells }) => (
    <div className={styles.result}>
      <p>
        <strong>{nameOfResult(cells)}:</strong> {resultLine(cells, evidenceTexts.results)}
      </p>
      <ResultFindings cells={cells} study={study} />
    </div>
  ),
});

/** The findings about the cells of a field; one about several stands at the first that is shown. */
function Findings({ column, cells, study, write }: BelowField & { readonly study: StudyOfResult }) {
  const shown = columnsOfResult(cells).map(({ key }) => key);
  const { open, setAside } = findingsOf(cells, study);
  const ofColumn = (found: FoundInResult) => found.cells.find((each) => shown.includes(each)) === column;
  const [here, aside] = [open.filter(ofColumn), setAside.filter(ofColumn)];
  if (here.length + aside.length === 0) return null;
  const lookAgain = (button: HTMLElement) => {
    focusItsField(button);
    const without = (now: string, { finding }: FoundInResult) =>
      setAsideCell({ ...cells, setAside: now }, finding, false);
    write({ setAside: aside.reduce(without, cells.setAside ?? "") });
  };
  return (
    <div role="status">
      {aside.length === 0 ? null : (
        <p className={styles.aside}>
          {texts.countSetAside(aside.length)}
          <Button variant="tertiary" size="sm" onClick={({ currentTarget }) => lookAgain(currentTarget)}>
            {texts.lookAgain}
          </Button>
        </p>
      )}
      {here.length === 0 ? null : (
        <ul className={styles.findings}>
          {here.map((found) => (
            <li key={found.finding} data-level={found.level}>
              <span>{texts.of(toldFinding(found, cells, study), cells)}</span>
              <Button
                variant="tertiary"
                size="sm"
                onClick={({ currentTarget }) => {
                  focusItsField(currentTarget);
                  write({ setAside: setAsideCell(cells, found.finding, true) });
                }}
              >
                {texts.setAside}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isEmpty = (cells: Cells, ...keys: readonly string[]): boolean => keys.every((key) => isBlank(cells[key] ?? ""));

/** The effect that the arms give, below an effect that nobody has typed. */
function Computed({ column, cells, write }: BelowField) {
  if (column !== "effect" || !isEmpty(cells, "effect", "effectLow", "effectHigh")) return null;
  const computed = computedEffect(cells);
  if (computed === null) return null;
  const { measure, effect, low, high, unit } = computed;
  return (
    <p className={styles.computed}>
      {texts.computed(`${measure} ${effect}`, low, high)}
      <Button
        variant="tertiary"
        size="sm"
        onClick={({ currentTarget }) => {
          focusItsField(currentTarget);
          write({ effect, effectLow: low, effectHigh: high, ...(unit === "" ? {} : { effectUnit: unit }) });
        }}
      >
        {texts.use}
      </Button>
    </p>
  );
}
