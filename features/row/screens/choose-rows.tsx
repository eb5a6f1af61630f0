import { useState } from "react";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Alert, Button, Checkbox, Dialog, useToast } from "../../../platform/ui/index.ts";
import styles from "./rows.module.css";
import type { RowActions, RowToAdd } from "./use-row-actions.ts";

/** A row that is proposed, found in something that is written elsewhere. */
export type RowChoice = {
  readonly name: string;
  /** The content of the row in words. */
  readonly says?: string;
  /** A row of that name is there: the choice begins unchosen. */
  readonly isThere: boolean;
  readonly cells: Cells;
};

/** The words of the button and its dialog. */
export type ChooseRowsTexts = {
  readonly open: string;
  readonly title: string;
  readonly lead: string;
  readonly already: string;
  readonly none: string;
  readonly add: (count: number) => string;
  readonly added: (count: number) => string;
  readonly failed: string;
  readonly cancel: string;
};

type ChooseRowsProps = {
  readonly texts: ChooseRowsTexts;
  /** The button's name, where its text does not say of what it is. */
  readonly label?: string;
  /** Each name once, in the order in which the rows are made. */
  readonly choices: readonly RowChoice[];
  readonly add: RowActions["addAll"];
};

/** A button, and the preview that it opens: the rows that are chosen there are made. Nothing is written over. */
export function ChooseRows({ texts, label, choices, add }: ChooseRowsProps) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<readonly RowToAdd[]>([]);
  const [busy, setBusy] = useState(false);
  const open = () => {
    setChosen(new Set(choices.filter(({ isThere }) => !isThere).map(({ name }) => name)));
    setLeft([]);
    setOpen(true);
  };
  const take = async () => {
    if (busy) return;
    // The keys stay for a second try, so that a row whose answer was lost is made once.
    const wanted =
      left.length > 0
        ? left
        : choices.filter(({ name }) => chosen.has(name)).map(({ cells }) => ({ key: newIdempotencyKey(), cells }));
    setBusy(true);
    const { added, problem } = await add(wanted);
    setBusy(false);
    if (problem) return setLeft(wanted.slice(added));
    setOpen(false);
    toast(texts.added(wanted.length));
  };
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={open}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => !busy && setOpen(false)} title={texts.title}>
        {choices.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <div className={styles.choices}>
            <p>{texts.lead}</p>
            {choices.map(({ name, says, isThere }) => (
              <Checkbox
                key={name}
                label={name}
                hint={[says, isThere ? texts.already : ""].filter(Boolean).join("; ") || undefined}
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
            <div className={styles.buttons}>
              <Button loading={busy} aria-disabled={chosen.size === 0} onClick={() => chosen.size > 0 && void take()}>
                {texts.add(left.length > 0 ? left.length : chosen.size)}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {texts.cancel}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
