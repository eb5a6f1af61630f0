import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aWorkbook } from "../builders/a-workbook.ts";
import { authorHouse, openStep } from "./author-journey.ts";
import { number, openRanges, row, spaced, write } from "./economy-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

const house = await authorHouse();

test("an economist writes the numbers: figures follow, a colleague's number comes by itself, and Netto is drawn for low and high", async () => {
  const started = await house.start({ others: ["economist"] });
  const {
    initiator,
    others: [economist],
  } = started;
  if (!economist) throw new Error("no economist");
  const { page } = await house.enter(started, economist);
  await openStep(page, "Økonomi");
  await expectNoFindings(page);

  const equipment = number(page, "Utstyr");
  expect(await equipment.inputValue()).toBe("");
  await write(page, "Utstyr", "1200000");
  expect(spaced(await equipment.inputValue())).toBe("1 200 000");
  await write(page, "Opplæring", "noe");
  await page.getByText("Skriv et tall", { exact: true }).waitFor();
  await write(page, "Antall pasienter, år 1, gammel metode", "100");
  await write(page, "Antall pasienter, år 1, ny metode", "110");
  const doubt = page.getByText("Ikke likt gammel metode. Det endrer Netto.");
  await doubt.waitFor();
  const treated = number(page, "Antall pasienter, år 1, ny metode");
  const said = () =>
    treated.evaluate((input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.innerText ?? "");
  await treated.focus();
  expect(await said()).toContain("Ikke likt gammel metode");
  await page.keyboard.press("End");
  await page.keyboard.type("0");
  await doubt.waitFor({ state: "detached" });
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  await doubt.waitFor();
  await write(page, "Behandling per pasient, år 1, gammel metode", "9000");
  await write(page, "Behandling per pasient, år 1, ny metode", "5000");
  await write(page, "Endring i inntekt som følge av ny metode, inneværende budsjettår", "-50000");
  expect(await row(page, "Budsjett", "Netto")).toContain("kr 300 000");
  await page.getByText("Hentet fra driftskostnadene").waitFor();
  // What Netto is counted with stands in the field, until another number is written over it.
  const change = number(page, "Årlig endring i kostnader med ny metode for alle pasienter, inneværende budsjettår");
  expect(spaced(await change.inputValue())).toBe("−350 000");
  await change.focus();
  expect(await change.inputValue()).toBe("");
  await page.keyboard.press("Tab");
  await expect.poll(async () => spaced(await change.inputValue())).toBe("−350 000");
  await page.getByRole("button", { name: "Kommentar: Endring i inntekt som følge av ny metode, kommentarer" }).click();
  const comment = number(page, "Endring i inntekt som følge av ny metode, kommentarer");
  expect(await comment.evaluate((area) => area === document.activeElement)).toBe(true);
  await comment.fill("Refusjonen følger takstene, som er satt for ett år om gangen, og kan endres.".repeat(3));
  expect(await comment.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);

  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await page.getByText("Noen tall er ikke lagret. Se etter meldingene ved feltene.").first().waitFor();
  await number(page, "Opplæring").fill("150000");
  await openRanges(page);
  await page.getByLabel("Legg til et usikkert tall").selectOption({ label: "Behandling per pasient, år 1, ny metode" });
  await write(page, "Behandling per pasient, år 1, ny metode, lavt anslag", "4000");
  await write(page, "Behandling per pasient, år 1, ny metode, høyt anslag", "8000");
  expect(await row(page, "Virkning på Netto", "Behandling per pasient, år 1, ny metode")).toContain(
    "kr 410 000 til kr −30 000",
  );
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await page.getByText("Tallene er lagret").first().waitFor();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  await page.getByRole("button", { name: /^Hva gjenstår/ }).click();
  const left = page.getByRole("dialog", { name: "Hva gjenstår" });
  await left.getByText("Antall pasienter er ulikt for gammel og ny metode").waitFor();
  await left.getByText("Gjelder År 1.").waitFor();
  await page.keyboard.press("Escape");

  const colleague = (await house.enter(started, initiator)).page;
  await openStep(colleague, "Økonomi");
  expect(spaced(await number(colleague, "Utstyr").inputValue())).toBe("1 200 000");
  await write(colleague, "IKT", "70000");
  await colleague.locator('[data-cell="startup_4"] [data-save-state="saved"]').waitFor({ state: "attached" });
  await write(page, "Annet", "5000");
  await page.locator('[data-cell="startup_6"] [data-save-state="saved"]').waitFor({ state: "attached" });
  await page.reload();
  expect(spaced(await number(page, "IKT").inputValue())).toBe("70 000");
  expect(await row(page, "Oppstartskostnader", "Sum")).toContain("kr 1 425 000");

  await page.goto(`${house.server.url}/forhandsvisning/?id=${started.number}&tab=7`);
  await page.getByRole("table", { name: "Virkning på Netto" }).waitFor();
  expect(await row(page, "Driftskostnader, år 1", "Kostnad for alle pasienter")).toContain("kr 550 000");
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
});

test("a number that two people wrote without seeing the other's is a decision; without a network it is kept; a range that its number has left is told", async () => {
  const started = await house.start({ others: ["economist"] });
  const [economist] = started.others;
  if (!economist) throw new Error("no economist");
  const { page, context } = await house.enter(started, economist);
  const colleague = (await house.enter(started, started.initiator)).page;
  for (const each of [page, colleague]) await openStep(each, "Økonomi");
  const state = (of: Page, field: string, name: string) =>
    of.locator(`[data-cell="${field}"] [data-save-state="${name}"]`).first().waitFor({ state: "attached" });

  await context.setOffline(true);
  await write(page, "IKT", "60000");
  await state(page, "startup_4", "offline");
  await expectNoFindings(page);
  await write(colleague, "IKT", "70000");
  await state(colleague, "startup_4", "saved");
  await context.setOffline(false);
  await state(page, "startup_4", "conflict");
  await expectInOrder(page);
  await page
    .getByRole("button", { name: /^Behold min/ })
    .first()
    .click();
  await state(page, "startup_4", "saved");
  await expect.poll(async () => spaced(await number(colleague, "IKT").inputValue())).toBe("60 000");

  await openRanges(page);
  await page.getByLabel("Legg til et usikkert tall").selectOption({ label: "IKT" });
  await write(page, "IKT, høyt anslag", "80000");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await page.getByText("Tallene er lagret").first().waitFor();
  const reached = Promise.withResolvers<void>();
  const through = Promise.withResolvers<void>();
  await page.route("**/UploadEconomyEvaluation/**", async (route) => {
    reached.resolve();
    await through.promise;
    await route.continue();
  });
  const buffer = Buffer.from(await aWorkbook({ startup_4: 90_000 }));
  await page
    .getByLabel("Last opp utfylt regneark", { exact: true })
    .setInputFiles({ name: "tall.xlsx", mimeType: "application/octet-stream", buffer });
  await reached.promise;
  await expectNoFindings(page);
  through.resolve();
  await page.getByText("Tallene kommer fra regnearket").waitFor();
  await page.getByText("Tallet ligger ikke mellom lavt og høyt lenger. Rett opp grensene.").first().waitFor();
  await expectNoFindings(page);
});
