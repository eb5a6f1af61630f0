import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's markup and until hydration, for elements that need script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
