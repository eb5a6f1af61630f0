import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const house = await houseForFile({ accepts: REFUSED_CALL });
const { server, database } = house;
const { db } = database;

const NAME = "Eksempel: det som er vurdert fra før";
const aSource = async () => (await aFilledAssessment(server, { name: NAME, status: 3 })).number;
const startedFrom = async (source: number) =>
  (await database.db.selectFrom("assessment").select("number").where("started_from", "=", source).execute()).map(
    ({ number }) => number,
  );

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/^Tittel/).fill("Det samme hos oss");
  await page.getByLabel(/^Navnet/).fill("Kari Eksempel");
  await page.getByLabel(/^E-post/).fill("kari@example.no");
  await page.getByLabel(/^Helseforetak/).selectOption({ index: 1 });
}
const send = (page: Page) => page.getByRole("button", { name: "Start mini-metodevurderingen" });

test("who reads a published assessment starts their own from it, and sees where it came from", async () => {
  const source = await aSource();
  const page = await house.page({ width: 390 });
  await page.goto(`${server.url}/vurdering/?id=${source}`);
  await page.getByText("Detaljer").last().click();
  await page.getByRole("link", { name: "Start fra denne vurderingen" }).click();
  await page.getByText("Dere starter fra en publisert vurdering").waitFor();
  expect(await page.getByRole("link", { name: "Les vurderingen" }).getAttribute("href")).toBe(
    `/vurdering/?id=${source}`,
  );
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  await fill(page);
  await send(page).click();
  await page.getByText("Vurderingen er startet").waitFor();
  const [number] = await startedFrom(source);
  const { id } = await database.db
    .selectFrom("contributor")
    .select("id")
    .where("assessment", "=", number ?? 0)
    .executeTakeFirstOrThrow();
  const author = await house.page({ width: 390, as: await seatedAs(server, id) });
  await author.goto(`${server.url}/rediger/${number}/`);
  await author.getByRole("link", { name: NAME }).waitFor();
  await expectInOrder(author);
  expect(await tooWideAt(author)).toEqual([]);
});

test("without script too; and one that is withdrawn meanwhile is said to be so, with a way on and nothing lost", async () => {
  const source = await aSource();
  const still = await house.page({ script: false });
  await still.goto(`${server.url}/start/helseforetak?fra=${source}`);
  await fill(still);
  await send(still).click();
  await still.getByText("Vurderingen er startet").waitFor();
  expect(await startedFrom(source)).toHaveLength(1);

  const page = await house.page();
  await page.goto(`${server.url}/start/helseforetak?fra=${source}`);
  await page.locator("html[data-hydrated]").waitFor();
  await fill(page);
  expect((await atDesk(await signedInAs(server, "redaktor"), source, "withdraw", { message: "Feil" })).status).toBe(
    200,
  );
  await send(page).click();
  await page.getByRole("link", { name: /er ikke lenger publisert/ }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Start uten den", exact: true }).click();
  await page.getByText("Dere starter fra en publisert vurdering").waitFor({ state: "detached" });
  expect(await page.getByLabel(/^Tittel/).inputValue()).toBe("Det samme hos oss");
  await send(page).click();
  await page.getByText("Vurderingen er startet").waitFor();
  expect(await startedFrom(source)).toHaveLength(1);
});

for (const script of [true, false])
  test(`an address that names a withdrawn assessment says so before anything is written, and starts an empty one ${script ? "with" : "without"} script`, async () => {
    const source = await aSource();
    expect((await atDesk(await signedInAs(server, "redaktor"), source, "withdraw", { message: "Feil" })).status).toBe(
      200,
    );
    const page = await house.page({ width: 390, script });
    await page.goto(`${server.url}/start/helseforetak?fra=${source}`);
    await page.getByRole("heading", { name: "Vurderingen du ville starte fra, er ikke lenger publisert" }).waitFor();
    if (script) await expectNoFindings(page);
    expect(await page.getByText("Dere starter fra en publisert vurdering").count()).toBe(0);
    await fill(page);
    await page.getByLabel(/^Tittel/).fill(`En ny etter ${source}`);
    await send(page).click();
    await page.getByText("Vurderingen er startet").waitFor();
    expect(await startedFrom(source)).toEqual([]);
    const made = db.selectFrom("assessment").select("started_from").where("name", "=", `En ny etter ${source}`);
    expect(await made.execute()).toEqual([{ started_from: null }]);
  });
