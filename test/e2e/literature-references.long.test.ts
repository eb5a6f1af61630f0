import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";

const house = await authorHouse();

const ris = (title: string, more = "") => `TY  - JOUR\nAU  - Hansen, Kari\nTI  - ${title}\nPY  - 2021\n${more}ER  - \n`;

test("references are read from a file, the same one is asked about, and one that is typed stands beside them", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  const list = page.getByRole("region", { name: "Referanser" });
  const stored = async () => {
    const rows = house.server.db.selectFrom("block_row").select("cells").where("assessment", "=", assessment);
    return (await rows.where("part", "=", "references").orderBy("position").execute()).map(({ cells }) => cells);
  };
  const dialog = page.getByRole("dialog", { name: "Hent referanser" });
  const paste = async (text: string) => {
    await list.getByRole("button", { name: /^Hent referanser/ }).click();
    await dialog.getByLabel("Eller lim inn referansene").fill(text);
    await dialog.getByRole("button", { name: "Les referansene" }).click();
  };
  await list.getByText("Ingen referanser er lagt til").waitFor();
  await paste(ris("Hjemmedialyse i praksis") + ris("En annen studie", "DO  - 10.1000/annen\n"));
  await dialog.getByRole("button", { name: "Hent 2 referanser" }).click();
  await list.getByRole("listitem").getByText("Hansen K. Hjemmedialyse i praksis. 2021.").waitFor();
  await expectNoFindings(page);

  await paste(ris("Hjemmedialyse i praksis", "DO  - 10.1000/hjemme\n"));
  await dialog.getByText("Ser ut til å være med fra før.").waitFor();
  await expectNoFindings(page);
  await dialog.getByLabel("Slå sammen: referansen i listen får det som står her").check();
  await dialog.getByRole("button", { name: "Hent 1 referanse" }).click();
  await dialog.waitFor({ state: "hidden" });
  await list.getByText("doi:10.1000/hjemme").waitFor();
  expect(await stored()).toMatchObject([{ doi: "10.1000/hjemme", authors: "Hansen, Kari" }, { doi: "10.1000/annen" }]);

  await list.getByRole("button", { name: /^Legg til referanse/ }).focus();
  await page.keyboard.press("Enter");
  const title = list.getByLabel("Tittel");
  await expect.poll(() => title.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.insertText("Skrevet for hånd");
  await list.getByRole("button", { name: "Lagre" }).click();
  await list.getByRole("listitem").getByText("Skrevet for hånd.").waitFor();
  expect(await stored()).toHaveLength(3);
});
