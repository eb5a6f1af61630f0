import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, blockOf, openSection, openStep, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const TITLE = "Kort fortalt";

test("the words and the readability of a text stand below it while it is written, and are said after a pause", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Oppsummering");
  await openSection(page, "Klarspråk");
  const block = blockOf(page, TITLE);
  const line = block.locator("p").getByText(/ ord/);
  await expect.poll(() => line.innerText()).toBe("0 ord av anbefalte 250");
  const field = block.getByRole("textbox", { name: TITLE });
  expect(
    await field.evaluate(
      (it) => document.getElementById(it.getAttribute("aria-describedby")?.split(" ")[1] ?? "")?.innerText,
    ),
  ).toBe("0 ord av anbefalte 250");
  await field.focus();
  const said = block.getByRole("status").filter({ hasText: / ord/ });
  await page.keyboard.insertText("Vi ser på hva det koster. ");
  await expect.poll(() => line.innerText()).toBe("6 ord av anbefalte 250");
  expect(await said.count()).toBe(0);
  await said.getByText("6 ord av anbefalte 250").waitFor({ state: "attached" });
  await page.keyboard.insertText("Vi ser på hva det koster. ".repeat(29));
  // 180 words, six in a sentence, none long.
  await expect.poll(() => line.innerText()).toBe("180 ord av anbefalte 250 · LIX 6, svært lett å lese");
  await page.keyboard.insertText("Beslutningsgrunnlaget forutsetter kunnskapsoppsummeringer. ".repeat(24));
  await expect.poll(() => line.innerText()).toMatch(/^252 ord, 2 flere enn anbefalte 250 · LIX \d+, /);
  await untilItIs(page, TITLE, "saved");
  expect(await tooWideAt(page)).toEqual([]);
  await expectNoFindings(page);
  // Other texts are not counted.
  await openSection(page, "Konklusjon");
  expect(
    await page
      .locator("main")
      .getByText(/ anbefalte /)
      .count(),
  ).toBe(0);
});
