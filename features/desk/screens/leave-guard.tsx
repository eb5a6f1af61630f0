import { useBlocker } from "@tanstack/react-router";
import type { FieldStore } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { useConfirm } from "../../../platform/ui/index.ts";

/** How long a person who leaves waits for the last save before being asked. Milliseconds. */
const PATIENCE = 3_000;

/** Leaving saves first, and asks only when that fails. */
export function LeaveGuard({ store }: { store: FieldStore }) {
  const confirm = useConfirm();
  useBlocker({
    enableBeforeUnload: () => store.inTrouble().length > 0,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
      return !((await Promise.race([store.flush(store.unsent()), late])) || (await confirm(savingTexts.leave)));
    },
  });
  return null;
}
