import { useEffect, useRef } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import type { LiveHere, LivePlace } from "../calls.ts";
import type { Marks } from "./marks.ts";

/** A person who tabs through a form is in the field where they stop. */
const PAUSE = 400;
/** Milliseconds between two messages about the place in a text. */
const MARK_EVERY = 500;
/** Milliseconds by which the list of who is here may be older than what was said: the server reads it each second. */
const LAG = 2_000;
/** Milliseconds until a call that got no answer is made again. */
const AGAIN = 5_000;

/** The person may not say it: the session has ended, or the seat is gone. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

type Parts = {
  readonly assessment: number;
  /** The contributor shown; an editor of the desk has none, and is not listed. */
  readonly seat: string | undefined;
  readonly mayRead: boolean;
  /** The numbers of the blocks, by contentGuid. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly marks: Marks;
  /** All who are here, the person too; null where it is unknown. */
  readonly here: readonly LiveHere[] | null;
};

/**
 * Tells the others that this person is here, in which block, and where in its text. It is said once: the stream keeps it alive. It is said
 * again when the list lacks the person: another tab or browser of theirs has left, or the stream was away too long.
 */
export function useSayHere({ assessment, seat, mayRead, numbers, marks, here }: Parts): void {
  const api = useApi();
  const known = useRef(numbers);
  const sayAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    known.current = numbers;
  }, [numbers]);
  useEffect(() => {
    if (!here || here.some((each) => each.seat === seat)) return;
    const timer = setTimeout(() => sayAgain.current(), LAG);
    return () => clearTimeout(timer);
  }, [here, seat]);
  useEffect(() => {
    if (seat === undefined || !mayRead) return;
    const params = { id: String(assessment) };
    const blockInFocus = (): number | null => {
      const guid = document.activeElement?.closest('[id^="block-"]')?.id.replace("block-", "") ?? "";
      return known.current.get(guid) ?? null;
    };
    let item = blockInFocus();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let markTimer: ReturnType<typeof setTimeout> | undefined;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let told: LivePlace | null = null;
    let isNewcomer = false;
    let isOver = false;
    let isSaying = false;
    let isDue = false;
    const isSeen = () => !isOver && document.visibilityState === "visible";
    const leave = () => api.call("sayHere", { params, body: { seat, left: true } }, { keepalive: true });
    const sayPlace = () => {
      const at = marks.toTell(item);
      const isTold = at !== null || told !== null;
      told = at;
      return api.call("sayHere", { params, body: { item, seat, ...(isTold ? { at } : {}) } });
    };
    /** Says what is true now. One call at a time: of two that overtake each other the older one would count. */
    const say = async () => {
      isDue = true;
      if (isSaying) return;
      isSaying = true;
      clearTimeout(retryTimer);
      let problem = null;
      while (isDue) {
        isDue = false;
        const answer = await (isSeen() ? sayPlace() : leave());
        problem = answer.ok ? null : answer.problem;
      }
      isSaying = false;
      if (problem && !isOver && !REFUSED.has(problem.status)) retryTimer = setTimeout(say, AGAIN);
    };
    const sayMark = () => {
      markTimer = undefined;
      const at = marks.toTell(item);
      const isDifferent = JSON.stringify(at) !== JSON.stringify(told);
      if (isSeen() && (isDifferent || (isNewcomer && at !== null))) void say();
      isNewcomer = false;
    };
    const stopMarks = marks.onMoved((isNew) => {
      isNewcomer ||= isNew;
      markTimer ??= setTimeout(sayMark, MARK_EVERY);
    });
    const look = () => {
      const now = blockInFocus();
      if (now === item) return;
      item = now;
      void say();
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    };
    const turned = () => void say();
    // The page may not live until an answer comes.
    const away = () => void leave();
    sayAgain.current = () => isSeen() && void say();
    sayAgain.current();
    document.addEventListener("focusin", moved);
    document.addEventListener("focusout", moved);
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("pagehide", away);
    return () => {
      isOver = true;
      sayAgain.current = () => undefined;
      clearTimeout(timer);
      clearTimeout(markTimer);
      clearTimeout(retryTimer);
      stopMarks();
      document.removeEventListener("focusin", moved);
      document.removeEventListener("focusout", moved);
      document.removeEventListener("visibilitychange", turned);
      window.removeEventListener("pagehide", away);
      void say();
    };
  }, [assessment, seat, mayRead, api, marks]);
}
