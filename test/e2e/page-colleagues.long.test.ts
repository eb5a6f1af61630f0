import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of 409|net::ERR_FAILED/);
const kari = await signedInAs(house.server, "redaktor");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const parent = nodes.find(({ type }) => type === "StartPage")?.id;

/** The browser asks when a page is looked at again, and does not wait for its turn. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const isSaved = (page: Page) =>
  page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Meldinger" }).getByRole("status").getByText(text).waitFor();

test("two editors with the same page open see each other, at once and without anything moving, and both write", async () => {
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Felles side" }));
  const address = `${house.server.url}/redaksjon/innhold/${id}/`;
  const page = await house.editor({ width: 390 });
  await page.goto(address);
  const heading = page.getByRole("textbox", { name: "Overskrift" });
  await heading.waitFor();
  const top = async () => (await heading.boundingBox())?.y;
  const before = await top();
  const other = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  await other.goto(address);
  await other.getByTitle("Eksempel Redaktør har også denne siden åpen").waitFor();
  await lookAgain(page);
  await said(page, "Eksempel Administrator har også denne siden åpen");
  const author = other.getByRole("textbox", { name: "Forfatter" });
  await author.fill("Ada Eksempel");
  await author.blur();
  await isSaved(other);
  await lookAgain(page);
  await said(page, "Eksempel Administrator redigerer denne siden");
  await page.getByTitle("Eksempel Administrator redigerer denne siden").waitFor();
  expect(await top()).toBeCloseTo(before ?? 0, 0);
  await expectInOrder(page);
  await heading.fill("Felles overskrift");
  await heading.blur();
  await isSaved(page);
  await lookAgain(other);
  await said(other, "Eksempel Redaktør redigerer denne siden");
  await other.getByText(/redigerer denne siden \(lagret sist \d\d:\d\d\)/).waitFor();
  const { values } = await json(kari.get(`/api/desk/pages/${id}`));
  expect(values).toMatchObject({ author: "Ada Eksempel", heading: "Felles overskrift" });
  await other.getByRole("link", { name: "Alle sider" }).click();
  await other.getByRole("heading", { level: 1, name: "Innhold" }).waitFor();
  await expect
    .poll(async () => {
      await lookAgain(page);
      return page.getByTitle("Eksempel Administrator redigerer denne siden").count();
    })
    .toBe(0);
});

test("what a colleague saves is seen in an open form by itself, but never over what is being written", async () => {
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Delt skjema" }));
  const address = `${house.server.url}/redaksjon/innhold/${id}/`;
  const page = await house.editor({ width: 1440 });
  await page.goto(address);
  const other = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  await other.goto(address);
  await other.getByTitle("Eksempel Redaktør har også denne siden åpen").waitFor();
  const field = (of: Page, name: string) => of.getByRole("textbox", { name });
  const write = async (of: Page, name: string, text: string) => {
    await field(of, name).fill(text);
    await field(of, name).blur();
    await isSaved(of);
  };
  await lookAgain(page);
  await write(other, "Forfatter", "Ada Eksempel");
  await expect.poll(() => field(page, "Forfatter").inputValue()).toBe("Ada Eksempel");
  // Nothing that this browser saves gets through for a while: what is written here stands, whatever a colleague saves beside it.
  await page.route("**/save", (route) => route.abort());
  await field(page, "Overskrift").fill("Min overskrift");
  await write(other, "Overskrift", "Din overskrift");
  await write(other, "Forfatter", "Berit Eksempel");
  await expect.poll(() => field(page, "Forfatter").inputValue()).toBe("Berit Eksempel");
  expect(await field(page, "Overskrift").inputValue()).toBe("Min overskrift");
  await page.unroute("**/save");
  await field(page, "Overskrift").press("End");
  await page.keyboard.type("!");
  await page.getByText("Din overskrift").first().waitFor();
  expect(await field(page, "Overskrift").inputValue()).toBe("Min overskrift!");
  expect((await json(kari.get(`/api/desk/pages/${id}`))).values.heading).toBe("Din overskrift");
});
