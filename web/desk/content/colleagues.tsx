import { useEffect, useRef, useState } from "react";
import type { ColleagueHere } from "../../../core/contract/content-desk.ts";
import { norwegianTime } from "../../../core/norwegian-date/index.ts";
import { colleagueTexts as texts } from "../../../texts/colleagues.ts";
import { shortNames } from "../../../texts/live.ts";
import { useApi } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { PencilIcon, useToast } from "../../ui/index.ts";
import styles from "./content.module.css";

/** Milliseconds: who does not say it again for 45 s is forgotten. */
const AGAIN = 15_000;

/** Says that the page is open here, and asks who else has it open: at once, while it is seen, and when it is looked at again. */
function useColleagues(page: number): readonly ColleagueHere[] {
  const api = useApi();
  const toast = useToast();
  const [here, setHere] = useState<readonly ColleagueHere[]>([]);
  // What was said of whom: each once, since somebody who only looks something up in another tab is back in a minute.
  const told = useRef(new Set<string>());
  useEffect(() => {
    const params = { id: page };
    const tab = newIdempotencyKey();
    let isGone = false;
    const say = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await api.call("deskSayHere", { params, body: { tab } });
      if (isGone) return;
      const now = answer.ok ? answer.value.here : [];
      for (const { name, saved } of now) {
        const words = (saved === null ? texts.open : texts.editing)([name]);
        if (!told.current.has(words)) toast(words, "info");
        told.current.add(words);
      }
      setHere(now);
    };
    const leave = () => void api.call("deskSayHere", { params, body: { tab, left: true } }, { keepalive: true });
    const again = setInterval(() => void say(), AGAIN);
    const turned = () => void say();
    void say();
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("pagehide", leave);
    return () => {
      isGone = true;
      clearInterval(again);
      document.removeEventListener("visibilitychange", turned);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [api, page, toast]);
  return here;
}

const namesOf = (here: readonly ColleagueHere[]): readonly string[] => here.map(({ name }) => name);

/** Who saves and who has it open, in words. @param names how they are called */
const wordsOf = (here: readonly ColleagueHere[], names: (names: readonly string[]) => readonly string[]): string => {
  const [editing = [], open = []] = [true, false].map((saves) =>
    names(namesOf(here.filter(({ saved }) => (saved !== null) === saves))),
  );
  return [...(editing.length > 0 ? [texts.editing(editing)] : []), ...(open.length > 0 ? [texts.open(open)] : [])].join(
    ". ",
  );
};

/** Who else has the page open. Its line is there also when nobody has, so that nothing moves when somebody comes. */
export function Colleagues({ page }: { readonly page: number }) {
  const here = useColleagues(page);
  const last = here
    .flatMap(({ saved }) => saved ?? [])
    .toSorted()
    .at(-1);
  return (
    <p className={styles.colleagues} title={wordsOf(here, (names) => names)} data-print="hide">
      {here.length === 0 ? null : (
        <>
          <PencilIcon aria-hidden /> {wordsOf(here, shortNames)}
          {last === undefined ? null : <span className={styles.lastSave}> {texts.saved(norwegianTime(last))}</span>}
        </>
      )}
    </p>
  );
}
