import type { Refusal } from "../../../platform/pure/refusal/index.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import { countedBy } from "../../../platform/server/rate-limit/index.ts";

/** Seconds of a window. */
const WINDOW = 10;
/** Somebody who types in a field with a colleague sends seven times a second at most, and once more for each time that the colleague was first. */
const MOST = 300;

/**
 * How often a session may write steps, counted by this instance: a count that all instances share is a write to the database for each, which
 * would cost as much as what is saved. features/live/README.md
 * @param now milliseconds since 1970
 */
export function textLimit(now: () => number = Date.now) {
  let since = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  return async (caller: Pick<Caller, "actor" | "address">): Promise<Refusal | null> => {
    const at = now();
    if (at >= since + WINDOW * 1000) {
      since = at;
      counts.clear();
    }
    const key = countedBy(caller);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST) return null;
    return { kind: "TooMany", retryAfter: Math.max(1, Math.ceil((since + WINDOW * 1000 - at) / 1000)) };
  };
}
