import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAdoption, publishAdoption } from "../builders/an-adoption.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { authorHouse } from "./author-journey.ts";
import { spaced } from "./economy-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

const house = await authorHouse();
const { server, database } = house;
const { db } = database;

const FORM = "/start/helseforetak";

async function fill(page: Page, email = "kari@example.no"): Promise<void> {
  await page.getByLabel(/^Navnet/).fill("Kari Eksempel");
  await page.getByLabel(/^E-post/).fill(email);
  await page.getByLabel(/^Helseforetak/).selectOption({ index: 1 });
}
const send = (page: Page) => page.getByRole("button", { name: "Start mini-metodevurderingen" });
const adoptionsOf = (original: number) =>
  db.selectFrom("assessment").select("number").where("adopts", "=", original).orderBy("number").execute();

/** The published demo assessment of type 1 with numbers. */
async function withNumbers(): Promise<number> {
  const { number } = await db
    .selectFrom("block_row as r")
    .innerJoin("publication as p", "p.assessment", "r.assessment")
    .innerJoin("assessment as a", "a.number", "r.assessment")
    .select("r.assessment as number")
    .where("r.part", "=", "numbers")
    .where("a.type", "=", "1")
    .where("a.adopts", "is", null)
    .executeTakeFirstOrThrow();
  return number;
}

test.each([true, false])("from a published assessment an adoption is started, with script: %s", async (script) => {
  const { number } = await aFilledAssessment(server, { name: "Eksempel: det andre har vurdert", status: 3 });
  const page = await house.page({ width: 390, script });
  await page.goto(`${server.url}/vurdering/?id=${number}`);
  await page.getByText("Detaljer").last().click();
  await page.getByRole("link", { name: "Gjelder dette hos oss?" }).click();
  await page.getByRole("heading", { name: "Gjelder dette hos oss?" }).waitFor();
  await page.getByText("«Eksempel: det andre har vurdert»").first().waitFor();
  expect(await page.getByLabel(/^Tittel/).inputValue()).toBe("Eksempel: det andre har vurdert – lokal vurdering");
  if (script) await expectInOrder(page);
  await fill(page);
  await send(page).click();
  await page.getByText("Vurderingen er startet").waitFor();
  const [adoption] = await adoptionsOf(number);

  // A colleague with another address, once it is opened.
  await db
    .updateTable("assessment")
    .set({ opened_at: new Date() })
    .where("number", "=", adoption?.number ?? 0)
    .execute();
  const again = await house.page({ script });
  await again.goto(`${server.url}${FORM}?gjelder=${number}`);
  await fill(again, "kollega@example.no");
  await send(again).click();
  await again.getByRole("heading", { name: "Dere har begynt" }).waitFor();
  if (script) await expectInOrder(again);
  expect(await again.getByLabel(/^Navnet/).inputValue()).toBe("Kari Eksempel");
  await again.getByRole("button", { name: "Send ny lenke" }).click();
  await again.getByText("En ny lenke er på vei").waitFor();
  expect(await adoptionsOf(number)).toHaveLength(1);
});

test("an assessment that is not published any more cannot be adopted, and the form says so", async () => {
  const page = await house.page();
  await page.goto(`${server.url}${FORM}?gjelder=199999999`);
  await page.getByRole("heading", { name: /er ikke lenger publisert/ }).waitFor();
  await expectInOrder(page);
});

test("the original stands beside the form, and on a phone in a tab; a number says whether it is the original's", async () => {
  const adopts = await withNumbers();
  const adoption = await house.start({ adopts, title: "Eksempel: dialyse hos oss" });
  await db.updateTable("assessment").set({ opened_at: new Date() }).where("number", "=", adoption.number).execute();
  const { page } = await house.enter(adoption, adoption.initiator, { width: 1280 });
  const original = page.getByRole("region", { name: "Originalen" });
  await original.getByText("Anbefaling").first().waitFor();
  await original.getByText("Bygger på").waitFor();
  await page.getByRole("radio", { name: "Delvis" }).first().check();
  await page.getByLabel(/^Hvem er annerledes/).fill("Flere eldre.");
  const [form, text] = await Promise.all([
    page.getByLabel(/^Hvem er annerledes/).boundingBox(),
    original.boundingBox(),
  ]);
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await original.getByText("Effekt og sikkerhet", { exact: true }).click();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await original.isVisible()).toBe(false);
  const panes = page.getByRole("navigation", { name: "Skjemaet og originalen" });
  await panes.getByRole("button", { name: "Originalen" }).click();
  await original.getByText("Bygger på").waitFor();
  await page.getByLabel(/^Hvem er annerledes/).focus();
  await original.waitFor({ state: "hidden" });
  await panes.getByRole("button", { name: "Originalen" }).click();
  await panes.getByRole("button", { name: "Skjemaet" }).click();
  expect(await page.getByLabel(/^Hvem er annerledes/).inputValue()).toBe("Flere eldre.");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("navigation", { name: "Deler av mini-metodevurderingen" }).getByRole("button").click();
  await page.getByRole("link", { name: /^Økonomi/ }).click();
  const marked = page.getByText("fra originalen", { exact: true });
  await marked.first().waitFor();
  const before = await marked.count();
  const column = await page.locator("[data-cell]", { has: marked }).first().getAttribute("data-cell");
  const cell = page.locator(`[data-cell="${column}"]`);
  const field = cell.getByRole("textbox");
  const was = spaced(await field.inputValue());
  await field.fill("123456");
  await page.keyboard.press("Tab");
  await cell.getByText(/^originalen:/).waitFor();
  expect(spaced(await cell.innerText())).toContain(`originalen: ${was}`);
  expect(await marked.count()).toBe(before - 1);
  await expectInOrder(page);
  await field.fill(was);
  await page.keyboard.press("Tab");
  await cell.getByText("fra originalen").waitFor();
});

