import fc from "fast-check";
import { expect, test } from "vitest";
import { reviewBlocks, sendReview, textsOf, workingCopy } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

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

test("whatever is written, sent and answered in whatever order: nothing acknowledged is lost, and others read what was sent last", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { number, initiator, peer } = await aTeam(database.db, { opened: true });
      const tabs = [await seatedAs(server, peer), await seatedAs(server, peer)] as const;
      const author = await seatedAs(server, initiator);
      const fields = textsOf(await reviewBlocks(tabs[0], number)).slice(0, 3);
      const written = ["", "", ""];
      const answered = new Map<string, string>();
      let sent: readonly string[] | null = null;
      for (const step of steps) {
        await database.db.deleteFrom("rate_counter").execute();
        if (step.does === "write") {
          const answer = await saveItem(tabs[step.tab], number, fields[step.field]?.contentGuid ?? "", step.text);
          expect(answer.status).toBe(200);
          written[step.field] = step.text;
        } else if (step.does === "send") {
          const isEmpty = written.every((each) => each.trim() === "");
          expect((await sendReview(tabs[step.tab], number)).status).toBe(isEmpty ? 422 : 200);
          if (!isEmpty) sent = written.filter((each) => each.trim() !== "");
        } else {
          const answers = textsOf(await reviewBlocks(author, number));
          const id = answers[step.field]?.contentGuid;
          if (id === undefined) {
            expect(sent).toBeNull();
            continue;
          }
          expect((await saveItem(author, number, id, step.text)).status).toBe(200);
          answered.set(id, step.text);
        }
        if (step.does === "send") expect(await readBy(author, number)).toEqual(sent ?? []);
      }
      expect(await readBy(author, number)).toEqual(sent ?? []);
      const own = textsOf(await reviewBlocks(tabs[1], number)).slice(0, 3);
      expect(own.map((block) => block.text)).toEqual(written);
      const now = new Map(textsOf(await reviewBlocks(author, number)).map((block) => [block.contentGuid, block.text]));
      for (const [id, each] of answered) expect(now.get(id)).toBe(each);
    }),
    { numRuns: 4 },
  );
});
