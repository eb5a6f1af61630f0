import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\//);
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
  expect(await top()).toBe(before);
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
