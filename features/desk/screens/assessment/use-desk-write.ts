import { useQueryClient } from "@tanstack/react-query";
import { reloadAll, useWrite, type Write } from "../../../../platform/browser/api/use-write.ts";
import type { CallName } from "../../../../platform/pure/contract/call.ts";

/** One of the desk's writing calls; afterwards everything that is shown is fetched again. */
export function useDeskWrite<K extends Extract<CallName, `desk${string}`>>(name: K): Write<K> {
  const client = useQueryClient();
  return useWrite(name, () => reloadAll(client));
}
