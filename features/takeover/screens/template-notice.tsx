import { useRef, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, focusWhenDrawn, SlidePanel, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { takeoverTexts as texts } from "../texts.ts";
import { NewerVersionDialog } from "./newer-version.tsx";
import { RemovedAnswers } from "./removed-answers.tsx";
import styles from "./takeover.module.css";

/**
 * At the head of the form: that there is a newer version of it, that one was taken over, and the answers that this left behind.
 */
export function TemplateNotice() {
  const { assessment } = useEditing();
  const [open, setOpen] = useState<"newer" | "removed" | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const { newer, taken, removed } = assessment.template;
  const mayTakeOver = assessment.abilities.includes("take-over-template");
  const offered = mayTakeOver ? newer : null;
  const close = () => setOpen(null);
  /**
   * Closes the panel first, because nothing behind an open panel takes
   * the focus. The pressed button is gone, so the notice gets the focus.
   */
  const done = (said: string) => {
    close();
    toast(said);
    focusWhenDrawn(() => notice.current);
  };
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice} data-print="hide">
      {offered ? (
        <Alert heading={texts.title}>
          <p>
            {texts.says(offered.counts)} {texts.keeps}
          </p>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen("newer")}>
            {texts.look}
          </Button>
        </Alert>
      ) : null}
      {mayTakeOver && taken ? <Taken taken={taken} onUndone={() => done(texts.putBack)} /> : null}
      {removed > 0 ? (
        <p className={styles.line}>
          <Button variant="tertiary" size="sm" aria-haspopup="dialog" onClick={() => setOpen("removed")}>
            {texts.removed(removed)}
          </Button>
        </p>
      ) : null}
      {open === "newer" && offered ? (
        <NewerVersionDialog version={offered.version} onClose={close} onTaken={() => done(texts.takenOver)} />
      ) : null}
      {open === "removed" ? (
        <SlidePanel open onClose={close} title={texts.removed(removed)}>
          <RemovedAnswers />
        </SlidePanel>
      ) : null}
    </div>
  );
}

type TakenProps = { readonly taken: { readonly at: string; readonly by: string }; readonly onUndone: () => void };

function Taken({ taken, onUndone }: TakenProps) {
  const { assessment, number, reload } = useEditing();
  const { run, running, refusal } = useWrite("undoTakeover", reload);
  const undo = async () => {
    const answer = await run({ params: { id: number }, body: { rev: assessment.rev } });
    if (answer?.ok) onUndone();
  };
  return (
    <>
      <p className={styles.line}>
        {texts.taken(taken.by, norwegianMoment(taken.at))}
        <Button
          variant="tertiary"
          size="sm"
          aria-label={texts.undoNamed}
          disabled={running}
          onClick={() => void undo()}
        >
          {texts.undo}
        </Button>
      </p>
      {refusal ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
    </>
  );
}
