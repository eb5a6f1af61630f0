import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, blockOf, openStep, stepOf, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

/** The upper edges of the fields of the open section, in pixels of the page. */
const edges = (page: Page): Promise<readonly number[]> =>
  page
    .locator("[id^=block-] :is(input, textarea, [role=textbox])")
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top + window.scrollY)));

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

test.each([390, 1440])(
  "the first keystroke in a mandatory field moves no field, nor does its save, at %i px",
  async (width) => {
    const assessment = await house.start();
    const { page } = await house.enter(assessment, assessment.initiator, { width });
    const titles = ["Kort om vurderingen", "Hvem har bestilt vurderingen?", "Lignende vurderinger"];
    await page.getByRole("toolbar").first().waitFor();
    const before = await edges(page);
    for (const title of titles) {
      await page.getByRole("textbox", { name: title }).click();
      await page.keyboard.type("S");
      expect(await edges(page)).toEqual(before);
      await untilItIs(page, title, "saved");
      expect(await edges(page)).toEqual(before);
    }
  },
);

test.each([
  [390, 0],
  [1440, 0],
  [390, 60],
  [1440, 120],
])(
  "a press meets what it was meant for, also when leaving the field tells that it is not saved, at %i px, %i px down",
  async (width, down) => {
    const assessment = await house.start();
    const { page, context } = await house.enter(assessment, assessment.initiator, { width });
    const [meant, done] =
      width === 390
        ? [steps(page).getByRole("button"), steps(page).getByRole("button", { expanded: true })]
        : [stepOf(page, "Pasienter"), page.getByRole("heading", { level: 2 }).and(page.locator(":focus"))];
    const bar = page.getByRole("region", { name: "Lagring" });
    await page.getByRole("toolbar").first().waitFor();
    await page.evaluate((top) => window.scrollTo(0, top), down);
    await context.setOffline(true);
    await bar.getByText("Ingen forbindelse").waitFor();
    await page.getByRole("textbox", { name: "Hvem har bestilt vurderingen?" }).pressSequentially("S");
    const { x, y } = (await meant.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 5);
    await page.mouse.down();
    await bar.getByText("1 felt er ikke lagret").waitFor();
    await expect.poll(async () => Math.abs((await topOf(meant)) - y)).toBeLessThan(1);
    await page.mouse.up();
    await done.waitFor();
  },
);

test.each([390, 1440])(
  "what a link goes to is not covered by the bar while it tells what is not saved, and the preview stays where it was, at %i px",
  async (width) => {
    const assessment = await house.start();
    const { page, context } = await house.enter(assessment, assessment.initiator, { width });
    const bar = page.getByRole("region", { name: "Lagring" });
    const belowBar = async (part: Locator) => {
      const { y, height } = (await bar.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return (await topOf(part)) - (y + height);
    };
    const preview = async () =>
      Math.round((await bar.getByRole("link", { name: "Forhåndsvis" }).boundingBox())?.x ?? 0);
    await page.getByRole("toolbar").first().waitFor();
    const before = await preview();
    await context.setOffline(true);
    const field = page.getByRole("textbox", { name: "Hvem har bestilt vurderingen?" });
    await field.pressSequentially("S");
    await openStep(page, "Pasienter");
    await bar.getByText("1 felt er ikke lagret").waitFor();
    await bar.getByText("Ingen forbindelse").waitFor();
    expect(await preview()).toBe(before);
    await openStep(page, "Metoden");
    const heading = page.getByRole("heading", { level: 2 }).and(page.locator(":focus"));
    await expect.poll(() => belowBar(heading)).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => topOf(bar)).toBe(0);
    await bar.getByRole("link", { name: "Hvem har bestilt vurderingen?" }).click();
    await field.and(page.locator(":focus")).waitFor();
    await expect.poll(() => belowBar(field)).toBeGreaterThanOrEqual(0);
  },
);

test("an empty mandatory field has a mark, and says that it must be filled in only when it was left empty", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const title = "Hvem har bestilt vurderingen?";
  const field = page.getByRole("textbox", { name: title });
  await field.waitFor();
  expect(await page.getByText("* feltet må fylles ut").count()).toBe(0);
  await page.getByText("Ikke skriv pasientopplysninger her.").waitFor();
  expect(await page.getByText("Ikke skriv pasientopplysninger her.").count()).toBe(1);
  await page.getByText("* må fylles ut.").waitFor();
  await field.focus();
  const before = await edges(page);
  await field.blur();
  await blockOf(page, title).getByText("* feltet må fylles ut").waitFor();
  expect(await edges(page)).toEqual(before);
  await expectNoFindings(page);
});

test("a mandatory field that is emptied after a save says what is wrong, and not also that it is saved", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const title = "Hvem har bestilt vurderingen?";
  const field = page.getByRole("textbox", { name: title });
  await field.fill("Klinikken");
  await field.blur();
  await blockOf(page, title)
    .getByText(/^Lagret \d/)
    .waitFor();
  await field.fill("");
  await field.blur();
  await blockOf(page, title).getByText("* feltet må fylles ut").waitFor();
  await untilItIs(page, title, "saved");
  expect(await blockOf(page, title).innerText()).not.toContain("Lagret");
  await field.fill("Klinikken igjen");
  await field.blur();
  await blockOf(page, title)
    .getByText(/^Lagret \d/)
    .waitFor();
  expect(await blockOf(page, title).innerText()).not.toContain("feltet må fylles ut");
});

test("help opens between the question and its field, titled with the question", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 390 });
  const title = "Hvem har bestilt vurderingen?";
  const opener = page.getByRole("button", { name: `Hjelp: ${title}` });
  await opener.press("Enter");
  const help = blockOf(page, title).getByText(/Oppgi enhet og stilling/);
  await help.waitFor();
  expect(await topOf(help)).toBeGreaterThan(await topOf(opener));
  expect(await topOf(help)).toBeLessThan(await topOf(page.getByRole("textbox", { name: title })));
  await blockOf(page, title).locator("strong", { hasText: title }).waitFor();
  await expectNoFindings(page);
  await opener.press("Escape");
  await help.waitFor({ state: "hidden" });
});

test("a rich text begins at 160 px and grows to 500", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 1440 });
  await openStep(page, "Metoden");
  const field = page.getByRole("textbox", { name: "Hva er metoden?" });
  const frame = blockOf(page, "Hva er metoden?").locator("div:has(> [role=toolbar])");
  const height = async () => Math.round((await frame.boundingBox())?.height ?? Number.NaN);
  await frame.waitFor();
  expect(await height()).toBe(160);
  await field.click();
  for (let line = 0; line < 30; line++) await page.keyboard.press("Enter");
  expect(await height()).toBe(500);
});
