import { expect, test } from "vitest";
import { numberFields } from "../../features/economy/rules/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { aWord, plant } from "./canary/plant.ts";
import { publicAnswers, publicSearch, searchCounts, suggestions } from "./canary/public-answers.ts";

const { server, database } = await serverForFile({ seed: "demo" });
const { db } = database;
const editor = await signedInAs(server, "redaktor");

/** What everybody gets of an assessment, but its documents, which are made meanwhile. */
const read = async (number: number) => {
  const { documents: _, ...view } = await (await aBrowser(server).get(`/api/assessments/${number}`)).json();
  return view;
};

/** Numbers of the economy that stand nowhere else, as a page and a file write them. */
const amounts = numberFields
  .filter(({ unit }) => unit === "kroner")
  .map(({ field }, at) => ({ field, amount: 731_462_853 + 7 * at }));

test.each([1, 2])(
  "nothing of an adoption in status %i is seen, found or counted anywhere, least of all at its original",
  async (status) => {
    const original = await aFilledAssessment(server, { name: "Eksempel: originalen", status: 3 });
    const title = `Eksempel ${aWord()}`;
    const email = `${aWord()}@eksempel.no`;
    await workIsDone(db);
    const before = await read(original.number);
    const counts = await searchCounts(server);

    const { number, initiator } = await aStartedAssessment(server, { adopts: original.number, title, email });
    await db.updateTable("assessment").set({ opened_at: new Date() }).where("number", "=", number).execute();
    const author = await seatedAs(server, initiator.contributorId);
    const planted = await plant(server, author, number);
    const economy = everyItem((await detailsOf(author, number)).schema.schemaItems).find(({ blockType }) =>
      /economyevaluation/i.test(blockType),
    );
    const cells = Object.fromEntries(amounts.map(({ field, amount }) => [field, amount]));
    const saved = await author.post(`/api/schema/SaveCustomNumbers/${economy?.contentId}`, cells);
    expect([saved.status, await saved.text()]).toEqual([200, expect.anything()]);
    await fillMandatory(server, author, number);
    if (status === 2) await sendIn(author, number);
    await workIsDone(db);

    const words = [
      ...planted.hidden.values(),
      ...planted.onCard.values(),
      title.slice("Eksempel ".length),
      email,
      ...amounts.flatMap(({ amount }) => [String(amount), amount.toLocaleString("nb-NO")]),
    ];
    expect(words.length).toBeGreaterThan(40);
    const { guid } = await db
      .selectFrom("assessment")
      .select("guid")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const answers = [...(await publicAnswers(server, original)), ...(await publicAnswers(server, { number, guid }))];
    const seen = answers.flatMap(([where, answer]) =>
      words.filter((word) => answer.includes(word.toLowerCase())).map((word) => `${word} in ${where}`),
    );
    expect(seen).toEqual([]);
    expect(await read(original.number)).toEqual(before);
    expect(await searchCounts(server)).toEqual(counts);
    for (const q of [title, ...planted.hidden.values()].slice(0, 12))
      expect((await publicSearch(server, { q: q.replace("Eksempel ", "") })).totalMatching).toBe(0);
    expect(await suggestions(server, title.slice("Eksempel ".length))).not.toContain("/vurdering/");

    if (status === 1) return;
    expect((await atDesk(editor, number, "publish", { note: "Første utgave" })).status).toBe(200);
    const published = [...(await publicAnswers(server, { number, guid })).values()].join();
    // Had it been public, it would have been seen.
    expect(words.filter((word) => published.includes(word.toLowerCase())).length).toBeGreaterThan(10);
  },
  120_000,
);
