import type { Refusal, Result } from "../../../core/refusal/index.ts";
import { isOutdatedPlan } from "../named-statements.ts";
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

/**
 * One use case, one transaction: committed when it answers, rolled back when it refuses or throws. Runs again after a deadlock,
 * and on another connection when a migration has outdated a prepared statement.
 */
export async function inTransaction<T>(db: Db, run: (tx: Tx) => Promise<Result<T>>, tries = 3): Promise<Result<T>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new Refused(result.because);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, because: error.because };
    if (tries > 1 && mayRunAgain(error)) return inTransaction(db, run, tries - 1);
    throw error;
  }
}
