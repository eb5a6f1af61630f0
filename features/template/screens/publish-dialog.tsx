import { useState } from "react";
import { fieldErrors } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button, Checkbox, Dialog, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { useClose } from "../../desk/screens/use-close.ts";
import { templateTexts } from "../texts.ts";
import { ChangeList, Problems } from "./checks.tsx";
import type { OnChoose } from "./missing-nynorsk.tsx";
import { type OpenTemplate, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const { dialog: texts, checks } = templateTexts;

type PublishDialogProps = {
  readonly isOpen: boolean;
  readonly open: OpenTemplate;
  /** Something that was written is not saved. */
  readonly isUnsent: boolean;
  readonly onClose: () => void;
  readonly onChoose: OnChoose;
};

/** The changes, the assessments that they affect, the required confirmation, and the button that publishes the draft for new assessments. */
export function PublishDialog({ isOpen, open, isUnsent, onClose, onChoose }: PublishDialogProps) {
  const [isMeant, setMeant] = useState(false);
  const [isTried, setTried] = useState(false);
  const { run, running, refusal } = useTemplateWrite("deskPublishTemplate");
  const toast = useToast();
  const close = useClose(isOpen, onClose);
  const mustConfirm = open.changes.some(({ level }) => level === "confirm");
  const isPossible =
    open.problems.length === 0 && !isUnsent && open.changes.every(({ level }) => level !== "forbidden");
  const publish = async () => {
    setTried(true);
    if (mustConfirm && !isMeant) return;
    const answer = await run({ params: { id: open.id }, body: { rev: open.rev, confirmed: isMeant } });
    if (!answer?.ok) return;
    toast(templateTexts.published(answer.value.no));
    setMeant(false);
    setTried(false);
    onClose();
  };
  const follow: OnChoose = (key, field) => {
    onClose();
    onChoose(key, field);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={texts.title}
      actions={
        <>
          {isPossible ? (
            <Button loading={running} onClick={() => void publish()}>
              {texts.button}
            </Button>
          ) : null}
          <Button variant="tertiary" onClick={close}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        {isUnsent ? <Alert tone="warning">{texts.unsent}</Alert> : null}
        {open.problems.length > 0 ? (
          <Alert tone="danger" heading={checks.lead} headingLevel={3}>
            <Problems open={open} onChoose={follow} />
          </Alert>
        ) : null}
        <p>{texts.running(open.running)}</p>
        <ChangeList changes={open.changes} />
        {isPossible && mustConfirm ? (
          <Checkbox
            label={texts.confirm}
            checked={isMeant}
            error={isTried && !isMeant ? texts.mustConfirm : fieldErrors(refusal).confirmed}
            onChange={({ target }) => setMeant(target.checked)}
          />
        ) : null}
        {refusal ? <ProblemAlert problem={refusal} here={deskAddresses.template(open.id)} /> : null}
      </div>
    </Dialog>
  );
}
