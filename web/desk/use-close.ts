import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useStayOpen } from "../ui/index.ts";

/**
 * Closes a dialog of the desk, by whatever means, but not while a writing call is under way: nobody would be told that it failed, and what was
 * typed would be gone.
 */
export function useClose(open: boolean, onClose: () => void): () => void {
  const client = useQueryClient();
  useStayOpen(useIsMutating() > 0 && open);
  return () => {
    if (client.isMutating() === 0) onClose();
  };
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
