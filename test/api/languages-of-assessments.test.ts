import { expect, test } from "vitest";
import type { WorkingCopyView } from "../../features/api/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk, deskView, sendIn } from "../builders/desk.ts";
import { longTextIn } from "../builders/norwegian-texts.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

async function anOpened(name: string) {
  const { number, seats } = await aFilledAssessment(server, { name });
  return { number, author: await seatedAs(server, ...seats.map(({ id }) => id)) };
}
const choose = (author: Browser, id: number, language: Language | null) =>
  author.post("/api/schema/ChooseLanguage", { id, language });
const workingCopy = async (author: Browser, number: number): Promise<WorkingCopyView> =>
  (await author.get(`/api/assessments/${number}/working-copy`)).json();
const readBy = async (browser: Browser, number: number, query = ""): Promise<CallAnswer<"readAssessment">> =>
  (await browser.get(`/api/assessments/${number}${query}`)).json();
const asReader = (number: number, query = "") => readBy(aBrowser(server), number, query);

async function write(author: Browser, number: number, html: string): Promise<void> {
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
  const text = items.find(
    ({ blockType, mandatory, hideWhenPublished }) => blockType === "TextEditor" && mandatory && !hideWhenPublished,
  );
  const saved = await saveItem(author, number, text?.contentGuid ?? "no text", html);
  expect(saved.status).toBe(200);
}
async function publish(author: Browser, number: number): Promise<void> {
  await sendIn(author, number);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
}

test("an assessment is of no form until its authors choose one; the choice is in the preview, the log and the card", async () => {
  const { number, author } = await anOpened("Eksempel: valt målform");
  expect((await workingCopy(author, number)).language).toEqual({ chosen: null, guessed: null });
  expect(await readBy(author, number, "?preview=true")).not.toHaveProperty("language");

  expect((await choose(author, number, "nn")).status).toBe(200);
  expect((await choose(author, number, "nn")).status).toBe(200);
  expect((await workingCopy(author, number)).language).toEqual({ chosen: "nn", guessed: null });
  expect((await readBy(author, number, "?preview=true")).language).toBe("nn");
  const { log } = await deskView(editor, number);
  expect(log.filter(({ action }) => action === "Valgte målform for teksten")).toHaveLength(1);
  await expect.poll(async () => (await asReader(number)).language).toBe("nn");

  expect((await choose(author, number, null)).status).toBe(200);
  expect((await workingCopy(author, number)).language.chosen).toBeNull();
});

test("a form that the product does not know is refused, and nothing changes", async () => {
  const { number, author } = await anOpened("Eksempel: ukjent målform");
  for (const language of ["en", "no", "", 1, undefined])
    expect((await author.post("/api/schema/ChooseLanguage", { id: number, language })).status).toBe(400);
  expect((await workingCopy(author, number)).language.chosen).toBeNull();
});

test("what nobody has chosen is taken from the text, and an edition keeps it while a new draft gets another form", async () => {
  const { number, author } = await anOpened("Eksempel: målform etter teksten");
  await write(author, number, longTextIn("nn"));
  expect((await workingCopy(author, number)).language).toEqual({ chosen: null, guessed: "nn" });
  await publish(author, number);
  expect((await asReader(number)).language).toBe("nn");
  expect((await choose(author, number, "nb")).status).toBe(423);

  expect((await atDesk(editor, number, "reopen")).status).toBe(200);
  expect((await choose(author, number, "nb")).status).toBe(200);
  await write(author, number, longTextIn("nb"));
  expect((await asReader(number)).language).toBe("nn");
  await publish(author, number);
  expect((await asReader(number)).language).toBe("nb");
  expect((await asReader(number, "?version=1")).language).toBe("nn");
});

test("a choice wins over what the text reads as", async () => {
  const { number, author } = await anOpened("Eksempel: valgt mot teksten");
  await write(author, number, longTextIn("nb"));
  await choose(author, number, "nn");
  expect((await workingCopy(author, number)).language).toEqual({ chosen: "nn", guessed: "nb" });
  await publish(author, number);
  expect((await asReader(number)).language).toBe("nn");
});

test("the specification's answers say nothing of it", async () => {
  const { number, author } = await anOpened("Eksempel: målform og avtalen");
  await choose(author, number, "nn");
  await publish(author, number);
  expect(await detailsOf(author, number)).not.toHaveProperty("language");
  const read = await aBrowser(server).get(`/api/methodassessment/GetAssessment?id=${number}`);
  expect(read.status).toBe(200);
  expect(await read.json()).not.toHaveProperty("language");
});

test("readers get the form with the texts that are in it: on the page, in hits, lists, feeds and beside an adoption", async () => {
  const { number, author } = await anOpened("Eksempel: fallalarm på nynorsk");
  await choose(author, number, "nn");
  await write(author, number, longTextIn("nn"));
  await publish(author, number);
  const reader = aBrowser(server);
  const page = async (address: string) => (await reader.get(address)).text();

  const read = await page(`/vurdering/?id=${number}&print=true`);
  expect(read).toMatch(/<html lang="nb"/);
  expect(read).toMatch(/<h1 [^>]*lang="nn"/);
  expect(read).toMatch(/<section [^>]*lang="nn"/);
  const hits = await (await reader.post("/api/search/methodassessment", { q: "fallalarm nynorsk" })).json();
  expect(hits.searchResult[0]).toMatchObject({ pageId: number, language: "nn" });
  const found = await page("/sok/?q=fallalarm+nynorsk");
  expect(found).toMatch(/<a href="[^"]*" lang="nn">Eksempel: fallalarm på nynorsk<\/a>/);
  expect(await page("/")).toMatch(/<a href="[^"]*" lang="nn">Eksempel: fallalarm på nynorsk<\/a>/);

  const atom = await page("/feed.atom?q=fallalarm+nynorsk");
  expect(atom).toContain('xml:lang="nb"');
  expect(atom).toMatch(/<entry xml:lang="nn">(?:(?!<\/entry>).)*<title>Eksempel: fallalarm på nynorsk</s);
  const feed = await (await reader.get("/feed.json?q=fallalarm+nynorsk")).json();
  expect(feed.items[0].language).toBe("nn");

  const adoption = await aStartedAssessment(server, { adopts: number });
  const adopter = await seatedAs(server, adoption.initiator.contributorId);
  expect((await workingCopy(adopter, adoption.number)).adopts?.language).toBe("nn");
});

test("a text of an unknown form is marked as of none", async () => {
  const { number, author } = await anOpened("Eksempel: rullator uten målform");
  await publish(author, number);
  const read = await (await aBrowser(server).get(`/vurdering/?id=${number}&print=true`)).text();
  expect(read).toMatch(/<h1[^>]*>Eksempel: rullator/);
  expect(read).not.toMatch(/<h1 [^>]*lang=/);
  expect(read).not.toMatch(/<section [^>]*lang=/);
});
