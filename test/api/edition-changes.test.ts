import { expect, test } from "vitest";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aBrowser } from "../builders/browser.ts";
import { aSentAssessment, atDesk, sendIn } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);

/** A published assessment, and how its next edition is made of other words in one rich text. */
async function aPublished() {
  const sent = await aSentAssessment(server, { name: "Eksempel: fallalarm" });
  const { number, initiator } = sent;
  expect((await atDesk(editor, number, "publish", { note: "Første" })).status).toBe(200);
  const text = everyItem((await detailsOf(initiator, number)).schema.schemaItems).find(
    ({ blockType, properties }) => blockType === "TextEditor" && properties.text === "<p>Eksempel</p>",
  );
  if (!text) throw new Error("no rich text");
  const publishAgain = async (words: string, note = "") => {
    expect((await atDesk(initiator, number, "reopen")).status).toBe(200);
    expect((await saveItem(initiator, number, text.contentGuid, `<p>${words}</p>`)).status).toBe(200);
    await sendIn(initiator, number);
    expect((await atDesk(editor, number, "publish", { note })).status).toBe(200);
  };
  const compare = (from: number, to: number) => anybody.get(`/api/assessments/${number}/changes?from=${from}&to=${to}`);
  return { number, initiator, text, publishAgain, compare };
}

test("anybody reads what changed between two editions, and nothing of what is written after", async () => {
  const { number, initiator, text, publishAgain, compare } = await aPublished();
  await publishAgain("Vi vurderte tolv studier", "Flere studier");
  await publishAgain("Vi vurderte tretten studier");
  expect((await atDesk(initiator, number, "reopen")).status).toBe(200);
  await saveItem(initiator, number, text.contentGuid, "<p>Et hemmelig utkast</p>");

  const read: CallAnswer<"readAssessment"> = await (await anybody.get(`/api/assessments/${number}`)).json();
  const link = `/vurdering/endringer/?id=${number}`;
  expect(read.changeLog.map(({ changes }) => changes)).toEqual([
    `${link}&fra=2&til=3`,
    `${link}&fra=1&til=2`,
    undefined,
  ]);
  const first: CallAnswer<"compareEditions"> = await (await compare(1, 2)).json();
  expect(first).toMatchObject({ id: number, from: { version: 1 }, to: { version: 2, note: "Flere studier" } });
  expect(first.changes).toMatchObject([{ before: "Eksempel", after: "Vi vurderte tolv studier" }]);
  expect(first.changes[0]?.where).not.toBe("");
  const whole = await (await compare(1, 3)).text();
  expect(whole).toContain("Vi vurderte tretten studier");
  expect(whole).not.toContain("hemmelig");
  for (const [from, to] of [
    [1, 4],
    [2, 2],
    [3, 1],
  ] as const)
    expect((await compare(from, to)).status).toBe(404);
  expect((await anybody.get(`/api/assessments/${number}/changes?from=0&to=2`)).status).toBe(400);

  // The page is whole without a script, and the reading page leads to it.
  const page = await (await anybody.get(`${link}&fra=2&til=3`)).text();
  expect(page).toContain("Hva er endret fra utgave 2 til utgave 3");
  expect(page).toMatch(/<del[^>]*>.*tolv.*<\/del>.*<ins[^>]*>.*tretten.*<\/ins>/s);
  expect(page).toContain('name="robots" content="noindex"');
  const reading = await (await anybody.get(`/vurdering/?id=${number}`)).text();
  expect(reading).toContain("Hva er endret i utgave 3");
  expect(reading).toContain(`${link}&amp;fra=2&amp;til=3`);
});

test("a comparison with a withdrawn edition is gone, with the editors' message, and the change log leads past it", async () => {
  const { number, initiator, publishAgain, compare } = await aPublished();
  await publishAgain("Vi vurderte tolv studier");
  const page = `/vurdering/endringer/?id=${number}&fra=1&til=2`;
  expect((await anybody.get(page)).status).toBe(200);
  expect((await atDesk(editor, number, "withdraw", { message: "Tallene var feil." })).status).toBe(200);
  const gone = await compare(1, 2);
  expect([gone.status, (await gone.json()).detail]).toEqual([410, "Tallene var feil."]);
  const goneHtml = await anybody.get(page);
  expect([goneHtml.status, (await goneHtml.text()).includes("Tallene var feil.")]).toEqual([410, true]);
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  const read: CallAnswer<"readAssessment"> = await (await anybody.get(`/api/assessments/${number}`)).json();
  expect(read.changeLog.map(({ changes }) => changes)).toEqual([undefined, undefined, undefined]);
  expect((await compare(2, 3)).status).toBe(410);
});
