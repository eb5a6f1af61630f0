import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { aWorkbook } from "../builders/a-workbook.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse, blockOf, openSection, openStep } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();

const saved = (page: Page) => page.getByRole("region", { name: "Lagring" }).getByText("Alt er lagret").waitFor();
const confirm = (page: Page) =>
  page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
const choose = (page: Page, label: string, name: string, bytes: Uint8Array) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
const file = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** What a press on one of two buttons could meet of the other, in px of width: 0 when they stand apart. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("both must be on the page");
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return height > 0 ? Math.max(0, width) : 0;
}

test("on a phone the help of a heading stands beside the button of its comments, not under it", async () => {
  const assessment = await house.start({ type: "2" });
  const small = { context: { viewport: { width: 390, height: 844 } } };
  const { page } = await house.enter(assessment, assessment.initiator, small);
  await openStep(page, "Økonomi");
  const block = blockOf(page, "Økonomiske aspekter i kommunen");
  const help = block.getByRole("button", { name: /^Hjelp/ });
  expect(await overlapOf(help, block.getByRole("button", { name: /^Kommenter:/ }))).toBe(0);
});

/** Everything that must be filled in is, and the initiator has sent it. */
async function sentIn({ number, initiator }: StartedAssessment): Promise<void> {
  const session = await seatedAs(house.server, initiator.contributorId);
  await fillMandatory(house.server, session, number);
  await sendIn(session, number);
}
/** It is published, and somebody without an account reads it. */
async function readPublished({ number }: StartedAssessment): Promise<Page> {
  expect((await atDesk(await signedInAs(house.server, "redaktor"), number, "publish")).status).toBe(200);
  const anybody = await house.page();
  await anybody.goto(`${house.server.url}/vurdering/?id=${number}`);
  return anybody;
}

