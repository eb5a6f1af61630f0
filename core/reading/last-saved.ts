/** How the preview says when it was last saved: P section 2. */
export type LastSaved =
  | { readonly kind: "seconds"; readonly count: number }
  | { readonly kind: "minutes"; readonly count: number }
  | { readonly kind: "moment"; readonly at: Date };

const MINUTE = 60_000;

/** Under 1 minute: seconds ago; under 60 minutes: minutes ago; otherwise the full moment. A clock behind the server's says 0 seconds. */
export function lastSaved(at: Date, now: Date): LastSaved {
  const ago = Math.max(0, now.getTime() - at.getTime());
  if (ago < MINUTE) return { kind: "seconds", count: Math.floor(ago / 1000) };
  if (ago < 60 * MINUTE) return { kind: "minutes", count: Math.floor(ago / MINUTE) };
  return { kind: "moment", at };
}
