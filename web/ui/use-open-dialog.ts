import { useEffect, useState } from "react";

/** The modal dialog that stands on top, or null. While it is open nothing outside it can be seen clearly, reached or heard. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? null;

/** The same, for what is drawn in it. */
export function useOpenDialog(): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const watcher = new MutationObserver(() => setDialog(openDialog()));
    watcher.observe(document.body, { subtree: true, attributeFilter: ["open"] });
    return () => watcher.disconnect();
  }, []);
  return dialog?.isConnected ? dialog : null;
}
