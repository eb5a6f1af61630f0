import { type ReactNode, useId, useState } from "react";
import { Button, type ButtonProps, EyeIcon, LinkButton, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { eraseTexts, redactionTexts } from "../../../redaction/texts.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts, deskAssessmentTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { mayDo, whyNot } from "./action-refusal.ts";
import styles from "./assessment.module.css";
import { EraseFilesDialog } from "./erase-files-dialog.tsx";
import { InitiatorDialog } from "./initiator-dialog.tsx";
import { PublishAssessmentDialog, ReturnDialog, WithdrawDialog } from "./move-dialog.tsx";
import { RedactDialog } from "./redact-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

const texts = deskActionTexts;

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

/** The editor's actions: those of every day before the text, the others after it. An action that cannot be used now says why in its line. */
export function useActions({ assessment, here, onMoved }: ActionsProps): {
  readonly daily: ReactNode;
  readonly rest: ReactNode;
} {
  const [opened, setOpened] = useState<Opened>(null);
  const reopen = useReopen(assessment, onMoved);
  const close = () => setOpened(null);
  const open = (step: NonNullable<Opened>["step"]) => setOpened({ step, rev: assessment.rev });
  const dialog = { assessment, rev: opened?.rev ?? assessment.rev, here, onClose: close, onMoved };
  const placed = usePlaced();
  const { id, publishedVersions } = assessment;
  const [whyNotPublish, whyNotReopen] = [whyNot("publish", assessment), whyNot("reopen", assessment)];
  const daily = (
    <section className={styles.daily} aria-label={texts.heading}>
      <DailyAction
        variant={whyNotPublish === null ? "primary" : "secondary"}
        why={whyNotPublish}
        onClick={() => open("publish")}
      >
        {texts.publish.button}
      </DailyAction>
      <DailyAction why={whyNot("return", assessment)} onClick={() => open("return")}>
        {texts.return.button}
      </DailyAction>
      {whyNotReopen === null ? (
        <DailyAction why={null} loading={reopen.write.running} onClick={reopen.ask}>
          {texts.reopen.button}
        </DailyAction>
      ) : null}
      {reopen.write.refusal ? <ProblemAlert problem={reopen.write.refusal} here={here} /> : null}
      <LinkButton variant="tertiary" href={placed(addresses.preview(id))}>
        <EyeIcon aria-hidden />
        {deskAssessmentTexts.preview}
      </LinkButton>
      <PublishAssessmentDialog {...dialog} open={opened?.step === "publish"} />
      <ReturnDialog {...dialog} open={opened?.step === "return"} />
      <WithdrawDialog {...dialog} open={opened?.step === "withdraw"} />
      <EraseFilesDialog {...dialog} open={opened?.step === "erase"} />
      <RedactDialog {...dialog} open={opened?.step === "redact"} />
      <InitiatorDialog {...dialog} open={opened?.step === "initiator"} />
    </section>
  );
  const rest = (
    <div className={styles.rest}>
      <Group name={texts.groups.shown}>
        <CardAction assessment={assessment} here={here} />
        <ContactAction assessment={assessment} here={here} />
      </Group>
      <Group name={texts.groups.more}>
        <li>
          <a href={placed(addresses.edit(id))}>
            {deskAssessmentTexts.workingCopy} {deskAssessmentTexts.workingCopyHint}
          </a>
        </li>
        {publishedVersions > 0 ? (
          <li>
            <a href={placed(addresses.assessment(id))}>{deskAssessmentTexts.readingPage}</a>
          </li>
        ) : null}
        <Action why={mayDo("change-initiator", assessment) ? null : texts.why.other} onClick={() => open("initiator")}>
          {texts.initiator.button}
        </Action>
        {whyNotReopen === null ? null : (
          <Action why={whyNotReopen} onClick={reopen.ask}>
            {texts.reopen.button}
          </Action>
        )}
      </Group>
      <Group name={texts.groups.forGood}>
        <Action
          color="danger"
          why={mayDo("redact", assessment) ? null : texts.why.other}
          onClick={() => open("redact")}
        >
          {redactionTexts.button}
        </Action>
        <Action color="danger" why={whyNotErase(assessment)} onClick={() => open("erase")}>
          {eraseTexts.button}
        </Action>
        <Action color="danger" why={whyNotWithdraw(assessment)} onClick={() => open("withdraw")}>
          {texts.withdraw.button}
        </Action>
      </Group>
    </div>
  );
  return { daily, rest };
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.group}>{children}</ul>
    </section>
  );
};

