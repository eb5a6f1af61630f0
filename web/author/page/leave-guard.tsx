import { useBlocker } from "@tanstack/react-router";
import { savingTexts } from "../../../texts/author.ts";
import { useConfirm } from "../../ui/index.ts";
import { useFieldStore, useRowStore } from "../saving/index.ts";

/** Leaving with unsent text warns. Moving between tabs and sections does not: the fields go on saving. */
export function LeaveGuard() {
  const store = useFieldStore();
  const confirm = useConfirm();
  const rows = useRowStore();
  const isUnsent = () => store.unsent().length > 0 || rows.unsent();
  useBlocker({
    enableBeforeUnload: isUnsent,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      store.tellAll({ kind: "left" });
      return isUnsent() && !(await confirm(savingTexts.leave));
    },
  });
  return null;
}
