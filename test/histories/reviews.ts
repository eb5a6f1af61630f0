import assert from "node:assert/strict";
import fc from "fast-check";
import { reviewBlocks, sendReview, textsOf, workingCopy } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import type { TestServer } from "../server.ts";

type Step =
  | { readonly does: "write"; readonly tab: 0 | 1; readonly field: 0 | 1 | 2; readonly text: string }
  | { readonly does: "send"; readonly tab: 0 | 1 }
  | { readonly does: "answer"; readonly field: 0 | 1 | 2; readonly text: string };
const text = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" }).map((each) => `x${each}`);
const field = fc.constantFrom(0, 1, 2);
const tab = fc.constantFrom(0, 1);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("write" as const), tab, field, text }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("send" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("answer" as const), field, text }) },
);

/** What the initiator reads of a review: the texts in it, in the order of its questions. */
const readBy = async (browser: Browser, number: number) => {
  const [review] = (await workingCopy(browser, number)).reviews;
  const blocks = review?.sent?.questions.flatMap((question) => question.blocks) ?? [];
  return blocks.flatMap((block) => (block.kind === "Text" ? [block.text] : []));
};

/**
 * Random histories of a review: two tabs of its writer write and send while the initiator answers. Fails when anything that was acknowledged
 * is lost, or when others read something else than what was sent last.
 * @param size.steps the most steps of one history
 */
export const reviewHistories = (
  server: Pick<TestServer, "db" | "url">,
  size: { readonly runs: number; readonly steps: number },
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: size.steps }), (steps) => happens(server, steps)),
    { numRuns: size.runs },
  );

async function happens(server: Pick<TestServer, "db" | "url">, steps: readonly Step[]): Promise<void> {
  const { number, initiator, peer } = await aTeam(server.db, { opened: true });
  const tabs = [await seatedAs(server, peer), await seatedAs(server, peer)] as const;
  const author = await seatedAs(server, initiator);
  const fields = textsOf(await reviewBlocks(tabs[0], number)).slice(0, 3);
  const written = ["", "", ""];
  const answered = new Map<string, string>();
  let sent: readonly string[] | null = null;
  for (const step of steps) {
    await server.db.deleteFrom("rate_counter").execute();
    if (step.does === "write") {
      const answer = await saveItem(tabs[step.tab], number, fields[step.field]?.contentGuid ?? "", step.text);
      assert.equal(answer.status, 200);
      written[step.field] = step.text;
    } else if (step.does === "send") {
      const filled = written.filter((each) => each.trim() !== "");
      const { status } = await sendReview(tabs[step.tab], number);
      // Ten versions an hour, and the eleventh is refused.
      assert.ok(status === 429 || status === (filled.length === 0 ? 422 : 200), `sending was answered ${status}`);
      if (status === 200) sent = filled;
      assert.deepEqual(await readBy(author, number), sent ?? []);
    } else {
      const id = textsOf(await reviewBlocks(author, number))[step.field]?.contentGuid;
      if (id === undefined) {
        assert.equal(sent, null);
        continue;
      }
      assert.equal((await saveItem(author, number, id, step.text)).status, 200);
      answered.set(id, step.text);
    }
  }
  assert.deepEqual(await readBy(author, number), sent ?? []);
  const own = textsOf(await reviewBlocks(tabs[1], number)).slice(0, 3);
  assert.deepEqual(
    own.map((block) => block.text),
    written,
  );
  const now = new Map(textsOf(await reviewBlocks(author, number)).map((block) => [block.contentGuid, block.text]));
  for (const [id, each] of answered) assert.equal(now.get(id), each);
}
