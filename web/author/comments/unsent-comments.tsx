import type { ClosedBecause } from "../../../core/saving/index.ts";
import { placeKey, UnsentPanel, useRowStore } from "../saving/index.ts";
import { useUnsent } from "./use-drafts.ts";

/** What was written and not saved when comments could no longer be written: it can still be read and copied. */
export function UnsentComments({ block, because }: { block: string; because: ClosedBecause }) {
  const rows = useRowStore();
  const texts = useUnsent(block).map((place) => {
    const key = placeKey(place);
    return { key, text: rows.draft(key)?.cells.comment ?? "" };
  });
  return texts.map(({ key, text }) => <UnsentPanel key={key} because={because} text={text} />);
}
