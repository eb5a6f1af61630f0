import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { useConfirm, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { ActionButton } from "./action-button.tsx";
import { mayDo } from "./action-refusal.ts";
import { useDeskWrite } from "./use-desk-write.ts";

const texts = deskActionTexts.card;

/** Of a published assessment readers see the publication, not the card. */
const whyNotCard = (assessment: DeskAssessment): string | null => {
  if (!mayDo("hide-card", assessment)) return deskActionTexts.why.other;
  return assessment.publishedVersions > 0 ? texts.published : null;
};

/** Hides or shows the public card of a started assessment. */
export function CardAction({ assessment, here }: { assessment: DeskAssessment; here: string }) {
  const { id, rev, cardHidden } = assessment;
  const { run, running, refusal } = useDeskWrite("deskHideCard");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(cardHidden ? texts.confirmShow : texts.confirmHide))) return;
    if ((await run({ params: { id }, body: { hidden: !cardHidden, rev } }))?.ok)
      toast(cardHidden ? texts.shown : texts.hidden);
  };
  return (
    <>
      <ActionButton
        why={whyNotCard(assessment)}
        hint={assessment.opened ? null : texts.notYet}
        loading={running}
        onClick={ask}
      >
        {cardHidden ? texts.show : texts.hide}
      </ActionButton>
      {refusal ? <ProblemAlert problem={refusal} here={here} /> : null}
    </>
  );
}

/** Hides the contact person from readers, also of what is published. The initiator's own choice is kept. */
export function ContactAction({ assessment, here }: { assessment: DeskAssessment; here: string }) {
  const { id, rev, contactHidden } = assessment;
  const words = deskActionTexts.contact;
  const { run, running, refusal } = useDeskWrite("deskHideContact");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(contactHidden ? words.confirmShow : words.confirmHide))) return;
    if ((await run({ params: { id }, body: { hidden: !contactHidden, rev } }))?.ok)
      toast(contactHidden ? words.shown : words.hidden);
  };
  return (
    <>
      <ActionButton
        why={mayDo("hide-contact", assessment) ? null : deskActionTexts.why.other}
        loading={running}
        onClick={ask}
      >
        {contactHidden ? words.show : words.hide}
      </ActionButton>
      {refusal ? <ProblemAlert problem={refusal} here={here} /> : null}
    </>
  );
}
