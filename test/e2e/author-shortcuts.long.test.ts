import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();

test("a question mark outside of fields opens the list of shortcuts, unless it is switched off", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const field = page.getByRole("textbox", { name: "Kort om vurderingen" });
  await field.press("?");
  await expect.poll(() => field.inputValue()).toBe("?");
  const list = page.getByRole("dialog", { name: "Tastatursnarveier" });
  await page.getByRole("link", { name: "Forhåndsvis" }).press("?");
  for (const key of ["Ctrl+K", "Alt+F10"]) await list.getByText(key, { exact: true }).waitFor();
  await expectNoFindings(page);
  await list.getByRole("checkbox", { name: /^Åpne denne listen med \?/ }).uncheck();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Forhåndsvis" }).press("?");
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await expect.poll(() => list.count()).toBe(0);
  await page.getByRole("button", { name: "Tastatursnarveier" }).click();
  await list.waitFor();
});
