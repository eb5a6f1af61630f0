import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aPdf } from "../builders/upload.ts";
import { authorHouse, heldCalls } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";

const house = await authorHouse();
const folder = await mkdtemp(path.join(tmpdir(), "pdf-"));
afterAll(() => rm(folder, { recursive: true }));

const chooser = (page: Page): Locator => page.getByLabel(/^(Last opp PDF|Bytt ut PDF-en)$/);
const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true });
const remove = (page: Page): Locator => page.getByRole("button", { name: /^Slett .*\.pdf$/ });
const choose = (page: Page, name: string, bytes: Uint8Array = aPdf()) =>
  chooser(page).setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);
const stored = (assessment: number) =>
  house.server.db
    .selectFrom("attachment")
    .select("name")
    .where("assessment", "=", assessment)
    .where("deleted_at", "is", null)
    .execute();

test("a PDF is uploaded, read, replaced and deleted, and the focus follows", async () => {
  const { page, assessment } = await openBlock(house, "PdfUpload");
  await page.getByText("Vedlegget blir offentlig.").waitFor();
  expect(await chooser(page).getAttribute("accept")).toBe(".pdf");
  await expectNoFindings(page);
  const listed = page.waitForRequest(/\/api\/schema\/getPdf\//);
  await choose(page, "Søkestrategi.pdf");
  await page.getByText("Søkestrategi.pdf er lastet opp").waitFor();
  await listed;
  await isFocused(link(page, "Søkestrategi.pdf"));
  const address = (await link(page, "Søkestrategi.pdf").getAttribute("href")) ?? "";
  expect((await page.request.get(`${house.server.url}${address}`)).headers()["content-type"]).toBe("application/pdf");
  await expectNoFindings(page);

  await choose(page, "Ny utgave.pdf");
  await isFocused(link(page, "Ny utgave.pdf"));
  expect(await stored(assessment)).toEqual([{ name: "Ny utgave.pdf" }]);

  await remove(page).click();
  const dialog = page.getByRole("dialog", { name: "Bekreft" });
  await dialog.getByText("Ønsker du å slette Ny utgave.pdf?").waitFor();
  await page.keyboard.press("Escape");
  await isFocused(remove(page));
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Ja" }).click();
  await page.getByRole("button", { name: "Angre slettingen av Ny utgave.pdf" }).waitFor();
  await isFocused(chooser(page));
  expect(await stored(assessment)).toEqual([]);
});

test("a file is dropped on the block", async () => {
  const { page, context, assessment } = await openBlock(house, "PdfUpload");
  const file = path.join(folder, "sluppet.pdf");
  await writeFile(file, aPdf());
  await chooser(page).scrollIntoViewIfNeeded();
  const box = await chooser(page).boundingBox();
  if (!box) throw new Error("there is no place to drop");
  const browser = await context.newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, x: box.x + box.width / 2, y: box.y + 20, data });
  await link(page, "sluppet.pdf").waitFor();
  expect(await stored(assessment)).toEqual([{ name: "sluppet.pdf" }]);
});

test("what is no PDF, or too large, is refused with the reason, and nothing is stored", async () => {
  const { page, assessment } = await openBlock(house, "PdfUpload");
  await choose(page, "notat.docx");
  await page.getByText("notat.docx kan ikke brukes her. Velg .pdf.").waitFor();
  await choose(page, "falsk.pdf", new TextEncoder().encode("MZ"));
  await page.getByText("Beklager, noe gikk galt. Filen må være en PDF. Lagre dokumentet som PDF først.").waitFor();
  await isFocused(chooser(page));
  await expectNoFindings(page);
  await choose(page, "stor.pdf", aPdf(25_000_001));
  await page.getByText("Grensen er 25 MB.").waitFor();
  expect(await stored(assessment)).toEqual([]);
});

test("an upload or a delete that fails says so, and what was there is there still", async () => {
  const { page, assessment } = await openBlock(house, "PdfUpload");
  const fails = { status: 500, contentType: "text/html", body: "" };
  await page.route("**/UploadPdf/*", (route) => route.fulfill(fails), { times: 1 });
  await choose(page, "vedlegg.pdf");
  await page.getByRole("region", { name: "Meldinger" }).getByText("Beklager, noe gikk galt.").waitFor();
  await choose(page, "vedlegg.pdf");
  await link(page, "vedlegg.pdf").waitFor();
  await page.route("**/DeletePdf/*", (route) => route.abort(), { times: 1 });
  await remove(page).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Beklager, pdfen kunne ikke slettes. Vi får ikke kontakt med tjenesten.").waitFor();
  await isFocused(remove(page));
  await expectNoFindings(page);
  expect(await stored(assessment)).toEqual([{ name: "vedlegg.pdf" }]);
});

test("another PDF by the same name is not deleted by somebody who has not seen it", async () => {
  const first = await openBlock(house, "PdfUpload");
  await choose(first.page, "vedlegg.pdf");
  await link(first.page, "vedlegg.pdf").waitFor();
  const second = await first.openAgain();
  const letGo = await heldCalls(first.page, "working-copy");
  await choose(second.page, "vedlegg.pdf", aPdf(5_000));
  await second.page.getByText("vedlegg.pdf er lastet opp").waitFor();
  const refused = first.page.waitForResponse((answer) => answer.status() === 409);
  await remove(first.page).click();
  await first.page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await refused;
  letGo();
  await first.page.getByText("En annen har endret dette i mellomtiden.").waitFor();
  expect(await stored(first.assessment)).toHaveLength(1);
});

test("once it is sent the PDF can be read and not changed", async () => {
  const { page, assessment, openAgain } = await openBlock(house, "PdfUpload");
  await choose(page, "vedlegg.pdf");
  await link(page, "vedlegg.pdf").waitFor();
  await house.server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment).execute();
  const read = await openAgain();
  await link(read.page, "vedlegg.pdf").waitFor();
  await read.page.getByText("Vedlegget er laget av forfatterne.").waitFor();
  expect(await chooser(read.page).count()).toBe(0);
  await expectNoFindings(read.page);
});
