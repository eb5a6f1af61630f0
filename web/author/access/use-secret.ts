import { useEffect, useState } from "react";

/** The secret of a link, `#k=<secret>`: it is taken out of the address, and its history entry, at once. */
export function useSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const found = new URLSearchParams(window.location.hash.slice(1)).get("k");
      if (!found) return;
      setSecret(found);
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    };
    take();
    // Another link for the same page, pasted into the address, loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return secret;
}
