import type { Finding } from "../../bench/result.ts";
import { reviewHistories } from "../histories/reviews.ts";
import { openStage, withDatabase } from "./stage.ts";

const RUNS = 30;
const STEPS = 40;

/** Long random histories; `npm test` tries short ones. One that fails is told with the steps that led to it. */
export async function histories(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  return await withDatabase(stage, async ({ db }) => {
    const from = performance.now();
    await reviewHistories({ db, url: stage.url }, { runs: RUNS, steps: STEPS });
    return [
      {
        what: "Random histories of a review in which something acknowledged was lost",
        measured: "0",
        limit: "0",
        holds: true,
        absolutes: `of ${RUNS}, each of at most ${STEPS} steps, in ${((performance.now() - from) / 1000).toFixed(0)} s`,
      },
    ];
  });
}
