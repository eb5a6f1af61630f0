import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { Alert, Button, Dialog, FileDrop, FileImportIcon, LiveRegion, TextArea } from "../../../platform/ui/index.ts";
import type { LoadedRow, RowActions } from "../../row/screens/index.ts";
import { MAX_REFERENCE_CHARACTERS, type Reference } from "../rules/index.ts";
import { referenceTexts as texts } from "../texts.ts";
import { ChooseReferences } from "./choose-references.tsx";
import styles from "./import-references.module.css";
import { NotAdded } from "./not-added.tsx";
import {
  type Adding,
  afterTry,
  decoded,
  type ImportState,
  readReferences,
  rowsOf,
  stateAfter,
  toTake,
} from "./read-references.ts";
import type { Target } from "./target.ts";

type ImportReferencesProps = {
  /** The block that gets the rows, and the rows that it has. */
  readonly block: {
    readonly contentId: number;
    readonly title: string;
    readonly rows: readonly LoadedRow[];
  };
  readonly target: Target;
  /** References that the assessment has elsewhere, to choose from before a file. */
  readonly literature?: readonly Reference[];
  readonly add: RowActions["addAll"];
  /** All that was chosen is in its place, and the dialog has closed. */
  readonly onAdded: (count: number) => void;
};

/** The button "Hent referanser" and its dialog: give a file or a text, see what was read, choose. */
export function ImportReferences({ block, target, literature = [], add, onAdded }: ImportReferencesProps) {
  const api = useApi();
  const [state, setState] = useState<ImportState>({ at: "closed" });
  const [text, setText] = useState("");

  const give = async (given: string) => {
    setState({ at: "reading" });
    const next = stateAfter(await readReferences(api, block.contentId, given), target, block.rows);
    // The dialog may have been closed meanwhile.
    setState((now) => (now.at === "reading" ? next : now));
  };
  const fromLiterature = () => {
    const found = { references: literature, problems: [] };
    setState(stateAfter({ format: "literature", found }, target, block.rows));
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
    // The dialog returns the focus to its button first. Then `onAdded` may move the focus.
    flushSync(cancel);
    onAdded(wanted.added + wanted.left.length);
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
          <>
            {literature.length > 0 ? <FromLiterature count={literature.length} onChoose={fromLiterature} /> : null}
            <Giving state={state} text={text} onText={setText} onGive={give} onCancel={cancel} />
          </>
        ) : null}
        {state.at === "choosing" ? (
          <ChooseReferences
            state={state}
            made={rowsOf(state, target, block.rows)}
            target={target}
            rows={block.rows}
            onChange={setState}
            onBack={() => setState({ at: "giving", trouble: [] })}
            onTake={() =>
              // The keys live as long as the dialog, so that a row whose answer was lost is made once.
              void tryToAdd({
                at: "adding",
                left: toTake(state, target, block.rows, newIdempotencyKey),
                added: 0,
                trouble: null,
              })
            }
          />
        ) : null}
        {state.at === "adding" ? (
          <NotAdded state={state} target={target} onTryAgain={() => void tryToAdd(state)} onCancel={cancel} />
        ) : null}
      </Dialog>
    </>
  );
}

/** The literature that somebody has fetched already comes before a file. */
const FromLiterature = ({ count, onChoose }: { readonly count: number; readonly onChoose: () => void }) => (
  <section className={styles.step}>
    <p>{texts.literature.explain}</p>
    <div>
      <Button onClick={onChoose}>{texts.literature.choose(count)}</Button>
    </div>
    <h3>{texts.literature.orFile}</h3>
  </section>
);

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
        accept=".ris,.nbib,.bib,.json,.txt,.enw,.ovd,.cgi"
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
