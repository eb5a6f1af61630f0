import { useEffect } from "react";
import type { FieldStore } from "./field-store.ts";

/** Tells the fields what happens to the page around them: the network or the session may be back, and when somebody leaves all is sent. */
export function usePageEvents(fields: FieldStore): void {
  useEffect(() => {
    const online = () => fields.tellAll({ kind: "retry-due" });
    // The person may come back from the tab where they signed in.
    const focused = () => fields.tellAll({ kind: "session-back" });
    const hidden = () => document.visibilityState === "hidden" && fields.tellAll({ kind: "left" });
    window.addEventListener("online", online);
    window.addEventListener("focus", focused);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("focus", focused);
      document.removeEventListener("visibilitychange", hidden);
      fields.tellAll({ kind: "left" });
    };
  }, [fields]);
}
