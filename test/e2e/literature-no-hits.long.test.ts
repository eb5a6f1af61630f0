import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { openSearches } from "./literature-journey.ts";

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
  await openSearches(page, "B");
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
  await expect.poll(() => date.inputValue()).toBe("02.02.2099");
});

test("from hits to included studies: every number saves by itself, the flow is drawn of them, and what does not add up is said", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await addMedline(page);
  await sectionB(page).getByLabel("Antall treff").fill("12");
  await sectionB(page).getByRole("button", { name: "Lagre", exact: true }).click();
  await page.getByRole("button", { name: "Rediger søket i MEDLINE" }).waitFor();
  const part = page.getByRole("region", { name: /^Utvelgelse av studier/ });
  const number = (name: string) => part.getByLabel(name, { exact: true });
  await number("Dubletter fjernet").fill("2");
  await number("Vurdert i fulltekst").fill("3");
  await number("Inkluderte studier").fill("1");
  await number("Grunn 1").fill("Feil populasjon");
  await number("Antall, grunn 1").fill("1");
  await part.getByText("Når de utelatte er trukket fra, er det 2 igjen. Her står 1 inkluderte.").waitFor();
  await part.getByRole("button", { name: "Legg til grunn" }).click();
  await number("Grunn 2").fill("Ikke relevant utfall");
  await number("Antall, grunn 2").fill("1");
  await number("Grunn 2").click();
  await part.getByText("Tallene går ikke opp").waitFor({ state: "detached" });
  await part.getByText("1 + 2 = 3: tallene går opp").waitFor();
  const drawing = part.getByRole("img", { name: /^Flytskjema/ });
  await drawing.getByText("Inkluderte studier: 1").waitFor();
  await part.getByRole("row", { name: "Vurdert på tittel og sammendrag 10" }).waitFor();
  await expectNoFindings(page);
  // Its letters can be read on a phone.
  await page.setViewportSize({ width: 390, height: 800 });
  const letters = () => drawing.evaluate((svg: SVGSVGElement) => 16 * (svg.getScreenCTM()?.a ?? 0));
  await expect.poll(letters).toBeGreaterThan(11);
  const cells = async () =>
    (
      await house.server.db
        .selectFrom("block_row")
        .select("cells")
        .where("assessment", "=", assessment)
        .where("part", "=", "selection")
        .executeTakeFirst()
    )?.cells;
  await expect
    .poll(cells)
    .toMatchObject({ fullText: "3", "excluded.2.reason": "Ikke relevant utfall", "excluded.2.number": "1" });
  await page.reload();
  await part.getByRole("row", { name: "Ikke relevant utfall 1" }).waitFor();
  expect(await number("Grunn 1").inputValue()).toBe("Feil populasjon");
});
