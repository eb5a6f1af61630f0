/**
 * The outcome of a request to an address of another site. `gone`: the page or the host does not exist. `trouble`: no response, or an error.
 * `ok` also when the site refuses robots, since it does respond.
 */
export type LinkOutcome =
  | { readonly kind: "ok" }
  | { readonly kind: "gone"; readonly why: "status"; readonly status: number }
  | { readonly kind: "gone"; readonly why: "no-host" }
  | { readonly kind: "trouble"; readonly why: "status"; readonly status: number }
  | { readonly kind: "trouble"; readonly why: "no-answer" | "redirects" | "not-asked" };

/** Maps a response's status to an outcome. 401, 403, 405, 429 and the like may be for robots only, so they count as `ok`. */
export function outcomeOfStatus(status: number): LinkOutcome {
  if (status === 404 || status === 410) return { kind: "gone", why: "status", status };
  return status >= 500 ? { kind: "trouble", why: "status", status } : { kind: "ok" };
}

const DAY_MS = 86_400_000;
/** Editors are notified of trouble after this time, because a site may be down for a night. */
const PATIENCE = 2 * DAY_MS;

/** Whether editors are notified of an address now. Times in milliseconds since 1970. */
export const isTold = (kind: LinkOutcome["kind"], failedSince: number | null, now: number): boolean =>
  kind === "gone" || (kind === "trouble" && failedSince !== null && now - failedSince >= PATIENCE);

/** When an address is asked for again: one that works each week, any other each night. Milliseconds since 1970. */
export const nextCheck = ({ kind }: LinkOutcome, now: number): number =>
  now + (kind === "ok" ? 7 * DAY_MS : DAY_MS) - DAY_MS / 4;

/** Whether a night's answers say nothing: where nobody at all who was asked answered it is this machine that reaches nobody. */
export function sayNothing(outcomes: readonly LinkOutcome[]): boolean {
  const whys = outcomes.map((outcome) => ("why" in outcome ? outcome.why : null)).filter((why) => why !== "not-asked");
  return whys.length >= 3 && whys.every((why) => why === "no-answer" || why === "no-host");
}
