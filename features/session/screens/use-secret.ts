import { useEffect, useState } from "react";
import { secretInFragment } from "../../address/rules/index.ts";

/** The secret of the link that led here, `#k=<secret>`; null without one. */
export const secretInAddress = (): string | null => secretInFragment(window.location.hash);

const KEPT = "secret";

/** The secret that a page keeps with its entry in the history of the browser: neither the address nor a server has it. */
const keptSecret = (): string | null => {
  const state: unknown = window.history.state;
  const kept = typeof state === "object" && state !== null && KEPT in state ? state[KEPT] : null;
  return typeof kept === "string" ? kept : null;
};

/**
 * The same: it is taken out of the address, and its history entry, at once. Undefined until the address has been read.
 * @param keeps a page that is loaded again finds the secret again, in the same tab
 */
export function useSecret(keeps = false): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const found = secretInAddress() ?? (keeps ? keptSecret() : null);
      setSecret((before) => found ?? before ?? null);
      if (!found) return;
      const state = keeps ? { ...window.history.state, [KEPT]: found } : window.history.state;
      window.history.replaceState(state, "", window.location.pathname + window.location.search);
    };
    take();
    // Another link for the same page, pasted into the address, loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [keeps]);
  return secret;
}
