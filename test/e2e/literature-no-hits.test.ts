import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";

const house = await authorHouse();

const sectionB = (page: Page) => page.getByRole("region", { name: /^B\. / });
const addMedline = async (page: Page) => {
  await sectionB(page)
    .getByRole("button", { name: /^Legg til nytt søk/ })
    .click();
  await sectionB(page).getByLabel("Kilde").selectOption({ label: "MEDLINE" });
};

test("a search that nobody has counted is asked about once; one whose number was written is not; a date to come is asked about", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  const count = async () => {
    const rows = house.server.db.selectFrom("block_row").select("id").where("assessment", "=", assessment);
    return (await rows.execute()).length;
  };
  await addMedline(page);
  const save = sectionB(page).getByRole("button", { name: "Lagre", exact: true });
  await save.click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Stemmer det at søket ga 0 treff?").waitFor();
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await count()).toBe(0);
  await save.click();
  await question.getByRole("button", { name: "Ja" }).click();
  await expect.poll(count).toBe(1);
  await page.getByRole("listitem").filter({ hasText: "MEDLINE" }).first().waitFor();
  await addMedline(page);
  await sectionB(page).getByLabel("Antall treff").fill("5");
  await sectionB(page).getByLabel("Antall treff").fill("0");
  await save.click();
  await expect.poll(count).toBe(2);

  await addMedline(page);
  await sectionB(page).getByLabel("Antall treff").fill("5");
  const date = sectionB(page).getByRole("textbox", { name: "Søkedato" });
  await date.fill("1.2.2099");
  await date.press("Enter");
  await question.getByText("Søkedatoen 01.02.2099 er fram i tid. Stemmer det?").waitFor();
  await question.getByRole("button", { name: "Ja" }).click();
  await expect.poll(count).toBe(3);
  // The form of the new search closes half a second after it was saved.
  await sectionB(page).getByRole("form", { name: "Nytt søk" }).waitFor({ state: "hidden" });
  const edit = sectionB(page).getByRole("button", { name: "Rediger søket i MEDLINE" }).last();
  await edit.click();
  await save.click();
  await page.getByText("Litteratursøk oppdatert").waitFor();
  await edit.click();
  await date.fill("2.2.2099");
  await save.click();
  await question.getByText("Søkedatoen 02.02.2099 er fram i tid. Stemmer det?").waitFor();
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await date.inputValue()).toBe("02.02.2099");
});
