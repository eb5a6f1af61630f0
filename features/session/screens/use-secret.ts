import { useEffect, useState } from "react";
import { secretInFragment } from "../../address/rules/index.ts";

/** The secret of the link that led here, `#k=<secret>`; null without one. */
export const secretInAddress = (): string | null => secretInFragment(window.location.hash);

/** The same: it is taken out of the address, and its history entry, at once. Undefined until the address has been read. */
export function useSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const found = secretInAddress();
      setSecret((before) => found ?? before ?? null);
      if (!found) return;
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    };
    take();
    // Another link for the same page, pasted into the address, loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return secret;
}
