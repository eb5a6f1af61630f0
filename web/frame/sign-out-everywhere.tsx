import { useState } from "react";
import { frameTexts } from "../../texts/frame.ts";
import { signOutTexts as texts } from "../../texts/sign-out.ts";
import { Alert, Button, Dialog } from "../ui/index.ts";

type SignOutEverywhereProps = {
  readonly open: boolean;
  /** Answers only when it failed: otherwise the page is left. */
  readonly onSignOut: (() => Promise<void>) | undefined;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Asks before all of an account's sessions are ended. Loaded when it is asked for: public pages carry no dialog. docs/spec/sign-in.md, Sessions */
export default function SignOutEverywhere({ open, onSignOut, onOpen }: SignOutEverywhereProps) {
  const [state, setState] = useState<"asking" | "ending" | "failed">("asking");
  const end = async () => {
    setState("ending");
    await onSignOut?.();
    setState("failed");
  };
  const close = () => {
    setState("asking");
    onOpen(false);
  };
  return (
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
    </Dialog>
  );
}
