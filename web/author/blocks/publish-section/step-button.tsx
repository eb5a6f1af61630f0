import { useState } from "react";
import type { Answer } from "../../../../core/contract/page.ts";
import type { Problem } from "../../../../core/contract/problem.ts";
import { Alert, Button, useConfirm, useToast } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";

type StepButtonProps = {
  readonly question: string;
  readonly take: () => Promise<Answer<unknown>>;
  /** Said when it is taken. */
  readonly done: string;
  readonly disabled?: boolean;
  readonly children: string;
};

/** Takes a step in the life of the assessment, after a question. What the server refuses is said here. */
export function StepButton({ question, take, done, disabled = false, children }: StepButtonProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const { reload } = useEditing();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const ask = async () => {
    if (!(await confirm(question))) return;
    setRunning(true);
    setProblem(null);
    const answer = await take();
    await reload();
    setRunning(false);
    if (answer.ok) toast(done);
    else setProblem(answer.problem);
  };

  return (
    <>
      {problem ? (
        <Alert tone="danger" role="alert">
          {problem.title}
        </Alert>
      ) : null}
      <Button loading={running} aria-disabled={disabled} onClick={ask}>
        {children}
      </Button>
    </>
  );
}
