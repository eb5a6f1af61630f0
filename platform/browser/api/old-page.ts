import { useSyncExternalStore } from "react";
import { checkAnswers } from "./browser-api.ts";
import { oldPageTexts } from "./texts-old-page.ts";

const own: string | undefined = import.meta.env.VITE_CONTRACT;
const HEADER = "minimetode-contract";

let isOld = false;
const listeners = new Set<() => void>();

const setOld = (next: boolean): void => {
  if (isOld === next) return;
  isOld = next;
  for (const each of listeners) each();
};

/**
 * From now on, answers of another contract version than this code was built with are not read: the screen keeps its
 * content. Writes go on, because a server accepts the requests of earlier versions. While instances of both versions
 * answer, the newest answer counts: a new page counts as old only as long as an instance of the previous version answers
 * it. docs/contract.md, Old pages and new servers
 */
export const watchForOldPage = (): void =>
  checkAnswers((method, response) => {
    const theirs = response.headers.get(HEADER);
    if (own === undefined || theirs === null) return null;
    setOld(theirs !== own);
    if (!isOld) return null;
    if (method !== "GET") return null;
    return { type: "about:blank#OldPage", kind: "OldPage", status: 0, title: oldPageTexts.title };
  });

const listen = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

/** Whether the server has another version than this page. */
export const useOldPage = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isOld,
    () => false,
  );
