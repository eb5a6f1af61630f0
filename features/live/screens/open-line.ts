import type { Api } from "../../../platform/browser/api/api.ts";
import type { LiveChange, LiveHere, LiveMark } from "../calls.ts";
import { inOrder, type LiveNews } from "./live-news.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

/** Milliseconds without a sign of life after which a stream is given up: the server sends one each 15 s. */
const SILENCE = 35_000;
/** The same before the first: a proxy that gathers an answer before it passes it on never brings it. */
const FIRST_SILENCE = 10_000;
/** Milliseconds between polls while the stream is down. */
const ASK = 5_000;
/** So often it is asked before the stream is tried again that never came. */
const ASKED_BETWEEN = 6;

/** Browsers that were cut off together do not come back together. */
const jittered = (ms: number): number => ms * (0.7 + Math.random() * 0.6);

/** Ends before the time when the browser has a network again. */
const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });

/** `ended`: the caller may no longer read it. `cut`: after it stood. `none`: it never did. */
type Outcome = "ended" | "cut" | "none";

const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

const newsOf = ({ name, data }: StreamEvent): readonly LiveNews[] => {
  switch (name) {
    case "hello": {
      const hello = data as { no: number; here: LiveHere[] };
      return [
        { news: "hello", no: hello.no },
        { news: "here", here: hello.here },
      ];
    }
    case "change":
      return [{ news: "change", change: data as LiveChange }];
    case "here":
      return [{ news: "here", here: data as LiveHere[] }];
    case "mark":
      return [{ news: "mark", mark: data as LiveMark }];
    case "reload":
      return [{ news: "reload", no: (data as { no: number }).no }];
    default:
      return [];
  }
};

type Parts = { readonly assessment: number; readonly api: Api; readonly on: (news: LiveNews) => void };

/**
 * Hears of one assessment until it is closed. One tab of a browser has the stream and passes on what it hears: browsers open six
 * connections to a server, and a seventh tab would get none. When that tab goes, another one goes on.
 */
export function openLine({ assessment, api, on }: Parts): { readonly close: () => void } {
  const closing = new AbortController();
  const { signal } = closing;
  const name = `minimetode-live-${assessment}`;
  const channel = new BroadcastChannel(name);
  const order = inOrder(on);
  /** The newest `here` message. The tab with the stream sends it to tabs that ask. */
  let newest: readonly LiveNews[] = [];
  const tell = (news: LiveNews) => {
    if (signal.aborted) return;
    order.take(news);
    channel.postMessage(news);
    if (news.news === "here") newest = [news];
  };
  channel.onmessage = ({ data }: MessageEvent<LiveNews | { readonly news: "asked" }>) => {
    if (data.news !== "asked") return order.take(data);
    const last = order.last();
    if (last === null || !isLeading) return;
    for (const news of [{ news: "hello", no: last } as const, ...newest]) channel.postMessage(news);
  };
  let isLeading = false;

  const follow = async (): Promise<Outcome> => {
    const silence = new AbortController();
    const end = () => silence.abort();
    signal.addEventListener("abort", end);
    // Else the silence would be waited for, and who left meanwhile be said to be here.
    addEventListener("offline", end);
    let timer = setTimeout(end, FIRST_SILENCE);
    let outcome: Outcome = "none";
    try {
      const last = order.last();
      const address = `/api/live/${assessment}${last === null ? "" : `?since=${last}`}`;
      const answer = await fetch(address, { signal: silence.signal });
      if (REFUSED.has(answer.status)) return "ended";
      if (!answer.ok || !answer.body) return "none";
      for await (const event of readEvents(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(end, SILENCE);
        outcome = "cut";
        if (event?.name === "bye" && (event.data as { because: string }).because !== "stopping") return "ended";
        for (const news of event ? newsOf(event) : []) tell(news);
      }
    } catch {
      // No network, or the line was cut: what was missed is asked for next.
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      removeEventListener("offline", end);
      end();
    }
    return outcome;
  };

  /** Asks once. False when the caller may no longer read it. */
  const ask = async (): Promise<boolean> => {
    const after = order.last();
    const query = after === null ? {} : { after };
    const answer = await api.call("liveChanges", { params: { id: String(assessment) }, query }, { signal });
    if (!answer.ok) {
      tell({ news: "here", here: null });
      return !REFUSED.has(answer.problem.status);
    }
    const { no, reload, changes } = answer.value;
    if (after === null) tell({ news: "hello", no });
    if (reload) tell({ news: "reload", no });
    for (const change of changes) tell({ news: "change", change });
    return true;
  };

  let isOver = false;
  const end = () => {
    isOver = true;
    tell({ news: "ended" });
  };
  const goOn = async () => {
    while (!signal.aborted) {
      const outcome = await follow();
      if (signal.aborted) return;
      if (outcome === "ended") return end();
      // A stream that was cut is soon back: until then the last list stands.
      if (outcome === "none") tell({ news: "here", here: null });
      for (let asked = 0; asked < (outcome === "cut" ? 1 : ASKED_BETWEEN) && !signal.aborted; asked++) {
        if (!(await ask())) return end();
        await waited(jittered(outcome === "cut" ? ASK / 2 : ASK), signal);
      }
    }
  };

  let going: Promise<void> | null = null;
  const lead = () => {
    isLeading = true;
    going ??= goOn().finally(() => {
      going = null;
      isLeading = false;
    });
    return going;
  };
  const start = () => {
    // Without locks, on plain http, each tab has a stream of its own.
    const leading = "locks" in navigator ? navigator.locks.request(name, { signal }, lead) : lead();
    leading.catch((fault: unknown) => {
      // WebKit breaks the lock of a page that goes away. When the page comes back, it is requested again.
      if (signal.aborted || (fault instanceof DOMException && fault.name === "AbortError")) return;
      console.warn("what others write is not heard of", fault);
    });
  };
  channel.postMessage({ news: "asked" });
  start();
  addEventListener("pageshow", ({ persisted }) => persisted && !isOver && start(), { signal });
  return {
    close: () => {
      closing.abort();
      channel.close();
    },
  };
}
