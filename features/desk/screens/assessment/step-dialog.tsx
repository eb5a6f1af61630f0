import { type FormEvent, type ReactNode, useId } from "react";
import { Button, Dialog } from "../../../../platform/ui/index.ts";
import { deskActionTexts } from "../../texts-screens.ts";
import { useClose } from "../use-close.ts";
import styles from "./assessment.module.css";

/** The properties that all dialogs of the desk's actions share. */
export type StepProps = {
  readonly open: boolean;
  readonly onClose: () => void;
};

type StepDialogProps = StepProps & {
  readonly title: string;
  readonly button: string;
  readonly running: boolean;
  readonly onSubmit: (form: FormData) => void;
  readonly children: ReactNode;
};

/** A form that asks before something is done. It cannot be closed, nor sent again, while that is under way. */
export function StepDialog({ open, onClose, title, button, running, onSubmit, children }: StepDialogProps) {
  const formId = useId();
  const close = useClose(open, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!running) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} loading={running}>
            {button}
          </Button>
          <Button variant="secondary" aria-disabled={running} onClick={close}>
            {deskActionTexts.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.dialogForm} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

/** Puts the focus in the first field that is there. */
export function focusFirst(ids: readonly string[]): void {
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  field?.focus();
}
