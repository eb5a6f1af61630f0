import { type FormEvent, useEffect, useRef, useState } from "react";
import type { EvidenceFromReference, ReferenceProblem } from "../../../../core/reference/index.ts";
import { referenceTexts as texts } from "../../../../texts/references.ts";
import { Button, Checkbox, Details, LiveRegion, RadioGroup } from "../../../ui/index.ts";
import type { LoadedRow } from "../../rows/index.ts";
import styles from "./import-references.module.css";
import { type Choosing, type Decision, decideAll, decideOne, decisions, SHOWN_PROBLEMS } from "./read-references.ts";

type ChooseReferencesProps = {
  readonly state: Choosing;
  /** A row for each reference. */
  readonly made: readonly EvidenceFromReference[];
  /** Those of the table. */
  readonly rows: readonly LoadedRow[];
  readonly onChange: (state: Choosing) => void;
  readonly onBack: () => void;
  readonly onTake: () => void;
};

/** What was read, to choose from; what seems to be there already is shown beside it. docs/spec/evidence.md, Import */
export function ChooseReferences({ state, made, rows, onChange, onBack, onTake }: ChooseReferencesProps) {
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
        {texts.found(references.length, texts.formats[format])}
      </h3>
      <Problems problems={problems} />
      <p>{texts.choose}</p>
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

type ShownTwin = { readonly among: "lines" | "list"; readonly row: EvidenceFromReference };

/** What a reference seems to be the same as, in the cells that an import fills. */
const twinIn = (
  { twins }: Choosing,
  made: readonly EvidenceFromReference[],
  rows: readonly LoadedRow[],
  at: number,
): ShownTwin | null => {
  const twin = twins[at];
  if (!twin) return null;
  if (twin.among === "lines") {
    const { shortId = "", reference = "", date = "" } = rows[twin.at]?.cells ?? {};
    return { among: twin.among, row: { shortId, reference, date } };
  }
  const earlier = made[twin.at];
  return earlier ? { among: twin.among, row: earlier } : null;
};

type FoundProps = {
  readonly row: EvidenceFromReference;
  readonly twin: ShownTwin | null;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
};

/** One reference: taken or not, and of one that a row of the table has, also whether the row gets what the file says. */
function Found({ row, twin, decision, onDecide }: FoundProps) {
  if (twin?.among === "lines")
    return (
      <div className={styles.pair}>
        <p>
          <strong>{texts.seenBefore}</strong>
        </p>
        <SideBySide twin={twin} row={row} />
        <RadioGroup
          label={texts.decide(row.shortId)}
          value={decision}
          options={decisions.map((value) => ({ value, text: texts.decisions[value] }))}
          onChange={(value) => onDecide(decisions.find((each) => each === value) ?? "leave")}
        />
      </div>
    );
  const box = (
    <Checkbox
      label={row.shortId}
      hint={twin ? texts.repeated : row.reference}
      checked={decision === "add"}
      onChange={() => onDecide(decision === "add" ? "leave" : "add")}
    />
  );
  if (!twin) return box;
  return (
    <div className={styles.pair}>
      {box}
      <SideBySide twin={twin} row={row} />
    </div>
  );
}

const shownCells = ["shortId", "reference", "date"] as const;

function SideBySide({ twin, row }: { readonly twin: ShownTwin; readonly row: EvidenceFromReference }) {
  return (
    <table className={styles.sides}>
      <caption className="ds-sr-only">{texts.sideBySide(row.shortId)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.sides[twin.among]}</th>
          <th scope="col">{texts.sides.file}</th>
        </tr>
      </thead>
      <tbody>
        {shownCells.map((cell) => (
          <tr key={cell}>
            <th scope="row">{texts.cells[cell]}</th>
            <td>{twin.row[cell] || "–"}</td>
            <td>{row[cell] || "–"}</td>
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