test("a municipality has one workbook, which is replaced and brought back; readers are told of it and get none", async () => {
  const assessment = await house.start({ type: "2", others: ["economist"] });
  const [economist] = assessment.others;
  if (!economist) throw new Error("an economist was asked for");
  const { page } = await house.enter(assessment, economist);
  await openStep(page, "Økonomi");
  await page.getByText("Excel-fil (.xlsx) på høyst 5 MB.").waitFor();
  expect(await page.getByLabel(/Last opp regneark/).count()).toBe(1);
  await choose(page, "Last opp regneark", "falsk.xlsx", new TextEncoder().encode("MZ"));
  const failed = "Noe gikk galt under opplasting av filen, vennligst prøv igjen.";
  await page.getByText(`${failed} 422: Filen må være et regneark`).waitFor();
  await expectInOrder(page);
  await choose(page, "Last opp regneark", "okonomi.xlsx", await aWorkbook());
  await file(page, "okonomi.xlsx").waitFor();
  await choose(page, "Bytt ut regnearket", "ny.xlsx", await aWorkbook());
  await page.getByText("Den forrige filen, okonomi.xlsx, er byttet ut.").waitFor();
  await page.getByRole("button", { name: "Fjern ny.xlsx" }).click();
  await confirm(page);
  await page.getByText("ny.xlsx er fjernet").first().waitFor();
  await page.getByRole("button", { name: "Angre slettingen av ny.xlsx" }).click();
  await file(page, "ny.xlsx").waitFor();
  await page.getByText("Slettede filer").first().click();
  await page.getByRole("button", { name: "Hent tilbake okonomi.xlsx" }).waitFor();
  await expectInOrder(page);

  await sentIn(assessment);
  // Sent, the file can be read and not changed.
  await page.reload();
  await openStep(page, "Økonomi");
  await file(page, "ny.xlsx").waitFor();
  expect(await page.getByLabel("Bytt ut regnearket").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Fjern ny.xlsx" }).count()).toBe(0);
  await expectInOrder(page);
  const anybody = await readPublished(assessment);
  await anybody.getByRole("tab", { name: "Økonomi" }).click();
  await anybody.getByText("Regnearket er laget av kommunen.").waitFor();
  await expectInOrder(anybody);
  const all = await anybody.content();
  for (const internal of ["ny.xlsx", "okonomi.xlsx"]) expect(all).not.toContain(internal);
});

test("a review of one text is written, answered and read without its writer's name", async () => {
  const assessment = await house.start({ type: "2", others: ["peer"] });
  const { initiator } = assessment;
  const [peer] = assessment.others;
  if (!peer) throw new Error("a peer was asked for");
  const reviewer = (await house.enter(assessment, peer)).page;
  await openStep(reviewer, "Fagfellevurdering");
  await reviewer.getByRole("button", { name: "Ja, jeg vurderer den" }).click();
  await reviewer.getByRole("radio", { name: "Nei, ingen bindinger" }).check();
  const text = reviewer.getByRole("textbox", { name: "Fagfellevurdering" });
  await text.fill("Si hvor mange innbyggere det gjelder.");
  await saved(reviewer);
  await expectInOrder(reviewer);
  await reviewer.getByRole("button", { name: "Send fagfellevurderingen" }).click();
  await confirm(reviewer);
  await reviewer.getByText("Melding om ferdigstilt fagfellevurdering er sendt inn").first().waitFor();

  const author = (await house.enter(assessment, initiator)).page;
  await openStep(author, "Fagfellevurdering");
  const review = author.getByRole("article", { name: "Eksempel peer" });
  await review.getByText("Si hvor mange innbyggere det gjelder.").waitFor();
  await review.getByRole("textbox", { name: "Slik svarte vi" }).last().fill("Tallet står under Innbyggere.");
  await review.getByRole("radio", { name: "Ja, vis svarene" }).check();
  await saved(author);
  await expectInOrder(author);

  await sentIn(assessment);
  const anybody = await readPublished(assessment);
  await anybody.getByRole("tab", { name: "Fagfellevurdering" }).click();
  await anybody.getByText("Si hvor mange innbyggere det gjelder.").waitFor();
  await anybody.getByText("Tallet står under Innbyggere.").waitFor();
  expect(await anybody.content()).not.toContain("Eksempel peer");
  await expectInOrder(anybody);
});

test("across levels: a choice on two levels, by keyboard, and two places for workbooks that are emptied one by one", async () => {
  const assessment = await house.start({ type: "3" });
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Metoden og forløpet");
  await openSection(page, "Pasientforløp");
  const places = page.getByRole("group", { name: /^Hvor i forløpet er metoden i bruk/ });
  const opener = places.getByRole("button", { name: /^(Velg|\d valgt)/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const first = places.getByRole("checkbox", { name: "Sykehus", exact: true });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await places.getByRole("checkbox", { name: "Akuttmottak" }).and(page.locator(":checked")).waitFor();
  await places.getByRole("checkbox", { name: "Kommune", exact: true }).press("Space");
  await expectInOrder(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
  await saved(page);
  const chosen = places.getByRole("list").getByRole("listitem");
  expect((await chosen.allInnerTexts()).map((text) => text.trim())).toEqual(["Akuttmottak", "Kommune"]);

  await openStep(page, "Økonomi");
  await openSection(page, "Kommunen");
  await choose(page, "Last opp regneark 1", "sandefjord.xlsx", await aWorkbook());
  await file(page, "sandefjord.xlsx").waitFor();
  await choose(page, "Last opp regneark 2", "samlet.xlsx", await aWorkbook());
  await file(page, "samlet.xlsx").waitFor();
  await expectInOrder(page);
  await page.getByRole("button", { name: "Fjern sandefjord.xlsx" }).click();
  await confirm(page);
  await page.getByText("sandefjord.xlsx er fjernet").first().waitFor();
  expect(await file(page, "samlet.xlsx").count()).toBe(1);
  await page.getByLabel("Last opp regneark 1", { exact: true }).waitFor({ state: "attached" });
  await page.getByLabel("Bytt ut regneark 2", { exact: true }).waitFor({ state: "attached" });

  await page.goto(`${house.server.url}/forhandsvisning/?id=${assessment.number}&print=true`);
  await page.getByText("Sykehus: Akuttmottak").waitFor();
  await expectInOrder(page);
});

test("ten files, and then there is no way to add one until one is taken away", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Økonomi");
  await page.getByText("Excel-filer (.xls eller .xlsx) på høyst 5 MB.").waitFor();
  const bytes = await aWorkbook();
  for (let number = 1; number <= 10; number++) {
    await choose(page, number === 1 ? "Last opp regneark" : "Last opp et regneark til", `nummer ${number}.xlsx`, bytes);
    await file(page, `nummer ${number}.xlsx`).waitFor();
  }
  await page.getByLabel("Last opp et regneark til").waitFor({ state: "detached" });
  await expectInOrder(page);
  await page.getByRole("button", { name: "Fjern nummer 3.xlsx" }).click();
  await confirm(page);
  await page.getByLabel("Last opp et regneark til").waitFor({ state: "attached" });
});
