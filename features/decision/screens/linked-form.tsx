import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { DecisionView } from "../calls.ts";
import type { DecisionInput } from "../rules/index.ts";
import { decisionFormTexts } from "../texts-screens.ts";
import { draftOf, type Inspected } from "./decision-draft.ts";
import { DecisionForm } from "./decision-form.tsx";
import { NewLink } from "./new-link.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

type LinkedFormProps = {
  readonly secret: string;
  readonly opened: Inspected;
  readonly reload: () => Promise<unknown>;
  readonly call: "giveDecision" | "correctDecision";
  readonly onDone: (decision: DecisionView) => void;
  /** Somebody else was first: the form may be gone with the next answer. */
  readonly onRefused: (input: DecisionInput, problem: Problem) => void;
  readonly onCancel?: () => void;
};

/** Gives or corrects the decision by the link's secret, which goes with the call. */
export function LinkedForm({ secret, opened, reload, call, onDone, onRefused, onCancel }: LinkedFormProps) {
  const { decision, defaults, hasResponsibleEmail } = opened;
  const { draft, change, forget } = useKeptDraft(secret, call, draftOf(decision, defaults));
  const { run, running, refusal } = useWrite(call);
  const send = async (input: DecisionInput) => {
    const answer = await run({ body: { ...input, token: secret, rev: decision.rev } });
    if (answer?.ok) {
      forget();
      onDone(answer.value.decision);
    } else if (answer?.problem.status === 409) onRefused(input, answer.problem);
    // The link may do other things now. A lost answer is tried again with the same key, and needs the form as it is.
    if (answer?.ok || answer?.problem.status === 409) await reload();
  };
  const { kept, byLink } = decisionFormTexts.responsibleEmail;
  const cancel = onCancel && {
    onCancel: () => {
      forget();
      onCancel();
    },
  };
  return (
    <>
      <DecisionForm
        draft={draft}
        onChange={change}
        given={decision.given}
        isReported={decision.followUps.length > 0}
        emailHint={hasResponsibleEmail ? kept : byLink}
        running={running}
        refusal={refusal?.kind === "LinkSpent" ? null : refusal}
        onSend={(input) => void send(input)}
        {...cancel}
      />
      {refusal?.kind === "LinkSpent" ? <NewLink secret={secret} /> : null}
    </>
  );
}
