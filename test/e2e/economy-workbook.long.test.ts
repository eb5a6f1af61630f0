import { expect, test } from "vitest";
import { aWorkbook } from "../builders/a-workbook.ts";
import { authorHouse, openStep } from "./author-journey.ts";
import { number, openExcel, row, write } from "./economy-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();

test("a workbook is fetched, refused with its cells named, uploaded, and taken away again; a file has its place", async () => {
  const started = await house.start();
  const { page } = await house.enter(started, started.initiator);
  await openStep(page, "Økonomi");
  await write(page, "Utstyr", "5");
  await openExcel(page);
  const [fetched] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Last ned regnearket" }).click(),
  ]);
  expect(fetched.suggestedFilename()).toBe("okonomi.xlsx");
  const choose = (label: string, name: string, bytes: Uint8Array) =>
    page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });

  await choose("Last opp utfylt regneark", "feil.xlsx", await aWorkbook({ startup_1: "mye", startup_2: 3 }));
  await page.getByText("Oppstart, celle B4, «Utstyr»: skriv et tall.").waitFor();
  await expectInOrder(page);
  await choose("Last opp utfylt regneark", "falsk.xlsx", new TextEncoder().encode("MZ"));
  const sentence = "Noe gikk galt under opplasting av filen, vennligst prøv igjen. 422: Filen må være et regneark";
  await page.getByText(sentence).waitFor();

  await choose("Last opp utfylt regneark", "tall.xlsx", await aWorkbook({ startup_1: 2_900_000 }));
  await page.getByText("Tallene kommer fra regnearket").waitFor();
  expect(await row(page, "Oppstartskostnader", "Utstyr")).toContain("kr 2 900 000");
  expect(await number(page, "Utstyr").count()).toBe(0);
  await expectInOrder(page);
  await page.getByRole("button", { name: "Fjern tall.xlsx" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await expect.poll(() => number(page, "Utstyr").inputValue()).toBe("5");
  await page.getByRole("button", { name: "Angre slettingen av tall.xlsx" }).click();
  await page.getByText("Tallene kommer fra regnearket").waitFor();
  await choose("Bytt ut regnearket", "tall.xlsx", await aWorkbook({ startup_1: 7 }));
  await page.getByText("Den forrige filen, tall.xlsx, er byttet ut.").waitFor();
  expect(await row(page, "Oppstartskostnader", "Utstyr")).toContain("kr 7");
  await expectInOrder(page);
  await page.getByText("Slettede filer").first().click();
  await page.getByRole("button", { name: "Hent tilbake tall.xlsx" }).click();
  await expect.poll(() => row(page, "Oppstartskostnader", "Utstyr")).toContain("kr 2 900 000");

  await choose("Last opp regneark", "underlag.xlsx", await aWorkbook());
  await page.getByRole("link", { name: "underlag.xlsx" }).waitFor();
  await page.getByRole("button", { name: "Fjern underlag.xlsx" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("underlag.xlsx er fjernet").waitFor();
});
