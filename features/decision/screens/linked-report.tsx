import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { Button } from "../../../platform/ui/index.ts";
import type { DecisionView } from "../calls.ts";
import type { ReportInput } from "../rules/index.ts";
import { reportTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import type { Inspected } from "./decision-draft.ts";
import { emptyReport, ReportForm } from "./report-form.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

type LinkedReportProps = {
  readonly secret: string;
  readonly opened: Inspected;
  readonly reload: () => Promise<unknown>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDone: (decision: DecisionView) => void;
  readonly onCancel: () => void;
};

/** Reports a follow-up by the link's secret. The form is open at once when the follow-up is due. */
export const LinkedReport = ({ isOpen, onOpen, ...form }: LinkedReportProps) =>
  isOpen ? (
    <>
      <h2>{texts.heading}</h2>
      <Form {...form} />
    </>
  ) : (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={onOpen}>
        {texts.heading}
      </Button>
    </div>
  );

function Form({ secret, opened, reload, onDone, onCancel }: Omit<LinkedReportProps, "isOpen" | "onOpen">) {
  const { draft, change, forget } = useKeptDraft(secret, "reportFollowUp", emptyReport);
  const { run, running, refusal } = useWrite("reportFollowUp");
  const send = async (input: ReportInput) => {
    const answer = await run({ body: { ...input, token: secret, rev: opened.decision.rev } });
    if (answer?.ok) {
      forget();
      onDone(answer.value.decision);
    }
    if (answer?.ok || answer?.problem.status === 409) await reload();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <ReportForm
      draft={draft}
      onChange={change}
      running={running}
      refusal={refusal}
      onSend={(input) => void send(input)}
      onCancel={cancel}
    />
  );
}
