import { useSyncExternalStore } from "react";
import { paths } from "../../../features/api/paths.ts";
import { checkAnswers } from "./browser-api.ts";
import { oldPageTexts } from "./texts.ts";

const own: string | undefined = import.meta.env.VITE_CONTRACT;
const HEADER = "minimetode-contract";

let isOld = false;
const heard = new Set<() => void>();

/**
 * From now on answers of another contract than this code was built with are not read: the screen keeps what it shows. Writes go on, since a
 * server takes what the versions before it sent. docs/contract.md, Old pages and new servers
 */
export const watchForOldPage = (): void =>
  checkAnswers((name, response) => {
    const theirs = response.headers.get(HEADER);
    if (own === undefined || theirs === null || theirs === own) return null;
    if (!isOld) {
      isOld = true;
      for (const each of heard) each();
    }
    if (paths[name][0] !== "GET") return null;
    return { type: "about:blank#OldPage", kind: "OldPage", status: 0, title: oldPageTexts.title };
  });

const listen = (onChange: () => void) => {
  heard.add(onChange);
  return () => void heard.delete(onChange);
};

/** Whether the server has another version than this page. */
export const useOldPage = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isOld,
    () => false,
  );
