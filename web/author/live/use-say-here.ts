import { useEffect, useRef } from "react";
import { useApi } from "../../api/api.ts";

/** Milliseconds: who does not say it again for 45 s is forgotten. */
const AGAIN = 20_000;
/** A person who tabs through a form is in the field where they stop. */
const PAUSE = 400;

type Parts = {
  readonly assessment: number;
  /** The contributor shown; an editor of the desk has none, and is not listed. */
  readonly seat: string | undefined;
  readonly mayRead: boolean;
  /** The numbers of the blocks, by contentGuid. */
  readonly numbers: ReadonlyMap<string, number>;
};

/** Tells the others that this person is here, and in which block. docs/spec/live.md, Who is here */
export function useSayHere({ assessment, seat, mayRead, numbers }: Parts): void {
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
    // What comes to nothing is said again soon.
    const say = () => void api.call("sayHere", { params, body: { item, seat } });
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
      clearInterval(again);
      document.removeEventListener("focusin", moved);
      document.removeEventListener("focusout", moved);
      document.removeEventListener("visibilitychange", turned);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [assessment, seat, mayRead, api]);
}
