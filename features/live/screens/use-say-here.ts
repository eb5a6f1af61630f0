import { useEffect, useRef } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import type { LivePlace } from "../calls.ts";
import type { Marks } from "./marks.ts";

/** Milliseconds: who does not say it again for 45 s is forgotten. */
const AGAIN = 20_000;
/** A person who tabs through a form is in the field where they stop. */
const PAUSE = 400;
/** Milliseconds between two messages about the place in a text. */
const MARK_EVERY = 500;

type Parts = {
  readonly assessment: number;
  /** The contributor shown; an editor of the desk has none, and is not listed. */
  readonly seat: string | undefined;
  readonly mayRead: boolean;
  /** The numbers of the blocks, by contentGuid. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly marks: Marks;
};

/** Tells the others that this person is here, in which block, and where in its text. */
export function useSayHere({ assessment, seat, mayRead, numbers, marks }: Parts): void {
  const api = useApi();
  const known = useRef(numbers);
  useEffect(() => {
    known.current = numbers;
  }, [numbers]);
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
    let told: LivePlace | null = null;
    // A failed call is not retried, since the next one follows soon.
    const say = () => {
      const at = marks.toTell(item);
      const isTold = at !== null || told !== null;
      told = at;
      void api.call("sayHere", { params, body: { item, seat, ...(isTold ? { at } : {}) } });
    };
    const sayWhere = () => {
      markTimer = undefined;
      if (JSON.stringify(marks.toTell(item)) !== JSON.stringify(told)) say();
    };
    const stopMarks = marks.onMoved(() => {
      markTimer ??= setTimeout(sayWhere, MARK_EVERY);
    });
    const look = () => {
      const now = blockInFocus();
      if (now === item) return;
      item = now;
      say();
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    };
    const isSeen = () => document.visibilityState === "visible";
    const leave = () => void api.call("sayHere", { params, body: { seat, left: true } }, { keepalive: true });
    const turned = () => (isSeen() ? say() : leave());
    const again = setInterval(() => isSeen() && say(), AGAIN);
    if (isSeen()) say();
    document.addEventListener("focusin", moved);
    document.addEventListener("focusout", moved);
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(timer);
      clearTimeout(markTimer);
      stopMarks();
      clearInterval(again);
      document.removeEventListener("focusin", moved);
      document.removeEventListener("focusout", moved);
      document.removeEventListener("visibilitychange", turned);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [assessment, seat, mayRead, api, marks]);
}
