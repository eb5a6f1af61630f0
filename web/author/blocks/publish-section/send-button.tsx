import { useState } from "react";
import type { Problem } from "../../../../core/contract/problem.ts";
import { publishTexts } from "../../../../texts/author.ts";
import { useApi } from "../../../api/index.ts";
import { Alert, Button, useConfirm, useToast } from "../../../ui/index.ts";
import { useUnsentDrafts } from "../../drafts/index.ts";
import { useEditing } from "../../editing/index.ts";
import { useUnsent } from "../../saving/index.ts";

/** Sends for publication after a question. What the server refuses is said here, and what is missing is listed above. */
export function SendButton() {
  const api = useApi();
  const confirm = useConfirm();
  const toast = useToast();
  const { number, reload } = useEditing();
  const unsentFields = useUnsent();
  const isUnsent = useUnsentDrafts() || unsentFields.length > 0;
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async () => {
    if (!(await confirm(publishTexts.confirm))) return;
    setSending(true);
    setProblem(null);
    const answer = await api.call("sendApprovalRequest", { body: { assessmentId: number } });
    await reload();
    setSending(false);
    if (answer.ok) toast(publishTexts.statusUpdated);
    else setProblem(answer.problem);
  };

  return (
    <div>
      {problem ? (
        <Alert tone="danger" role="alert">
          {problem.title}
        </Alert>
      ) : null}
      {isUnsent ? <Alert tone="warning">{publishTexts.unsent}</Alert> : null}
      <p>{publishTexts.explain}</p>
      <Button loading={sending} aria-disabled={isUnsent} onClick={send}>
        {publishTexts.send}
      </Button>
    </div>
  );
}
