import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Alert, Button, Dialog } from "../../../platform/ui/index.ts";
import { signOutTexts as texts } from "../../session/texts-sign-out.ts";
import { frameTexts } from "../texts.ts";

type SignOutEverywhereProps = {
  readonly open: boolean;
  /** Answers only when it failed, or when the person stays for what is not saved: otherwise the page is left. */
  readonly onSignOut: (() => Promise<"failed" | "stays">) | undefined;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Asks before all of an account's sessions are ended. Loaded when it is asked for: public pages carry no dialog. features/session/README.md */
export default function SignOutEverywhere({ open, onSignOut, onOpen }: SignOutEverywhereProps) {
  const [state, setState] = useState<"asking" | "ending" | "failed">("asking");
  // Before the dialog opens, so that it gives the focus back to the menu's button.
  useLayoutEffect(() => {
    if (open) document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  }, [open]);
  const close = () => {
    setState("asking");
    onOpen(false);
  };
  const end = async () => {
    setState("ending");
    if ((await onSignOut?.()) === "stays") close();
    else setState("failed");
  };
  // Outside the menu, which is closed by then: a dialog in a closed popover is not seen, and keeps the page from being used.
  return createPortal(
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      actions={
        <>
          <Button loading={state === "ending"} onClick={() => void end()}>
            {frameTexts.signOutEverywhere}
          </Button>
          <Button variant="secondary" onClick={close}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{texts.explanation}</p>
      <div role="alert">{state === "failed" ? <Alert tone="danger">{texts.failed}</Alert> : null}</div>
    </Dialog>,
    document.body,
  );
}
