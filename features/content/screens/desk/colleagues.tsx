import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import { norwegianTime } from "../../../../platform/pure/norwegian-date/index.ts";
import { PencilIcon, useToast } from "../../../../platform/ui/index.ts";
import { shortNames } from "../../../live/rules/index.ts";
import type { ColleagueHere, EditedPage } from "../../calls-desk.ts";
import { colleagueTexts as texts } from "../../texts-colleagues.ts";
import styles from "./content.module.css";
import { pageQuery } from "./content-queries.ts";

/** Milliseconds: who does not say it again for 45 s is forgotten. */
const AGAIN = 15_000;
/** While a colleague has the page open, so that what they save is soon seen here. */
const AGAIN_WITH_OTHERS = 3_000;

/** Says that the page is open here, and asks who else has it open: at once, while it is seen, and when it is looked at again. */
function useColleagues(page: number, onRev: (rev: number) => void): readonly ColleagueHere[] {
  const api = useApi();
  const toast = useToast();
  const [here, setHere] = useState<readonly ColleagueHere[]>([]);
  // Notices that were shown, by text. Each is shown once: a colleague who only visits another tab is back in a minute.
  const told = useRef(new Set<string>());
  const newest = useRef(onRev);
  useEffect(() => {
    newest.current = onRev;
  });
  useEffect(() => {
    const params = { id: page };
    const tab = newIdempotencyKey();
    let isGone = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
      clearTimeout(next);
      if (!isGone) next = setTimeout(() => void say(), ms);
    };
    const say = async () => {
      if (document.visibilityState !== "visible") return later(AGAIN);
      const answer = await api.call("deskSayHere", { params, body: { tab } });
      if (isGone) return;
      const now = answer.ok ? answer.value.here : [];
      for (const { name, saved } of now) {
        const words = (saved === null ? texts.open : texts.editing)([name]);
        if (!told.current.has(words)) toast(words, "info");
        told.current.add(words);
      }
      setHere(now);
      if (answer.ok) newest.current(answer.value.rev);
      later(now.length > 0 ? AGAIN_WITH_OTHERS : AGAIN);
    };
    const leave = () => void api.call("deskSayHere", { params, body: { tab, left: true } }, { keepalive: true });
    const turned = () => void say();
    void say();
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("pagehide", leave);
    return () => {
      isGone = true;
      clearTimeout(next);
      document.removeEventListener("visibilitychange", turned);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [api, page, toast]);
  return here;
}

const namesOf = (here: readonly ColleagueHere[]): readonly string[] => here.map(({ name }) => name);

/** A text with the colleagues who edit and those who only have the page open. @param names shortens or keeps the names */
const wordsOf = (here: readonly ColleagueHere[], names: (names: readonly string[]) => readonly string[]): string => {
  const [editing = [], open = []] = [true, false].map((saves) =>
    names(namesOf(here.filter(({ saved }) => (saved !== null) === saves))),
  );
  return [...(editing.length > 0 ? [texts.editing(editing)] : []), ...(open.length > 0 ? [texts.open(open)] : [])].join(
    ". ",
  );
};

/** The colleagues who have the page open. The line stays when it is empty, so that the layout does not move when somebody opens the page. */
export function Colleagues({ page: { id, rev } }: { readonly page: Pick<EditedPage, "id" | "rev"> }) {
  const api = useApi();
  const client = useQueryClient();
  // The form takes over a colleague's saved values, except in fields with unsaved text: those conflict when they are saved.
  const here = useColleagues(id, (now) => {
    if (now > rev) void client.invalidateQueries({ queryKey: pageQuery(api, id).queryKey });
  });
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
