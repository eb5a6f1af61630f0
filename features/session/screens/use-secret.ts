import { useEffect, useState } from "react";
import { secretInFragment } from "../../address/rules/index.ts";

/** The secret of the link that led here, `#k=<secret>`; null without one. */
export const secretInAddress = (): string | null => secretInFragment(window.location.hash);

const KEPT = "minimetode-link";

/** The secret that this tab keeps for the page, until the tab is closed. History entries do not serve: the router writes over their state. */
const keptSecret = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT + window.location.pathname);
  } catch {
    return null;
  }
};

const keepSecret = (secret: string): void => {
  try {
    sessionStorage.setItem(KEPT + window.location.pathname, secret);
  } catch {
    // A browser that keeps nothing.
  }
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
      if (keeps) keepSecret(found);
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    };
    take();
    // Another link for the same page, pasted into the address, loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [keeps]);
  return secret;
}
