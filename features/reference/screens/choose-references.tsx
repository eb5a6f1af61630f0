import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Button, Checkbox, Details, LiveRegion, RadioGroup } from "../../../platform/ui/index.ts";
import type { LoadedRow } from "../../row/screens/index.ts";
import type { ReferenceProblem } from "../rules/index.ts";
import { referenceTexts as texts } from "../texts.ts";
import styles from "./import-references.module.css";
import {
  type Choosing,
  decideAll,
  decideOne,
  decisions,
  type ReferenceDecision,
  SHOWN_PROBLEMS,
} from "./read-references.ts";
import type { MadeRow, Target } from "./target.ts";

type ChooseReferencesProps = {
  readonly state: Choosing;
  /** A row for each reference. */
  readonly made: readonly MadeRow[];
  readonly target: Target;
  /** Those that are there. */
  readonly rows: readonly LoadedRow[];
  readonly onChange: (state: Choosing) => void;
  readonly onBack: () => void;
  readonly onTake: () => void;
};

/** The references that were read, to choose from. Possible duplicates are shown beside them. */
export function ChooseReferences({ state, made, target, rows, onChange, onBack, onTake }: ChooseReferencesProps) {
  const { format, references, problems } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const taken = state.decisions.filter((decision) => decision !== "leave").length;
  const numbered = made.map((row, at) => ({ ...row, at }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taken > 0) onTake();
    else setRefused(true);
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {format === "literature"
          ? texts.foundInLiterature(references.length)
          : texts.found(references.length, texts.formats[format])}
      </h3>
      <Problems problems={problems} />
      <p>{target.choose}</p>
      <div className={styles.buttons}>
        <Button type="button" variant="tertiary" size="sm" onClick={() => onChange(decideAll(state, "add"))}>
          {texts.all}
        </Button>
        <Button type="button" variant="tertiary" size="sm" onClick={() => onChange(decideAll(state, "leave"))}>
          {texts.none}
        </Button>
      </div>
      <ul className={styles.list}>
        {numbered.map(({ at, ...row }) => (
          <li key={at}>
            <Found
              row={row}
              target={target}
              twin={twinIn(state, made, rows, at)}
              decision={state.decisions[at] ?? "leave"}
              onDecide={(decision) => onChange(decideOne(state, at, decision))}
            />
          </li>
        ))}
      </ul>
      <LiveRegion assertive visible>
        {isRefused && taken === 0 ? <p className="ds-validation-message">{texts.takeNone}</p> : null}
      </LiveRegion>
      <div className={styles.buttons}>
        <Button type="submit">{texts.take(taken)}</Button>
        <Button type="button" variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}

type ShownTwin = { readonly among: "lines" | "list"; readonly cells: Cells };

/** The row or reference that a reference seems to duplicate. */
const twinIn = (
  { twins }: Choosing,
  made: readonly MadeRow[],
  rows: readonly LoadedRow[],
  at: number,
): ShownTwin | null => {
  const twin = twins[at];
  const same = twin && (twin.among === "lines" ? rows[twin.at] : made[twin.at]);
  return twin && same ? { among: twin.among, cells: same.cells } : null;
};

type FoundProps = {
  readonly row: MadeRow;
  readonly target: Target;
  readonly twin: ShownTwin | null;
  readonly decision: ReferenceDecision;
  readonly onDecide: (decision: ReferenceDecision) => void;
};

/** One reference: taken or not, and of one that a row has, also whether the row gets what the file says. */
function Found({ row, target, twin, decision, onDecide }: FoundProps) {
  if (twin?.among === "lines")
    return (
      <div className={styles.pair}>
        <p>
          <strong>{texts.seenBefore}</strong>
        </p>
        <SideBySide target={target} twin={twin} row={row} />
        <RadioGroup
          label={texts.decide(row.name)}
          value={decision}
          options={decisions.map((value) => ({
            value,
            text: value === "merge" ? target.merge : texts.decisions[value],
          }))}
          onChange={(value) => onDecide(decisions.find((each) => each === value) ?? "leave")}
        />
      </div>
    );
  const box = (
    <Checkbox
      label={row.name}
      hint={twin ? texts.repeated : row.line}
      checked={decision === "add"}
      onChange={() => onDecide(decision === "add" ? "leave" : "add")}
    />
  );
  if (!twin) return box;
  return (
    <div className={styles.pair}>
      {box}
      <SideBySide target={target} twin={twin} row={row} />
    </div>
  );
}

type SideBySideProps = { readonly target: Target; readonly twin: ShownTwin; readonly row: MadeRow };

function SideBySide({ target, twin, row }: SideBySideProps) {
  return (
    <table className={styles.sides}>
      <caption className="ds-sr-only">{texts.sideBySide(row.name)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{twin.among === "lines" ? target.there : texts.earlier}</th>
          <th scope="col">{texts.this}</th>
        </tr>
      </thead>
      <tbody>
        {target.shown.map(({ column, label }) => (
          <tr key={column}>
            <th scope="row">{label}</th>
            <td>{twin.cells[column] || "–"}</td>
            <td>{row.cells[column] || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Problems({ problems }: { readonly problems: readonly ReferenceProblem[] }) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(texts.problem);
  const more = problems.length - shown.length;
  return (
    <Details summary={texts.problems(problems.length)} defaultOpen={problems.length <= 3}>
      <ul className={styles.problems}>
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 ? <li>{texts.moreProblems(more)}</li> : null}
      </ul>
    </Details>
  );
}
