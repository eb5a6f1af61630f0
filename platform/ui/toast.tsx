import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";
import { XMarkIcon } from "./icons.tsx";
import { uiEditingTexts } from "./texts-editing.ts";
import styles from "./toast.module.css";

/** How long a toast stays, in milliseconds. It waits while a pointer or the focus is on it. features/site/README.md */
const TOAST_MS = 3000;

export type ToastTone = "success" | "info" | "error";
type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  /** The dialog that was open when it was fired: it stands there until that closes, then on the page. */
  readonly dialog: HTMLElement | null;
};
type Show = (text: string, tone?: ToastTone) => void;

const ToastContext = /* @__PURE__ */ createContext<Show | null>(null);

/** Shows short messages at the bottom right. Screen readers announce errors at once and other messages at the next pause. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const show = useCallback<Show>((text, tone = "success") => {
    count.current += 1;
    const toast = { id: count.current, text, tone, dialog: openDialog() };
    // The same words again replace the first, so that quick saves do not pile up.
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast]);
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const dialog = useOpenDialog();
  const inDialog = (toast: Toast) => dialog !== null && toast.dialog === dialog;
  return (
    <ToastContext value={show}>
      {children}
      <Corner toasts={toasts.filter((toast) => !inDialog(toast))} onClose={close} />
      {dialog ? createPortal(<Corner toasts={toasts.filter(inDialog)} onClose={close} />, dialog) : null}
    </ToastContext>
  );
}

type CornerProps = { readonly toasts: readonly Toast[]; readonly onClose: (id: number) => void };

/** The container of toasts. It is always rendered: a live region that appears together with its text is not announced. */
function Corner({ toasts, onClose }: CornerProps) {
  const draw = (toast: Toast) => <ToastBox key={toast.id} toast={toast} onClose={onClose} />;
  return (
    <section className={styles.corner} aria-label={uiEditingTexts.toasts} data-print="hide">
      <div role="alert">{toasts.filter((toast) => toast.tone === "error").map(draw)}</div>
      <div role="status">{toasts.filter((toast) => toast.tone !== "error").map(draw)}</div>
    </section>
  );
}

function ToastBox({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) onClose(toast.id);
    }, TOAST_MS);
    return () => clearInterval(timer);
  }, [toast.id, onClose]);
  return (
    <div ref={box} className={styles.toast} data-tone={toast.tone}>
      <span>{toast.text}</span>
      <IconButton
        label={uiEditingTexts.closeToast}
        icon={<XMarkIcon aria-hidden />}
        size="sm"
        color="neutral"
        onClick={() => onClose(toast.id)}
      />
    </div>
  );
}

/** `toast("Lagret")`, `toast("Litteratursøk ikke lagret", "error")`. */
export const useToast = (): Show => {
  const show = use(ToastContext);
  if (!show) throw new Error("no ToastProvider above");
  return show;
};

/** The topmost modal dialog, or null. While it is open, everything outside it is inert. */
const openDialog = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? null;

/** The same, for what is drawn in it. */
function useOpenDialog(): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const watcher = new MutationObserver(() => setDialog(openDialog()));
    watcher.observe(document.body, { subtree: true, attributeFilter: ["open"] });
    return () => watcher.disconnect();
  }, []);
  return dialog?.isConnected ? dialog : null;
}
