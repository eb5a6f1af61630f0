import { useState } from "react";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { Alert, Button, Checkbox, Dialog, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { LoadedRow, RowActions, RowToAdd } from "../../row/screens/index.ts";
import { foldedName, outcomesNamedIn } from "../rules/index.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";
import styles from "./outcome-table.module.css";

const texts = outcomeWritingTexts.fromPico;

/** The place of the outcomes in PICO's four texts. */
const OUTCOME_TEXT = 3;

type FromPicoProps = { readonly rows: readonly LoadedRow[]; readonly add: RowActions["addAll"] };

/** The button "Hent utfall fra PICO" and its dialog. Nothing is written over. */
export function FromPico({ rows, add }: FromPicoProps) {
  const { assessment } = useEditing();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<readonly RowToAdd[]>([]);
  const [busy, setBusy] = useState(false);
  const pico = assessment.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "Table");
  const named = pico?.kind === "Table" ? outcomesNamedIn(pico.rows[OUTCOME_TEXT]?.text ?? "") : [];
  const there = new Set(rows.map(({ cells }) => foldedName(cells.name ?? "")));
  const open = () => {
    setChosen(new Set(named.filter((name) => !there.has(foldedName(name)))));
    setLeft([]);
    setOpen(true);
  };
  const take = async () => {
    if (busy) return;
    // The keys stay for a second try, so that a row whose answer was lost is made once.
    const wanted =
      left.length > 0
        ? left
        : named
            .filter((name) => chosen.has(name))
            .map((name) => ({ key: newIdempotencyKey(), cells: { name, kind: "event", importance: "critical" } }));
    setBusy(true);
    const { added, problem } = await add(wanted);
    setBusy(false);
    if (problem) return setLeft(wanted.slice(added));
    setOpen(false);
    toast(texts.added(wanted.length));
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => !busy && setOpen(false)} title={texts.title}>
        {named.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <div className={styles.list}>
            <p>{texts.lead}</p>
            {named.map((name) => (
              <Checkbox
                key={name}
                label={name}
                hint={there.has(foldedName(name)) ? texts.already : undefined}
                checked={chosen.has(name)}
                disabled={busy || left.length > 0}
                onChange={({ target }) =>
                  setChosen(
                    (now) => new Set(target.checked ? [...now, name] : [...now].filter((each) => each !== name)),
                  )
                }
              />
            ))}
            {left.length > 0 ? (
              <Alert tone="danger" role="alert">
                <p>{texts.failed}</p>
              </Alert>
            ) : null}
            <div className={styles.add}>
              <Button loading={busy} aria-disabled={chosen.size === 0} onClick={() => chosen.size > 0 && void take()}>
                {texts.add(left.length > 0 ? left.length : chosen.size)}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {outcomeWritingTexts.cancel}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
