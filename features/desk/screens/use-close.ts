import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useConfirm } from "../../../platform/ui/index.ts";
import { deskActionTexts } from "../texts-screens.ts";

/**
 * Closes a dialog of the desk. Does nothing while a writing call is under way: the error message and the typed text would be lost.
 * @param forgets the dialog loses the typed text when it closes, so it asks for confirmation first
 */
export function useClose(open: boolean, onClose: () => void, forgets = false): () => void {
  const close = useCloseThen(open, onClose, forgets);
  return () => close();
}

/** As `useClose`, also for a part of the screen that has `data-forgets`. After it is closed, the function that is passed runs. */
export function useCloseThen(open: boolean, onClose: () => void, forgets: boolean): (next?: () => void) => void {
  const client = useQueryClient();
  const confirm = useConfirm();
  const isWritten = useRef(false);
  useEffect(() => {
    isWritten.current = false;
    if (!open || !forgets) return;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("dialog, [data-forgets]")) isWritten.current = true;
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [open, forgets]);
  const close = async (next?: () => void) => {
    if (client.isMutating() > 0) return;
    if (isWritten.current && !(await confirm(deskActionTexts.confirmForget))) return;
    isWritten.current = false;
    onClose();
    next?.();
  };
  return (next) => void close(next);
}

/** Gives the focus back to what opened a dialog that is taken away while it is open: only one that closes does it by itself. */
export function useFocusBack(): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
}
