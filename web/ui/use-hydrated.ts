import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's markup and until the browser has taken it over. For what only makes sense with script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
