import { useState } from "react";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { useConfirm, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { ActionButton } from "./action-button.tsx";
import { mayDo, whyNot } from "./action-refusal.ts";
import styles from "./assessment.module.css";
import { CardAction, ContactAction } from "./card-action.tsx";
import { InitiatorDialog } from "./initiator-dialog.tsx";
import { PublishDialog, ReturnDialog } from "./move-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

/** The open dialog, and the revision that the page showed when it was opened: the decision is about that revision. */
type Opened = { readonly step: "publish" | "return" | "initiator"; readonly rev: number } | null;
type ActionsProps = {
  readonly assessment: DeskAssessment;
  readonly here: string;
  /** Called when the status has changed, so that the focus can move to the new status. */
  readonly onMoved: () => void;
};

/** An editor's actions. An action that cannot be used now shows the reason. docs/spec/desk.md, Steps */
export function Actions({ assessment, here, onMoved }: ActionsProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const reopen = useReopen(assessment, onMoved);
  const close = () => setOpened(null);
  const open = (step: NonNullable<Opened>["step"]) => setOpened({ step, rev: assessment.rev });
  const dialog = { assessment, rev: opened?.rev ?? assessment.rev, here, onClose: close, onMoved };
  const texts = deskActionTexts;
  const mayChangeInitiator = mayDo("change-initiator", assessment);
  return (
    <section className={styles.actions} aria-labelledby="desk-actions">
      <h2 id="desk-actions">{texts.heading}</h2>
      <ActionButton variant="primary" why={whyNot("publish", assessment)} onClick={() => open("publish")}>
        {texts.publish.button}
      </ActionButton>
      <ActionButton why={whyNot("return", assessment)} onClick={() => open("return")}>
        {texts.return.button}
      </ActionButton>
      <ActionButton why={whyNot("reopen", assessment)} loading={reopen.write.running} onClick={reopen.ask}>
        {texts.reopen.button}
      </ActionButton>
      {reopen.write.refusal ? <ProblemAlert problem={reopen.write.refusal} here={here} /> : null}
      <hr className={styles.line} />
      <CardAction assessment={assessment} here={here} />
      <ContactAction assessment={assessment} here={here} />
      <ActionButton why={mayChangeInitiator ? null : texts.why.other} onClick={() => open("initiator")}>
        {texts.initiator.button}
      </ActionButton>
      <PublishDialog {...dialog} open={opened?.step === "publish"} />
      <ReturnDialog {...dialog} open={opened?.step === "return"} />
      <InitiatorDialog {...dialog} open={opened?.step === "initiator"} />
    </section>
  );
}

function useReopen({ id, rev }: DeskAssessment, onMoved: () => void) {
  const write = useDeskWrite("deskReopen");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(deskActionTexts.reopen.confirm))) return;
    if (!(await write.run({ params: { id }, query: { rev } }))?.ok) return;
    toast(deskActionTexts.reopen.done);
    onMoved();
  };
  return { write, ask };
}
