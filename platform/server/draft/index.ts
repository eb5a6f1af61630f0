import { isDeepStrictEqual } from "node:util";
import type { DraftPath } from "../../pure/draft/index.ts";
import { ok, type Refusal, type Result, refuse } from "../../pure/refusal/index.ts";

// Drafts that several write in at once: each change is a step, which names where it was made.

/** An earlier change, by an author's name. */
export type DraftStep = { readonly path: DraftPath; readonly name: string | null; readonly at: Date };

/** The refusal of a change that somebody else was before. */
export const stale = (rev: number, value: unknown = null, by?: Pick<DraftStep, "name" | "at">): Refusal => ({
  kind: "Stale",
  current: {
    rev,
    value,
    ...(by ? { by: { name: by.name ?? "", role: null, contributorId: null, at: by.at.toISOString() } } : {}),
  },
});

type Seen = {
  /** The newest revision. */
  readonly rev: number;
  /** The writer's. */
  readonly seen: number;
  /** The changes after a revision, oldest first. */
  readonly stepsSince: (rev: number) => Promise<readonly DraftStep[]>;
  /** Whether a change at this place keeps the writer's from being made unseen. */
  readonly disturbs: (earlier: DraftPath) => boolean;
};

/** The last change since the writer looked that is in their way. To one who saw a revision ahead of ours, everything is newer. */
export const disturber = async ({ rev, seen, stepsSince, disturbs }: Seen): Promise<DraftStep | undefined> =>
  (await stepsSince(seen > rev ? -1 : seen)).findLast(({ path }) => disturbs(path));

type Saving = Seen & {
  readonly at: Date;
  /** The stored value, and the new one. */
  readonly before: unknown;
  readonly after: unknown;
  /** Makes the part of a stored value that writers see. */
  readonly shown?: (stored: unknown) => unknown;
  /** Stores it as the next revision, which it answers. */
  readonly write: () => Promise<number>;
};

type Saved = { readonly ok: true; readonly rev: number; readonly value: unknown; readonly changed: string };

/** Saves one value of a draft. A value that is stored already is accepted; where a colleague was first, the writer gets theirs. */
export async function saveInDraft({
  at,
  before,
  after,
  shown = (it) => it,
  write,
  ...seen
}: Saving): Promise<Result<Saved>> {
  const saved = { ok: true, value: shown(after), changed: at.toISOString() } as const;
  if (isDeepStrictEqual(before, after)) return ok({ ...saved, rev: seen.rev });
  const earlier = await disturber(seen);
  return earlier ? refuse(stale(seen.rev, shown(before), earlier)) : ok({ ...saved, rev: await write() });
}
