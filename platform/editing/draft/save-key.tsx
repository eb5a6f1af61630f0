import { useEffect } from "react";
import { useToast } from "../../ui/index.ts";
import type { FieldStore } from "../saving/index.ts";
import { savingTexts } from "../saving/texts.ts";

/** Ctrl+S, or Cmd+S, saves what is written at once, in place of the browser's offer to save the page as a file. */
export function SaveKey({ store }: { store: FieldStore }) {
  const toast = useToast();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s";
      if (!isSave) return;
      event.preventDefault();
      // A held key repeats the event; only the first one counts.
      if (event.repeat) return;
      // A field that could not be saved shows its own error.
      void store.flush(store.unsent()).then((isSaved) => isSaved && toast(savingTexts.allSaved));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [store, toast]);
  return null;
}
