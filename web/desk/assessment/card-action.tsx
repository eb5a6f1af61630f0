import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { useConfirm, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { ActionButton } from "./action-button.tsx";
import { mayDo } from "./action-refusal.ts";
import { useDeskAction } from "./use-desk-action.ts";

const texts = deskActionTexts.card;

/** A published assessment is read as it was published; its card is seen by nobody. */
const whyNotCard = (assessment: DeskAssessment): string | null => {
  if (!mayDo("hide-card", assessment)) return deskActionTexts.why.other;
  return assessment.publishedVersions > 0 ? texts.published : null;
};

/** Hides or shows the public card of a started assessment. */
export function CardAction({ assessment, here }: { assessment: DeskAssessment; here: string }) {
  const { id, rev, cardHidden } = assessment;
  const action = useDeskAction("deskHideCard");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (!(await confirm(cardHidden ? texts.confirmShow : texts.confirmHide))) return;
    if (await action.run({ params: { id }, body: { hidden: !cardHidden, rev } }))
      toast(cardHidden ? texts.shown : texts.hidden);
  };
  return (
    <>
      <ActionButton
        why={whyNotCard(assessment)}
        hint={assessment.opened ? null : texts.notYet}
        loading={action.state.at === "running"}
        onClick={ask}
      >
        {cardHidden ? texts.show : texts.hide}
      </ActionButton>
      {action.state.at === "refused" ? <ProblemAlert problem={action.state.problem} here={here} /> : null}
    </>
  );
}
