import { useEffect, useRef } from "react";
import { canWrite, useEditing } from "../editing.tsx";

/**
 * Where the field that one was in becomes text to read, or a field again, its block takes the focus: one reads on from there. Where a colleague
 * took its question out of the form, the heading of the section does. features/live/README.md
 * @param onGone told that the question is gone
 */
export function useKeptPlace(onGone: () => void): void {
  const isWritable = canWrite(useEditing());
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target.closest<HTMLElement>('[id^="block-"]') : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  const before = useRef(isWritable);
  useEffect(() => {
    if (before.current === isWritable) return;
    before.current = isWritable;
    if (document.activeElement === document.body) last.current?.focus({ preventScroll: true });
  }, [isWritable]);
  // After every render: the form may have been read again, and a question may be gone.
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    document.querySelector<HTMLElement>('[id^="section-"][tabindex="-1"]')?.focus({ preventScroll: true });
    onGone();
  });
}
