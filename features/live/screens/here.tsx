import { createContext, use, useEffect, useRef, useState } from "react";
import { LiveRegion } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import type { LiveHere } from "../calls.ts";
import { shortNames } from "../rules/index.ts";
import { liveTexts } from "../texts.ts";
import styles from "./here.module.css";
import { MarksContext } from "./marks.ts";

/** The others who have the assessment open; null where that is unknown. */
export const HereContext = createContext<readonly LiveHere[] | null>([]);
/** The others, as far as is known. */
const useHere = (): readonly LiveHere[] => use(HereContext) ?? NOBODY;
const NOBODY: readonly LiveHere[] = [];

const namesOf = (here: readonly LiveHere[]): readonly string[] => here.map(({ name }) => name);

/** The names of the others who are here, in the bar that stays in view. */
export function WhoIsHere() {
  const names = namesOf(useHere());
  if (names.length === 0) return null;
  return (
    <p className={`${styles.here} ${styles.inBar}`} title={names.join(", ")}>
      <span className={styles.words}>{liveTexts.here(liveTexts.who(shortNames(names)))}</span>
      <span className={styles.count} aria-hidden="true">
        {names.length}
      </span>
    </p>
  );
}

/** The names of the others in a block, below its field. @param block its number */
export function WhoIsInField({ block }: { readonly block: number }) {
  const names = namesOf(useHere().filter(({ item }) => item === block));
  if (names.length === 0) return null;
  return (
    <p className={`${styles.here} ${styles.inField}`} title={names.join(", ")} data-print="hide">
      <span>{liveTexts.inField(liveTexts.who(shortNames(names)))}</span>
    </p>
  );
}

/** The names of the others in these sections, beside the link to them. */
export function WhoIsIn({ sections }: { readonly sections: readonly AuthorSection[] }) {
  const blocks = new Set(sections.flatMap((section) => section.blocks.map(({ contentId }) => contentId)));
  const names = namesOf(useHere().filter(({ item }) => item !== null && blocks.has(item)));
  if (names.length === 0) return null;
  const who = liveTexts.who(shortNames(names));
  return (
    <>
      <span className={styles.inList} title={names.join(", ")} aria-hidden="true">
        {who}
      </span>
      <span className="ds-sr-only">({liveTexts.here(who)})</span>
    </>
  );
}

/** The others by name, each with the field that they are in. */
export function WhoIsWhere() {
  const here = useHere();
  const { sections } = useEditing().assessment;
  if (here.length === 0) return null;
  const titleOf = (item: number | null) =>
    sections.flatMap(({ blocks }) => blocks).find(({ contentId }) => contentId === item)?.title;
  return (
    <>
      <h3>{liveTexts.hereNow}</h3>
      <ul className="bare">
        {here.map(({ seat, name, item }) => (
          <li key={seat}>
            {name}
            <p className="quiet">{titleOf(item)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The block that the person is in; null for none. */
const blockInFocus = (): string | null =>
  document.activeElement?.closest('[id^="block-"]')?.id.replace("block-", "") ?? null;

/**
 * Says who comes and goes, and who comes into the field that the person is in: what decides whether one goes on writing. Not where each of
 * them is.
 * @param numbers of the blocks, by contentGuid
 */
export function HereAnnouncer({ numbers }: { readonly numbers: ReadonlyMap<string, number> }) {
  const here = use(HereContext);
  const before = useRef<readonly LiveHere[]>(here ?? NOBODY);
  const [said, setSaid] = useState("");
  useEffect(() => {
    // A lost connection does not mean that people left. Those who are still here afterwards are not announced again.
    if (!here) return;
    const was = before.current;
    before.current = here;
    const mine = numbers.get(blockInFocus() ?? "");
    const placeIn = (list: readonly LiveHere[], seat: string) => list.find((each) => each.seat === seat);
    const words = [
      ...here.flatMap(({ seat, name, item }) => {
        if (item !== null && item === mine && placeIn(was, seat)?.item !== item) return [liveTexts.sameField(name)];
        return placeIn(was, seat) ? [] : [liveTexts.came(name)];
      }),
      ...was.flatMap(({ seat, name }) => (placeIn(here, seat) ? [] : [liveTexts.left(name)])),
    ];
    if (words.length > 0) setSaid(words.join(". "));
  }, [here, numbers]);
  const writes = useWhoWrites(useHere(), numbers);
  // Each in a place of its own: what comes a moment later does not cut the other off.
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <LiveRegion>{writes}</LiveRegion>
    </>
  );
}

/** Announces each colleague who writes in the person's field, once until that colleague has left it. */
function useWhoWrites(here: readonly LiveHere[], numbers: ReadonlyMap<string, number>): string {
  const marks = use(MarksContext);
  const saidOf = useRef(new Map<string, number>());
  const [said, setSaid] = useState("");
  useEffect(() => {
    for (const [seat, item] of saidOf.current)
      if (!here.some((each) => each.seat === seat && each.item === item)) saidOf.current.delete(seat);
    if (saidOf.current.size === 0) setSaid("");
  }, [here]);
  useEffect(
    () =>
      marks?.onWritten((item, seat, name) => {
        if (item !== numbers.get(blockInFocus() ?? "") || saidOf.current.get(seat) === item) return;
        saidOf.current.set(seat, item);
        setSaid(liveTexts.writes(name));
      }),
    [marks, numbers],
  );
  return said;
}
