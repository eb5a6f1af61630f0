import type { Problem } from "./problem.ts";

/**
 * The types that features give the platform, which imports none of them: `declare module` beside what is registered adds a key.
 * - `paths`, `calls`: every call's method and path, and its schemas (features/api)
 * - `actor`, `because`, `seatRole`: who calls, and why not everybody may (features/access)
 * - `status`: how far an assessment has come (features/assessment)
 * - `rowKind`: the kinds of rows that an editing page saves (features/row)
 */
export interface Registered {
  /** The platform's own: what a call answers when it comes to nothing. */
  readonly problem: Problem;
}

/** The names of all calls. */
export type CallName = keyof Registered["paths"];
