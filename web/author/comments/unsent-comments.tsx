import { useSyncExternalStore } from "react";
import type { ClosedBecause } from "../../../core/saving/index.ts";
import { placeKey, UnsentPanel, useRowStore } from "../saving/index.ts";

/** What was written and not saved when comments could no longer be written: it can still be read and copied. */
export function UnsentComments({ block, because }: { block: string; because: ClosedBecause }) {
  const rows = useRowStore();
  const unsent = useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent);
  const texts = unsent
    .filter((place) => place.of === "comment" && place.block === block)
    .map((place) => ({ key: placeKey(place), text: rows.draft(placeKey(place))?.cells.comment ?? "" }));
  return texts.map(({ key, text }) => <UnsentPanel key={key} because={because} text={text} />);
}
