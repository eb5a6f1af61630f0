import { expect, test } from "vitest";
import { readPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { anArticle, draftBeside, STOPPED_HANDLER } from "./preview-journey.ts";

const house = await deskHouse(STOPPED_HANDLER);

test("what was fetched for one save and comes after the next save does not stay: the draft shows the newest", async () => {
  const number = await anArticle(house, "Sent svar");
  const page = await house.editor({ width: 1440 });
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.goto(`${house.server.url}/redaksjon/innhold/${number}/`);
  const heading = page.getByRole("textbox", { name: "Overskrift" }).first();
  await heading.waitFor();
  const frame = await draftBeside(page);
  await frame.getByRole("heading", { level: 1, name: "Før" }).waitFor();
  await page.route(/\/api\/episerver\/v3\.0\/content\?/, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const answer = await route.fetch();
    held();
    await mayCome;
    await route.fulfill({ response: answer });
  });
  const saved = async (value: string) =>
    expect
      .poll(async () => (await readPage(await signedInAs(house.server, "redaktor"), number)).values.heading)
      .toBe(value);
  await heading.fill("Første");
  await saved("Første");
  await isHeld;
  await heading.fill("Andre");
  await saved("Andre");
  await page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });
  await frame.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const shown = document.querySelector("h1")?.textContent ?? "";
      if (shown !== seen.at(-1)) seen.push(shown);
      requestAnimationFrame(look);
    };
    look();
  });
  const answers = { count: 0 };
  page.on("response", (response) => {
    if (/\/api\/episerver\/v3\.0\/content\?/.test(response.url())) answers.count += 1;
  });
  letCome();
  await expect.poll(() => answers.count).toBe(2);
  await frame.getByRole("heading", { level: 1, name: "Andre" }).waitFor();
  await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // What was typed stood there all the time.
  expect(await frame.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Andre"]);
});
