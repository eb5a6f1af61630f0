import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { longTextIn } from "../builders/norwegian-texts.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

test("the initiator sees and chooses the form of the text; a choice against the text is doubtful, and leads back to the choice", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const { page } = await house.enter(assessment, assessment.initiator);
  const choice = page.getByRole("combobox", { name: "Skrevet på" });
  expect(await choice.count()).toBe(0);
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  expect(await choice.locator("option:checked").innerText()).toBe("ikke valgt");
  await choice.selectOption({ label: "bokmål" });
  await page.keyboard.press("Escape");
  await expect.poll(() => choice.locator("option:checked").innerText()).toBe("bokmål");
  await choice.selectOption({ label: "ikke valgt" });
  await choice.waitFor({ state: "detached" });

  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const text = items.find(({ blockType, hiddenByRule }) => blockType === "TextEditor" && !hiddenByRule);
  await saveItem(author, assessment.number, text?.contentGuid ?? "no text", longTextIn("nn"));
  await page.reload();
  await expect.poll(() => choice.locator("option:checked").innerText()).toBe("nynorsk (etter teksten)");
  await expectNoFindings(page);
  expect(await tooWideAt(page)).toEqual([]);

  await choice.selectOption({ label: "bokmål" });
  const left = page.getByRole("button", { name: /^Hva gjenstår.*1 bør sjekkes$/s });
  await left.click();
  const list = page.getByRole("dialog", { name: "Hva gjenstår" });
  await list.getByText("Valgt er bokmål, men teksten ser ut til å være på nynorsk").waitFor();
  await expectNoFindings(page);
  await list.getByRole("link", { name: "Skrevet på" }).click();
  await expect.poll(() => choice.evaluate((it) => it === document.activeElement)).toBe(true);
  await choice.selectOption({ label: "nynorsk" });
  await page.getByRole("button", { name: /^Hva gjenstår(?!.*bør sjekkes)/s }).waitFor();

  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  const other = await house.enter(assessment, librarian);
  await other.page.getByText("Skrevet på: nynorsk").waitFor();
  expect(await other.page.getByRole("combobox", { name: "Skrevet på" }).count()).toBe(0);
});
