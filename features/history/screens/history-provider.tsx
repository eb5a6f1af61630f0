import { type ReactNode, useMemo, useState } from "react";
import { type FieldAddress, fieldKey, isHeading, useFieldStore } from "../../../platform/editing/saving/index.ts";
import { sameValue } from "../../../platform/pure/saving/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { loadedRevision } from "../../editor/screens/loaded-revision.ts";
import { type History, HistoryContext, type HistoryOf, type Restored } from "./history-context.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

const keyOf = (of: HistoryOf): string => (typeof of === "string" ? of : of.block);
const placeOf = (address: FieldAddress): string => (isHeading(address) ? "title" : address.block);

/** Holds the one history panel of an editing page, and what was written again from it. */
export function HistoryProvider({ children }: { children: ReactNode }) {
  const store = useFieldStore();
  const { assessment } = useEditing();
  const [open, setOpen] = useState<HistoryOf | "versions" | null>(null);
  const [restored, setRestored] = useState<ReadonlyMap<string, Restored>>(new Map());
  const history = useMemo<History>(
    () => ({
      show: setOpen,
      restoredIn: (of) => restored.get(keyOf(of)),
      forget: (of) => setRestored((all) => new Map([...all].filter(([key]) => key !== keyOf(of)))),
      restore: (what) => {
        const { address, value } = what;
        const loaded = loadedRevision(assessment, address);
        if (!loaded) return false;
        const before = store.peek(fieldKey(address))?.text ?? loaded.value;
        if (!sameValue(before, value)) {
          store.type(address, loaded, value);
          store.tell(address, { kind: "left" });
        }
        setRestored((all) => new Map([...all, [placeOf(address), { ...what, before }]]));
        return true;
      },
    }),
    [store, assessment, restored],
  );
  return (
    <HistoryContext value={history}>
      {children}
      {open === "versions" ? <VersionsPanel onClose={() => setOpen(null)} /> : null}
      {open && open !== "versions" ? <HistoryPanel of={open} onClose={() => setOpen(null)} /> : null}
    </HistoryContext>
  );
}
