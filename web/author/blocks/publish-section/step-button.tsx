import type { Answer } from "../../../../core/contract/page.ts";
import type { Write } from "../../../api/use-write.ts";
import { Alert, Button, useConfirm, useToast } from "../../../ui/index.ts";

type StepCall = "sendApprovalRequest" | "deskReopen";

type StepButtonProps = {
  readonly question: string;
  readonly write: Pick<Write<StepCall>, "running" | "refusal">;
  readonly take: () => Promise<Answer<unknown> | null>;
  /** Said when it is taken. */
  readonly done: string;
  readonly disabled?: boolean;
  readonly children: string;
};

/** Takes a step after a confirmation. A refusal of the server is shown here. */
export function StepButton({ question, write, take, done, disabled = false, children }: StepButtonProps) {
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async () => {
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
