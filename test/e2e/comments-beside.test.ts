import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse, commentsButton, openStep } from "./author-journey.ts";

const house = await authorHouse();
const title = "Hva er metoden?";

/** Where every field of the open section stands on the page, with the block around it. */
const places = (page: Page) =>
  page.locator("[id^=block-], [id^=block-] :is(input, textarea, select, [role=textbox])").evaluateAll((all) =>
    all
      .filter((each) => !each.closest("dialog"))
      .map((each) => {
        const { left, top, width } = each.getBoundingClientRect();
        return [left, top + window.scrollY, width];
      }),
  );
const paneOf = (page: Page) =>
  page.getByRole("complementary", { name: /^Kommentarer/ }).or(page.getByRole("dialog", { name: /^Kommentarer/ }));
const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;

test.each([390, 1279, 1280, 1440])(
  "comments open and close at %i px: no field moves, the heading has the focus, and Escape gives it back to the button",
  async (width) => {
    const assessment = await house.start();
    const { page } = await house.enter(assessment, assessment.initiator, { width });
    await openStep(page, "Metoden");
    await page.getByRole("toolbar").first().waitFor();
    const before = await places(page);
    expect(before.length).toBeGreaterThan(5);
    const pane = paneOf(page);
    const button = commentsButton(page, title);
    await button.click();
    await pane.getByText("Ingen kommentarer ennå.").waitFor();
    expect(await places(page)).toEqual(before);
    expect(await pane.getByRole("heading", { name: title }).evaluate(hasFocus)).toBe(true);
    const { x, width: wide, height } = (await pane.boundingBox()) ?? { x: 0, width: 0, height: Number.NaN };
    const inner = page.viewportSize()?.height ?? 0;
    if (width < 1280) expect([x, height <= inner * 0.7]).toEqual([0, true]);
    else expect([wide, height <= inner]).toEqual([320, true]);
    await page.keyboard.press("Escape");
    await pane.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate(hasFocus)).toBe(true);
    expect(await places(page)).toEqual(before);
  },
);

test("the column lists the open comments of the step, and opens those of another section", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 1440 });
  await openStep(page, "Metoden");
  await commentsButton(page, title).click();
  const pane = paneOf(page);
  await pane.getByRole("textbox", { name: "Ny kommentar" }).fill("Hva koster det?");
  await pane.getByRole("button", { name: "Lagre" }).click();
  await pane.getByRole("article").getByText("Hva koster det?").waitFor();
  const column = page.getByRole("complementary", { name: "Skjer nå" });
  expect(await column.count()).toBe(0);
  await pane.getByRole("button", { name: "Lukk" }).click();
  await column.getByText("1 åpen").waitFor();
  await page.getByRole("link", { name: /^Neste: / }).click();
  await page.getByRole("heading", { level: 2 }).and(page.locator(":focus")).waitFor();
  await column.getByRole("link", { name: title }).click();
  await pane.getByText("Hva koster det?").waitFor();
  await expect.poll(() => pane.getByRole("heading", { name: title }).evaluate(hasFocus)).toBe(true);
});