const whyNotWithdraw = (assessment: DeskAssessment): string | null => {
  if (!mayDo("withdraw", assessment)) return texts.why.other;
  return assessment.publishedVersions > 0 ? null : texts.withdraw.notPublished;
};

const whyNotErase = (assessment: DeskAssessment): string | null => {
  if (!mayDo("redact", assessment)) return texts.why.other;
  return assessment.erasableFiles.length > 0 ? null : eraseTexts.none;
};

function useReopen({ id, rev }: DeskAssessment, onMoved: () => void) {
  const write = useDeskWrite("deskReopen");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(texts.reopen.confirm))) return;
    if (!(await write.run({ params: { id }, query: { rev } }))?.ok) return;
    toast(texts.reopen.done);
    onMoved();
  };
  return { write, ask };
}

type ActionProps = Pick<ButtonProps, "variant" | "color" | "loading"> & {
  /** Why it cannot be used now. It stays in its place and says so. */
  readonly why: string | null;
  /** Explains the action. Shown only when the action can be used. */
  readonly hint?: string | null;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A button of every day, or why it cannot be used now. */
function DailyAction({ why, hint = null, variant = "secondary", children, ...button }: ActionProps) {
  const id = useId();
  const said = why ?? hint;
  return (
    <div className={styles.action}>
      <Button
        {...button}
        variant={variant}
        aria-disabled={why !== null || undefined}
        aria-describedby={said ? id : undefined}
      >
        {children}
      </Button>
      {said ? <small id={id}>{said}</small> : null}
    </div>
  );
}

/** An action in a group. It looks like a link. */
const Action = (props: ActionProps) => (
  <li>
    <DailyAction {...props} variant="tertiary" />
  </li>
);

type OnAssessment = { readonly assessment: DeskAssessment; readonly here: string };

/**
 * Hides or shows the public card of a started assessment. Of a published one readers see the publication, not the card; but a card that is
 * hidden, also by a withdrawal, can always be shown again.
 */
function CardAction({ assessment, here }: OnAssessment) {
  const words = texts.card;
  const whyNotCard = assessment.publishedVersions > 0 && !assessment.cardHidden ? words.published : null;
  return (
    <HideAction
      call="deskHideCard"
      words={words}
      isHidden={assessment.cardHidden}
      why={mayDo("hide-card", assessment) ? whyNotCard : texts.why.other}
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
    words={texts.contact}
    isHidden={assessment.contactHidden}
    why={mayDo("hide-contact", assessment) ? null : texts.why.other}
    assessment={assessment}
    here={here}
  />
);

type HideActionProps = OnAssessment & {
  readonly call: "deskHideCard" | "deskHideContact";
  readonly words: Readonly<Record<"hide" | "show" | "confirmHide" | "confirmShow" | "hidden" | "shown", string>>;
  readonly isHidden: boolean;
  readonly why: string | null;
  readonly hint?: string | null;
};

/** Hides something of the assessment from readers, or shows it again, after a confirmation. */
function HideAction({ call, words, isHidden, why, hint = null, assessment: { id, rev }, here }: HideActionProps) {
  const { run, running, refusal } = useDeskWrite(call);
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(isHidden ? words.confirmShow : words.confirmHide))) return;
    if ((await run({ params: { id }, body: { hidden: !isHidden, rev } }))?.ok)
      toast(isHidden ? words.shown : words.hidden);
  };
  return (
    <>
      <Action why={why} hint={hint} loading={running} onClick={ask}>
        {isHidden ? words.show : words.hide}
      </Action>
      {refusal ? (
        <li>
          <ProblemAlert problem={refusal} here={here} />
        </li>
      ) : null}
    </>
  );
}
