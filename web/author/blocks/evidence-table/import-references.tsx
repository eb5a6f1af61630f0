import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type EvidenceFromReference,
  MAX_REFERENCE_CHARACTERS,
  type ReferenceProblem,
} from "../../../../core/reference/index.ts";
import { referenceTexts as texts } from "../../../../texts/references.ts";
import { useApi } from "../../../api/api.ts";
import { newIdempotencyKey } from "../../../api/browser-api.ts";
import {
  Alert,
  Button,
  Checkbox,
  Details,
  Dialog,
  FileDrop,
  FileImportIcon,
  LiveRegion,
  TextArea,
} from "../../../ui/index.ts";
import type { RowActions } from "../../rows/index.ts";
import styles from "./import-references.module.css";
import { NotAdded } from "./not-added.tsx";
import {
  type Adding,
  afterTry,
  type Choosing,
  decoded,
  type ImportState,
  read,
  rowsOf,
  SHOWN_PROBLEMS,
  stateAfter,
} from "./read-references.ts";

type ImportReferencesProps = {
  /** The block that gets the rows, and the rows that it has. */
  readonly block: {
    readonly contentId: number;
    readonly title: string;
    readonly rows: readonly { readonly shortId: string; readonly reference: string }[];
  };
  readonly add: RowActions["addAll"];
  /** All that was chosen is in the table, and the dialog has closed. */
  readonly onAdded: (count: number) => void;
};

/** The button "Hent fra referanser" and its dialog: give a file or a text, see what was read, choose (docs/spec/evidence.md, Import). */
export function ImportReferences({ block, add, onAdded }: ImportReferencesProps) {
  const api = useApi();
  const [state, setState] = useState<ImportState>({ at: "closed" });
  const [text, setText] = useState("");
  const taken = block.rows.map(({ shortId }) => shortId);

  const give = async (given: string) => {
    setState({ at: "reading" });
    const next = stateAfter(await read(api, block.contentId, given), block.rows);
    // The dialog may have been closed meanwhile.
    setState((now) => (now.at === "reading" ? next : now));
  };
  const isAdding = state.at === "adding" && state.trouble === null;
  const close = () => !isAdding && setState({ at: "closed" });
  const cancel = () => {
    setText("");
    setState({ at: "closed" });
  };
  const tryToAdd = async (wanted: Adding) => {
    setState({ ...wanted, trouble: null });
    const next = afterTry(wanted, await add(wanted.left));
    if (next) return setState(next);
    cancel();
    onAdded(wanted.added + wanted.left.length);
  };
  const take = (choice: Choosing) => {
    const rows = rowsOf(choice, taken).filter((_row, at) => choice.chosen.has(at));
    // The keys live as long as the dialog, so that a row whose answer was lost is made once.
    const left = rows.map(({ shortId, reference, date }) => ({
      cells: { shortId, reference, date },
      key: newIdempotencyKey(),
    }));
    return tryToAdd({ at: "adding", left, added: 0, trouble: null });
  };

  return (
    <>
      <Button
        variant="secondary"
        aria-label={texts.openIn(block.title)}
        onClick={() => setState({ at: "giving", trouble: [] })}
      >
        <FileImportIcon aria-hidden />
        {texts.open}
      </Button>
      <Dialog open={state.at !== "closed"} onClose={close} title={texts.open}>
        {state.at === "giving" || state.at === "reading" ? (
          <Giving state={state} text={text} onText={setText} onGive={give} onCancel={cancel} />
        ) : null}
        {state.at === "choosing" ? (
          <Choice
            state={state}
            rows={rowsOf(state, taken)}
            onChange={(chosen) => setState({ ...state, chosen })}
            onBack={() => setState({ at: "giving", trouble: [] })}
            onTake={() => void take(state)}
          />
        ) : null}
        {state.at === "adding" ? (
          <NotAdded state={state} onTryAgain={() => void tryToAdd(state)} onCancel={cancel} />
        ) : null}
      </Dialog>
    </>
  );
}

type GivingProps = {
  readonly state: Extract<ImportState, { at: "giving" | "reading" }>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onGive: (text: string) => void;
  readonly onCancel: () => void;
};

function Giving({ state, text, onText, onGive, onCancel }: GivingProps) {
  const isReading = state.at === "reading";
  const takeFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const content = decoded(await file.arrayBuffer());
    onText(content.length > MAX_REFERENCE_CHARACTERS ? "" : content);
    onGive(content);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReading) onGive(text);
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <p>{texts.explain}</p>
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        accept=".ris,.nbib,.bib,.json,.txt"
        disabled={isReading}
        onFiles={takeFile}
      />
      <div className={styles.text}>
        <TextArea
          label={texts.text}
          hint={texts.textHint}
          value={text}
          readOnly={isReading}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <LiveRegion assertive visible>
        {state.at === "giving" && state.trouble.length > 0 ? (
          <Alert tone="danger">
            {state.trouble.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        ) : null}
      </LiveRegion>
      <div className={styles.buttons}>
        <Button type="submit" loading={isReading}>
          {texts.read}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  readonly state: Choosing;
  /** A row for each reference. */
  readonly rows: readonly EvidenceFromReference[];
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly onBack: () => void;
  readonly onTake: () => void;
};

function Choice({ state, rows, onChange, onBack, onTake }: ChoiceProps) {
  const { format, references, seen, chosen, problems } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const toggle = (at: number) =>
    onChange(new Set(chosen.has(at) ? [...chosen].filter((each) => each !== at) : [...chosen, at]));
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size > 0) onTake();
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
        <Button type="button" variant="tertiary" size="sm" onClick={() => onChange(new Set(references.keys()))}>
          {texts.all}
        </Button>
        <Button type="button" variant="tertiary" size="sm" onClick={() => onChange(new Set())}>
          {texts.none}
        </Button>
      </div>
      <ul className={styles.list}>
        {numbered.map(({ at, shortId, reference }) => (
          <li key={at}>
            <Checkbox
              label={shortId}
              hint={
                <>
                  {seen[at] ? <strong>{texts.seenBefore} </strong> : null}
                  {reference}
                </>
              }
              checked={chosen.has(at)}
              onChange={() => toggle(at)}
            />
          </li>
        ))}
      </ul>
      <LiveRegion assertive visible>
        {isRefused && chosen.size === 0 ? <p className="ds-validation-message">{texts.takeNone}</p> : null}
      </LiveRegion>
      <div className={styles.buttons}>
        <Button type="submit">{texts.take(chosen.size)}</Button>
        <Button type="button" variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
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