test("a hit at the end of the five questions leads to the form", async () => {
  const { number } = await aFilledAssessment(server, { name: "Eksempel: lysbehandling", status: 3 });
  const page = await house.page();
  await page.goto(`${server.url}${FORM}?riktig=svar&q1=nei&q2=nei&q3=nei&q4=nei&q5=publisert&vurdering=${number}`);
  await page.getByRole("link", { name: /^Gjelder dette hos oss/ }).click();
  await page.getByRole("heading", { name: "Gjelder dette hos oss?" }).waitFor();
  await fill(page);
  await send(page).click();
  await page.getByText("Vurderingen er startet").waitFor();
  const [adoption] = await adoptionsOf(number);
  const { id } = await db
    .selectFrom("contributor")
    .select("id")
    .where("assessment", "=", adoption?.number ?? 0)
    .executeTakeFirstOrThrow();
  const author = await house.page({ width: 1024, as: await seatedAs(server, id) });
  await author.goto(`${server.url}/rediger/${adoption?.number}/`);
  await author.getByRole("region", { name: "Originalen" }).getByText("utgave 1").waitFor();
  await expectInOrder(author);
});

test("readers of an original see who uses it, and those of an adoption what it builds on", async () => {
  const { number } = await aFilledAssessment(server, { name: "Eksempel: trening i vann", status: 3 });
  const editor = await signedInAs(server, "redaktor");
  const first = await anAdoption(server, number, { title: "Eksempel: trening i vann hos oss" });
  await publishAdoption(server, editor, first);
  await publishAdoption(server, editor, await anAdoption(server, number, { organization: 1 }));
  for (const script of [true, false]) {
    const page = await house.page({ script });
    await page.goto(`${server.url}/vurdering/?id=${number}`);
    await page.getByRole("link", { name: "Brukt av 2 helseforetak" }).waitFor();
    const list = page.getByRole("table", { name: "Brukt av 2 helseforetak" });
    expect(await list.getByRole("row").count()).toBe(3);
    if (script) await expectInOrder(page);
    await list.getByRole("link").first().click();
    await page.getByText("Bygger på").waitFor();
    if (script) await expectInOrder(page);
    await page.getByRole("link", { name: "Eksempel: trening i vann", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Eksempel: trening i vann" }).waitFor();
  }
});

test("a search shows an original once, with links to its adoptions below it, on a phone and without script", async () => {
  const { number } = await aFilledAssessment(server, { name: "Eksempel: fjelltur som behandling", status: 3 });
  const editor = await signedInAs(server, "redaktor");
  const first = await anAdoption(server, number, { title: "Eksempel: fjelltur hos oss" });
  await publishAdoption(server, editor, first);
  await publishAdoption(server, editor, await anAdoption(server, number, { organization: 1 }));
  await anAdoption(server, number, { organization: 2, title: "Eksempel: fjelltur, kladd" });
  for (const script of [true, false]) {
    const page = await house.page({ width: 390, script });
    await page.goto(`${server.url}/sok/?q=fjelltur`);
    await page.getByRole("heading", { level: 2, name: "1 resultat" }).waitFor();
    const hit = page.getByRole("article");
    expect(await hit.count()).toBe(1);
    const line = hit.getByText("Vurdert for lokale forhold av 2");
    await line.waitFor();
    expect(await line.getByRole("link").count()).toBe(2);
    if (script) {
      expect(await tooWideAt(page)).toEqual([]);
      await expectInOrder(page);
    }
    await line.locator(`a[href$="id=${first.number}"]`).click();
    await page.getByRole("heading", { level: 1, name: "Eksempel: fjelltur hos oss" }).waitFor();
  }
});
