import type { Refusal, Result } from "../../pure/refusal/index.ts";
import { announcedIn } from "../notifications.ts";
import { isOutdatedPlan } from "../speed/named-statements.ts";
import type { Subject } from "../subject.ts";
import { Unavailable } from "./unavailable.ts";
import type { Db, Tx } from "./work.ts";

/** Carries a refusal out of Kysely's transaction so that it rolls back: a refused call leaves nothing behind. */
class Refused extends Error {
  readonly because: Refusal;
  constructor(because: Refusal) {
    super(because.kind);
    this.because = because;
  }
}

/** PostgreSQL's own words for "run it again": serialization failure and deadlock. */
const again = new Set(["40001", "40P01"]);
const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

const mayRunAgain = (error: unknown): boolean => again.has(String(codeOf(error))) || isOutdatedPlan(error);

const TRIES = 3;

/** Runs it again after a deadlock, and on another connection when a migration has outdated a prepared statement. */
async function patiently<T>(run: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries > 1 && mayRunAgain(error)) return patiently(run, tries - 1);
    throw error;
  }
}

/**
 * One use case, one transaction: committed when it answers, rolled back when it refuses or throws.
 * @param tellHere is called after the commit with what the transaction announced, so that the caller's next request here finds no page from before
 */
export async function inTransaction<T>(
  db: Db,
  run: (tx: Tx) => Promise<Result<T>>,
  tellHere?: (changed: ReadonlySet<Subject>) => void,
): Promise<Result<T>> {
  const transaction = () =>
    db.transaction().execute(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new Refused(result.because);
      return { result, announced: announcedIn(tx) };
    });
  try {
    const { result, announced } = await patiently(transaction);
    if (announced.size > 0) tellHere?.(announced);
    return result;
  } catch (error) {
    if (error instanceof Refused) return { ok: false, because: error.because };
    throw error;
  }
}

/** Others change what a save is decided on again and again only while a template is taken over, or a review sent, several times a second. */
const DECISIONS = 5;

/**
 * One use case, one statement that writes. `run` returns null when that statement found other rows than those it was
 * decided on, and has written nothing: `run` then reads and decides again. When that happens every time, nothing is
 * stored. The caller should try again soon (503), as the browser does by itself with a save.
 */
export async function inStatement<T>(run: () => Promise<Result<T> | null>): Promise<Result<T>> {
  for (let tries = 0; tries < DECISIONS; tries++) {
    const result = await patiently(run);
    if (result) return result;
  }
  throw new Unavailable(`what a call reads was changed ${DECISIONS} times before it could write`);
}
