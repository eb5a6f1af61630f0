import type { SeedAssessment } from "../../../content/assessments/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { addComment } from "../../comment/server/index.ts";
import * as store from "./store.ts";

/** The comments of an example, by its people. */
export async function writeComments(
  tx: Tx,
  assessment: number,
  { name, comments = [] }: SeedAssessment,
  seats: readonly Author[],
): Promise<void> {
  const items = await store.itemNumbers(tx, assessment);
  const seatOf = (role: string) => {
    const seat = seats.find((each) => each.kind === "seat" && each.role === role);
    if (seat?.kind !== "seat") throw new Error(`nobody in ${name} is ${role}`);
    return seat;
  };
  for (const { block, by, at, text, quote = null, answers = [], resolvedAt } of comments) {
    const owner = items.find(({ key }) => key === block)?.number;
    if (owner === undefined) throw new Error(`${name} has no block ${block}`);
    const written = { assessment, owner, body: text, quote, at: new Date(at) };
    const resolved = resolvedAt === undefined ? null : new Date(resolvedAt);
    const thread = await addComment(tx, { ...written, by: seatOf(by), parent: null, resolvedAt: resolved });
    for (const answer of answers)
      await addComment(tx, {
        ...{ assessment, owner, parent: thread, quote: null },
        ...{ by: seatOf(answer.by), body: answer.text, at: new Date(answer.at) },
      });
  }
}
