/** How long ago the preview was saved. */
export type LastSaved =
  | { readonly kind: "seconds"; readonly count: number }
  | { readonly kind: "minutes"; readonly count: number }
  | { readonly kind: "moment"; readonly at: Date };

const MINUTE = 60_000;

/** Under 1 minute: seconds; under 60 minutes: minutes; otherwise the full moment. 0 seconds when this clock is behind the server's. */
export function shownLastSaved(at: Date, now: Date): LastSaved {
  const ago = Math.max(0, now.getTime() - at.getTime());
  if (ago < MINUTE) return { kind: "seconds", count: Math.floor(ago / 1000) };
  if (ago < 60 * MINUTE) return { kind: "minutes", count: Math.floor(ago / MINUTE) };
  return { kind: "moment", at };
}
