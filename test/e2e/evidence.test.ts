import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { authorHouse, heldCalls, keptTexts } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { add, cellIs, edit, field, names, save, stored, toast, withStudies } from "./evidence-journey.ts";

const house = await authorHouse(/Failed to load resource|Evidenstabell ikke/);

const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);

test("a study is added with the keyboard: the short name is asked for, and what fails keeps its text", async () => {
  const { page, assessment } = await openBlock(house, "EvidenceTable");
  await page.getByText("Ingen evidenstabeller er lagt til").first().waitFor();
  await add(page).focus();
  await page.keyboard.press("Enter");
  await isFocused(field(page, "Kort-ID *"));
  await field(page, "Populasjon").fill("Voksne med psoriasis");
  await save(page).click();
  await isFocused(field(page, "Kort-ID *"));
  await expectNoFindings(page);
  await field(page, "Kort-ID *").fill("Hansen 2021");
  await page.route("**/CreateEvidenceTableItem", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await save(page).click();
  await toast(page, "Evidenstabell ikke lagret");
  expect(await field(page, "Populasjon").inputValue()).toBe("Voksne med psoriasis");
  await save(page).click();
  await toast(page, "Evidenstabell lagret");
  await page.getByRole("heading", { name: "Hansen 2021", level: 5 }).waitFor();
  expect(await stored(house, assessment)).toMatchObject([
    { shortId: "Hansen 2021", population: "Voksne med psoriasis" },
  ]);
  await expectNoFindings(page);
});

test("what the librarian has fetched is chosen for the table before any file", async () => {
  const { page, assessment } = await openBlock(house, "EvidenceTable");
  const author = await seatedAs(house.server, new URL(page.url()).searchParams.get("id") ?? "");
  const items = everyItem((await detailsOf(author, assessment)).schema.schemaItems);
  const id = items.find(({ blockType }) => blockType === "LiteratureSearch")?.contentId;
  for (const title of ["Lys mot psoriasis", "Lys mot akne"]) {
    const given = { id, title, authors: "Hansen, Kari", date: "2021", journal: "Eksempel" };
    expect((await author.post("/api/schema/CreateReference", given)).status).toBe(200);
  }
  await page.reload();
  await page
    .getByRole("button", { name: /^Hent referanser/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Velg fra litteraturen (2)" }).click();
  await page.getByRole("heading", { name: "2 referanser i litteraturen" }).waitFor();
  await expectNoFindings(page);
  // Not all that was found is included: nothing is chosen beforehand.
  await page.getByRole("checkbox", { name: "Hansen 2021", description: /psoriasis/ }).check();
  await page.getByRole("button", { name: "Hent 1 referanse" }).click();
  await toast(page, "1 studie er hentet");
  await expect.poll(() => names(page)).toEqual(["Hansen 2021"]);
  expect(await stored(house, assessment)).toContainEqual(
    expect.objectContaining({ shortId: "Hansen 2021", reference: expect.stringContaining("Lys mot psoriasis") }),
  );
});

test("two windows write in different cells of one study, and both texts are stored", async () => {
  const first = await withStudies(house, "Hansen 2021");
  const second = await first.openAgain();
  await edit(first.page, "Hansen 2021").click();
  await edit(second.page, "Hansen 2021").click();
  await field(first.page, "Studiedesign").fill("Randomisert");
  await field(second.page, "Kontrollgruppe").fill("Vanlig behandling");
  await field(first.page, "Studiedesign").blur();
  await field(second.page, "Kontrollgruppe").blur();
  await cellIs(first.page, "studyDesign", "saved");
  await cellIs(second.page, "controlGroup", "saved");
  expect(await stored(house, first.assessment)).toMatchObject([
    { shortId: "Hansen 2021", studyDesign: "Randomisert", controlGroup: "Vanlig behandling" },
  ]);
  await save(first.page).click();
  await toast(first.page, "Evidenstabell oppdatert");
  await isFocused(edit(first.page, "Hansen 2021"));
  await first.page.getByText("Vanlig behandling").waitFor();
});

test("two who write in the same cell: the second sees both texts at the cell, and nothing is lost", async () => {
  const first = await withStudies(house, "Hansen 2021");
  const second = await first.openAgain();
  const letGo = await heldCalls(second.page, "UpdateEvidenceTableItem");
  await edit(second.page, "Hansen 2021").click();
  await field(second.page, "Populasjon").fill("barn");
  await edit(first.page, "Hansen 2021").click();
  await field(first.page, "Populasjon").fill("voksne");
  await field(first.page, "Populasjon").blur();
  await cellIs(first.page, "population", "saved");
  await field(second.page, "Populasjon").blur();
  letGo();
  const cell = second.page.locator('[data-cell="population"]');
  await cell.getByRole("region", { name: "Teksten fra den andre fanen" }).getByText("voksne").waitFor();
  await expectNoFindings(second.page);
  await cell.getByRole("button", { name: "Skriv sammen" }).click();
  await cell.getByLabel("Samlet tekst").fill("barn og voksne");
  await cell.getByRole("button", { name: "Lagre samlet tekst" }).click();
  await cellIs(second.page, "population", "saved");
  expect(await stored(house, first.assessment)).toMatchObject([{ population: "barn og voksne" }]);
});

test("cancel writes back what stood when the study was opened", async () => {
  const { page, assessment } = await withStudies(house, "Hansen 2021");
  await edit(page, "Hansen 2021").click();
  await field(page, "Studiedesign").fill("Norge");
  await field(page, "Studiedesign").blur();
  await cellIs(page, "studyDesign", "saved");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await isFocused(edit(page, "Hansen 2021"));
  expect(await stored(house, assessment)).toMatchObject([{ studyDesign: "" }]);
});

test("a new study and a cell whose tab was closed are there when the page opens again", async () => {
  const { page, context, assessment } = await withStudies(house, "Hansen 2021");
  await edit(page, "Hansen 2021").click();
  await context.setOffline(true);
  await field(page, "Studiedesign").fill("Kohorte");
  await field(page, "Studiedesign").blur();
  await cellIs(page, "studyDesign", "offline");
  await add(page).click();
  const form = page.getByRole("form", { name: /^Ny rad/ });
  await form.getByLabel("Kort-ID *").fill("Nilsen 2024");
  await expect.poll(() => keptTexts(page)).toContain("Nilsen 2024");
  const url = page.url();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(url);
  await expect
    .poll(() =>
      again
        .getByRole("form", { name: /^Ny rad/ })
        .getByLabel("Kort-ID *")
        .inputValue(),
    )
    .toBe("Nilsen 2024");
  await expect.poll(() => stored(house, assessment)).toMatchObject([{ studyDesign: "Kohorte" }]);
  await again
    .getByRole("form", { name: /^Ny rad/ })
    .getByRole("button", { name: "Lagre" })
    .click();
  await again.getByRole("heading", { name: "Nilsen 2024", level: 5 }).waitFor();
});

test("the order is changed with the keyboard, the focus follows, and it is said", async () => {
  const { page, assessment } = await withStudies(house, "Første 2021", "Andre 2022");
  const up = page.getByRole("button", { name: "Flytt Andre 2022 opp" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Andre 2022", "Første 2021"]);
  await isFocused(up);
  await page.getByText("Andre 2022 er flyttet til plass 1 av 2").waitFor({ state: "attached" });
  expect(await stored(house, assessment)).toMatchObject([{ shortId: "Andre 2022" }, { shortId: "Første 2021" }]);
  await page.getByRole("button", { name: "Dupliser Andre 2022" }).click();
  await expect.poll(() => names(page)).toEqual(["Andre 2022", "Andre 2022 (kopi)", "Første 2021"]);
});

test("a deleted study is brought back where it stood, or from the list", async () => {
  const { page } = await withStudies(house, "Første 2021", "Andre 2022");
  const remove = page.getByRole("button", { name: "Slett Første 2021", exact: true });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Bekreft" });
  await dialog.getByText("Ønsker du å slette evidenstabellen?").waitFor();
  await dialog.getByRole("button", { name: "Ja" }).click();
  await toast(page, "Evidenstabell slettet");
  const undo = page.getByRole("button", { name: "Angre slettingen av Første 2021" });
  await isFocused(undo);
  await expectNoFindings(page);
  await undo.click();
  await expect.poll(() => names(page)).toEqual(["Første 2021", "Andre 2022"]);
  await remove.click();
  await dialog.getByRole("button", { name: "Ja" }).click();
  await undo.waitFor();
  await page.reload();
  await page.getByText("Slettede rader").first().click();
  await page.getByRole("button", { name: "Hent tilbake Første 2021" }).click();
  await expect.poll(() => names(page)).toEqual(["Første 2021", "Andre 2022"]);
  await isFocused(page.getByRole("button", { name: "Rediger Første 2021", exact: true }));
});
