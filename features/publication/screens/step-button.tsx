import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import { Alert, Button, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { publishTexts } from "../../editor/texts.ts";

/** Starts a new draft; the publication stays public. */
export function NewDraftButton() {
  const { assessment, number, reload } = useEditing();
  const write = useWrite("deskReopen", reload);
  const { button, question, done } = publishTexts.newDraft;
  return (
    <StepButton
      question={question}
      write={write}
      take={() => write.run({ params: { id: String(number) }, query: { rev: assessment.rev } })}
      done={done}
    >
      {button}
    </StepButton>
  );
}

type StepCall = "sendApprovalRequest" | "deskReopen";

type StepButtonProps = {
  readonly question: string;
  readonly write: Pick<Write<StepCall>, "running" | "refusal">;
  readonly take: () => Promise<Answer<unknown> | null>;
  /** Replaces the step while it is not available: a press calls this without a confirmation. */
  readonly instead?: () => void;
  /** Said when it is taken. */
  readonly done: string;
  readonly disabled?: boolean;
  readonly children: string;
};

/** Takes a step after a confirmation. A refusal of the server is shown here. */
export function StepButton({ question, write, take, instead, done, disabled = false, children }: StepButtonProps) {
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async () => {
    if (instead) return instead();
    if (!(await confirm(question))) return;
    if ((await take())?.ok) toast(done);
  };

  return (
    <>
      {write.refusal ? (
        <Alert tone="danger" role="alert">
          {write.refusal.title}
        </Alert>
      ) : null}
      <Button loading={write.running} aria-disabled={disabled} onClick={ask}>
        {children}
      </Button>
    </>
  );
}
