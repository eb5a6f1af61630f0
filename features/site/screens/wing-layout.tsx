import { Outlet } from "@tanstack/react-router";
import { useOldPage, watchForOldPage } from "../../../platform/browser/api/old-page.ts";
import { oldPageTexts as texts } from "../../../platform/browser/api/texts-old-page.ts";
import { usePlainPaste } from "../../../platform/editing/plain-paste/index.ts";
import { Alert, Button, ConfirmProvider, ToastProvider } from "../../../platform/ui/index.ts";
import styles from "./wing-layout.module.css";

watchForOldPage();

/** Toasts, confirm dialogs, paste into plain fields and the notice of a new version for the screens of editor and desk. Public pages do not load them. */
export const WingLayout = () => (
  <ToastProvider>
    <ConfirmProvider>
      <Outlet />
      <PlainPaste />
      <OldPageNotice />
    </ConfirmProvider>
  </ToastProvider>
);

function PlainPaste() {
  usePlainPaste();
  return null;
}

/** Never reloads by itself: somebody may be in the middle of a sentence. */
function OldPageNotice() {
  const isOld = useOldPage();
  return (
    <div role="status" className={styles.notice}>
      {isOld ? (
        <Alert tone="info" heading={texts.heading}>
          <p>{texts.explain}</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
