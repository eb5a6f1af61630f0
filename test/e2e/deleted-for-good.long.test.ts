import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aForm, aPdf } from "../builders/a-pdf.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { deskHouse, tabTo } from "./desk-journey.ts";

const house = await deskHouse();

test("a file that the authors have deleted is deleted for good by an editor, by keyboard", async () => {
  const { number, seats } = await aFilledAssessment(house.server, { name: "Eksempel: en fil", status: 1 });
  const author = await seatedAs(house.server, ...seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
  const block = items.find(({ blockType }) => blockType === "PdfUpload")?.contentId;
  // The first takes the place of the example's own file.
  for (const name of ["pasient.pdf", "ny.pdf"])
    await author.fetch(`/api/schema/UploadPdf/${block}`, { method: "POST", body: aForm(aPdf(name), name) });
  const page = await house.editor();
  await page.goto(`${house.server.url}/redaksjon/${number}/`);
  await page.locator("html[data-hydrated]").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Slett filer for godt" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Slett filer for godt" });
  await dialog.getByText("pasient.pdf").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await tabTo(page, dialog.getByLabel("Hvorfor"));
  await page.keyboard.type("Navnet på en pasient");
  await tabTo(page, dialog.getByRole("button", { name: "Slett 2 filer for godt" }));
  await page.keyboard.press("Enter");
  await page.getByText("2 filer er slettet for godt", { exact: true }).waitFor();
  await page.getByText("Her er ingen filer å slette").waitFor();
});
