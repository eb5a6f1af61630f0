import { expect, test } from "vitest";
import type { WorkingCopyView } from "../../features/api/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
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
