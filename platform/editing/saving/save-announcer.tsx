import { useEffect, useRef, useState } from "react";
import { savingTexts } from "../../../features/editor/texts.ts";
import type { SaveState } from "../../pure/saving/index.ts";
import { LiveRegion } from "../../ui/index.ts";
import type { FieldAddress } from "./field-address.ts";
import { useFieldStore } from "./saving-context.tsx";

/** The announcement for a change: a problem, its end, or that a field which was left is saved. Null for every other change. */
const worthSaying = (before: SaveState, after: SaveState): string | null => {
  switch (after.at) {
    case "saved":
      return before.at === "saving" && (before.left || before.tries > 1) ? savingTexts.saved : null;
    case "offline":
      return after.tries === 1 ? savingTexts.offline : null;
    case "conflict":
      return before.at === "conflict" ? null : savingTexts.conflict.elsewhere;
    case "locked":
      return savingTexts.locked[after.because];
    case "rejected":
      return [savingTexts.rejected, ...after.rules.map(({ message }) => message)].join(". ");
    default:
      return null;
  }
};

/** One live region for all fields of the page. `silent`: fields that show a toast instead. */
export function SaveAnnouncer({ silent }: { silent: (address: FieldAddress) => boolean }) {
  const store = useFieldStore();
  const [said, setSaid] = useState("");
  const count = useRef(0);
  useEffect(
    () =>
      store.onStep((address, before, after) => {
        const words = before === after || (after.at === "saved" && silent(address)) ? null : worthSaying(before, after);
        if (words === null) return;
        count.current += 1;
        // Screen readers ignore an unchanged live region, so we alternate a trailing no-break space.
        setSaid(count.current % 2 === 0 ? words : `${words}\u00a0`);
      }),
    [store, silent],
  );
  return <LiveRegion>{said}</LiveRegion>;
}
