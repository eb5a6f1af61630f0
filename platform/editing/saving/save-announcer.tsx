import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SaveState } from "../../pure/saving/index.ts";
import { LiveRegion } from "../../ui/index.ts";
import type { FieldAddress } from "./field-address.ts";
import { useFieldStore } from "./saving-context.tsx";
import { savingTexts } from "./texts.ts";

/** How long nobody has written in a saved field before that is announced: while somebody writes, it would be in the way. Milliseconds. */
const PAUSE = 2_000;

/** A save of a field that somebody is still in. */
const isSavedInPassing = (before: SaveState, after: SaveState): boolean =>
  before.at === "saving" && after.at === "saved" && worthSaying(before, after) === null;

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
  // Which fields are silent changes with every reload, which must not cancel what is about to be said.
  const isSilent = useEffectEvent(silent);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string) => {
      clearTimeout(pause);
      count.current += 1;
      // Screen readers ignore an unchanged live region, so we alternate a trailing no-break space.
      setSaid(count.current % 2 === 0 ? words : `${words}\u00a0`);
    };
    const unsubscribe = store.onStep((address, before, after) => {
      if (before === after) return;
      if (after.at === "saved" && isSilent(address)) return;
      const words = worthSaying(before, after);
      if (words !== null) return say(words);
      if (after.at === "dirty" || after.at === "saving") clearTimeout(pause);
      if (!isSavedInPassing(before, after)) return;
      clearTimeout(pause);
      pause = setTimeout(() => say(savingTexts.saved), PAUSE);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [store]);
  return <LiveRegion>{said}</LiveRegion>;
}
