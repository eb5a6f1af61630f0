import { type ReactNode, useId, useState } from "react";
import { Button, type ButtonProps, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { eraseTexts, redactionTexts } from "../../../redaction/texts.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { mayDo, whyNot } from "./action-refusal.ts";
import styles from "./assessment.module.css";
import { EraseFilesDialog } from "./erase-files-dialog.tsx";
import { InitiatorDialog } from "./initiator-dialog.tsx";
import { PublishAssessmentDialog, ReturnDialog, WithdrawDialog } from "./move-dialog.tsx";
import { RedactDialog } from "./redact-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

/** The open dialog, and the revision that the page showed when it was opened: the decision is about that revision. */
type Opened = {
  readonly step: "publish" | "return" | "withdraw" | "redact" | "erase" | "initiator";
  readonly rev: number;
} | null;
type ActionsProps = {
  readonly assessment: DeskAssessment;
  readonly here: string;
  /** Called when the status has changed, so that the focus can move to the new status. */
  readonly onMoved: () => void;
};

/** An editor's actions. An action that cannot be used now shows the reason. */
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
      <ActionButton why={whyNotWithdraw(assessment)} onClick={() => open("withdraw")}>
        {texts.withdraw.button}
      </ActionButton>
      <ActionButton why={mayDo("redact", assessment) ? null : texts.why.other} onClick={() => open("redact")}>
        {redactionTexts.button}
      </ActionButton>
      <ActionButton why={whyNotErase(assessment)} onClick={() => open("erase")}>
        {eraseTexts.button}
      </ActionButton>
      <ActionButton why={mayChangeInitiator ? null : texts.why.other} onClick={() => open("initiator")}>
        {texts.initiator.button}
      </ActionButton>
      <PublishAssessmentDialog {...dialog} open={opened?.step === "publish"} />
      <ReturnDialog {...dialog} open={opened?.step === "return"} />
      <WithdrawDialog {...dialog} open={opened?.step === "withdraw"} />
      <EraseFilesDialog {...dialog} open={opened?.step === "erase"} />
      <RedactDialog {...dialog} open={opened?.step === "redact"} />
      <InitiatorDialog {...dialog} open={opened?.step === "initiator"} />
    </section>
  );
}

const whyNotWithdraw = (assessment: DeskAssessment): string | null => {
  if (!mayDo("withdraw", assessment)) return deskActionTexts.why.other;
  return assessment.publishedVersions > 0 ? null : deskActionTexts.withdraw.notPublished;
};

const whyNotErase = (assessment: DeskAssessment): string | null => {
  if (!mayDo("redact", assessment)) return deskActionTexts.why.other;
  return assessment.erasableFiles.length > 0 ? null : eraseTexts.none;
};

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

type ActionButtonProps = {
  readonly variant?: ButtonProps["variant"];
  /** Why it cannot be used now. The button stays in its place and shows the reason. */
  readonly why?: string | null;
  /** Explains the action. Shown only when the action can be used. */
  readonly hint?: string | null;
  readonly loading?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** Something an editor can do, or the reason why not now. */
function ActionButton({ why = null, hint = null, variant = "secondary", children, ...button }: ActionButtonProps) {
  const id = useId();
  const text = why ?? hint;
  return (
    <div className={styles.action}>
      <Button
        {...button}
        variant={variant}
        aria-disabled={why !== null || undefined}
        aria-describedby={text ? id : undefined}
      >
        {children}
      </Button>
      {text ? <small id={id}>{text}</small> : null}
    </div>
  );
}

type OnAssessment = { readonly assessment: DeskAssessment; readonly here: string };

/**
 * Hides or shows the public card of a started assessment. Of a published one readers see the publication, not the card; but a card that is
 * hidden, also by a withdrawal, can always be shown again.
 */
function CardAction({ assessment, here }: OnAssessment) {
  const words = deskActionTexts.card;
  const whyNotCard = assessment.publishedVersions > 0 && !assessment.cardHidden ? words.published : null;
  return (
    <HideAction
      call="deskHideCard"
      texts={words}
      isHidden={assessment.cardHidden}
      why={mayDo("hide-card", assessment) ? whyNotCard : deskActionTexts.why.other}
      hint={assessment.opened ? null : words.notYet}
      assessment={assessment}
      here={here}
    />
  );
}

/** Hides the contact person from readers, also of what is published. The initiator's own choice is kept. */
const ContactAction = ({ assessment, here }: OnAssessment) => (
  <HideAction
    call="deskHideContact"
    texts={deskActionTexts.contact}
    isHidden={assessment.contactHidden}
    why={mayDo("hide-contact", assessment) ? null : deskActionTexts.why.other}
    assessment={assessment}
    here={here}
  />
);

type HideActionProps = OnAssessment & {
  readonly call: "deskHideCard" | "deskHideContact";
  readonly texts: Readonly<Record<"hide" | "show" | "confirmHide" | "confirmShow" | "hidden" | "shown", string>>;
  readonly isHidden: boolean;
  readonly why: string | null;
  readonly hint?: string | null;
};

/** Hides something of the assessment from readers, or shows it again, after a confirmation. */
function HideAction({ call, texts, isHidden, why, hint = null, assessment: { id, rev }, here }: HideActionProps) {
  const { run, running, refusal } = useDeskWrite(call);
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(isHidden ? texts.confirmShow : texts.confirmHide))) return;
    if ((await run({ params: { id }, body: { hidden: !isHidden, rev } }))?.ok)
      toast(isHidden ? texts.shown : texts.hidden);
  };
  return (
    <>
      <ActionButton why={why} hint={hint} loading={running} onClick={ask}>
        {isHidden ? texts.show : texts.hide}
      </ActionButton>
      {refusal ? <ProblemAlert problem={refusal} here={here} /> : null}
    </>
  );
}
