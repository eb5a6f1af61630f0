import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { anImage, aPhoto } from "../builders/an-image.ts";
import { authorHouse, heldCalls, openStep } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const chooser = (page: Page): Locator => page.getByLabel("Last opp bilder");
const list = (page: Page): Locator => page.getByRole("list", { name: "Bilder i Bilder av metoden" });
const image = (page: Page, name: string): Locator => list(page).locator("[data-row]", { hasText: name });
const names = (page: Page) =>
  list(page)
    .locator("[data-row] a")
    .evaluateAll((links) => links.map((each) => each.getAttribute("aria-label")));
const shows = (page: Page, name: string): Locator => image(page, name).getByLabel("Hva viser bildet?");
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);
const fileOf = (name: string, bytes: Uint8Array) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) });
const saved = (page: Page, name: string, cell: string) =>
  image(page, name).locator(`[data-cell="${cell}"] [data-save-state="saved"]`).waitFor({ state: "attached" });
const named = (...each: readonly string[]) => each.map((name) => `Åpne ${name} i full størrelse`);

test("two people put images in: several at once, with texts that are asked for, an order, and what is deleted comes back", async () => {
  const { page, assessment, openAsColleague } = await openBlock(house, "ImageUpload");
  await expectNoFindings(page);
  await chooser(page).setInputFiles([
    fileOf("flytskjema.jpg", await anImage()),
    fileOf("utstyr.jpg", await aPhoto("hjemme hos Kari")),
    fileOf("tegning.jpg", new TextEncoder().encode("<svg/>")),
    fileOf("pynt.png", await anImage({ width: 400, height: 100, format: "png" })),
  ]);
  await page.getByText("3 bilder er lastet opp").waitFor();
  await page.getByText("Beklager, noe gikk galt. Filen må være et PNG- eller JPEG-bilde.").waitFor();
  expect(await names(page)).toEqual(named("flytskjema.jpg", "utstyr.jpg", "pynt.png"));
  await page.getByRole("button", { name: "Fjern tegning.jpg fra listen" }).click();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);

  await shows(page, "flytskjema.jpg").fill("Pasientens vei gjennom poliklinikken");
  await shows(page, "flytskjema.jpg").blur();
  await saved(page, "flytskjema.jpg", "alt");
  await image(page, "pynt.png").getByLabel("Bildet er pynt").check();
  await saved(page, "pynt.png", "decorative");
  await expect.poll(() => shows(page, "pynt.png").count()).toBe(0);
  await image(page, "utstyr.jpg").getByText("Skriv hva bildet viser, eller kryss av").waitFor();

  await image(page, "pynt.png").getByRole("button", { name: "Flytt pynt.png opp" }).press("Enter");
  await expect.poll(() => names(page)).toEqual(named("flytskjema.jpg", "pynt.png", "utstyr.jpg"));
  await isFocused(image(page, "pynt.png").getByRole("button", { name: "Flytt pynt.png opp" }));

  const other = await openAsColleague();
  const letGo = await heldCalls(page, "working-copy");
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await shows(other.page, "utstyr.jpg").fill("Måleren som festes på armen");
  await shows(other.page, "utstyr.jpg").blur();
  await saved(other.page, "utstyr.jpg", "alt");
  // What a colleague has written is seen before it is deleted.
  const dialog = page.getByRole("dialog", { name: "Bekreft" });
  for (const answer of ["En annen har endret dette i mellomtiden.", "utstyr.jpg er slettet."]) {
    await image(page, "utstyr.jpg").getByRole("button", { name: "Slett utstyr.jpg" }).click();
    await dialog.getByText("Ønsker du å slette bildet?").waitFor();
    await dialog.getByRole("button", { name: "Ja" }).click();
    await refused;
    letGo();
    await page.getByText(answer).first().waitFor();
    if (answer.startsWith("utstyr")) break;
    await expect.poll(() => shows(page, "utstyr.jpg").inputValue()).toBe("Måleren som festes på armen");
  }
  await expect.poll(() => shows(page, "utstyr.jpg").count()).toBe(0);
  expect(await names(page)).toEqual(named("flytskjema.jpg", "pynt.png"));
  await expectNoFindings(page);
  await page.getByText("Slettede bilder", { exact: true }).click();
  await page.getByRole("button", { name: "Hent tilbake utstyr.jpg" }).waitFor();
  await expectInOrder(page);
  await page.getByRole("button", { name: "Angre slettingen av utstyr.jpg" }).click();
  await expect.poll(() => names(page)).toEqual(named("flytskjema.jpg", "pynt.png", "utstyr.jpg"));
  await expect.poll(() => shows(page, "utstyr.jpg").inputValue()).toBe("Måleren som festes på armen");

  await page.goto(`${house.server.url}/forhandsvisning/?id=${assessment}&tab=1`);
  const figure = page.getByAltText("Pasientens vei gjennom poliklinikken");
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() => figure.evaluate((it) => it instanceof HTMLImageElement && it.complete && it.naturalWidth > 0))
    .toBe(true);
  expect(await figure.getAttribute("srcset")).toContain("?bredde=480 480w");
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
});

test("an upload whose connection fails is tried again from the list, and is stored once", async () => {
  const { page, assessment } = await openBlock(house, "ImageUpload");
  const bytes = await anImage({ width: 60, height: 40 });
  await page.route("**/UploadImages/*", (route) => route.abort(), { times: 1 });
  await chooser(page).setInputFiles([fileOf("en.jpg", bytes)]);
  await page.getByText("Vi får ikke kontakt med tjenesten.").waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Prøv igjen å laste opp en.jpg" }).click();
  await image(page, "en.jpg").waitFor();
  const rows = house.server.db.selectFrom("block_row").select("cells").where("assessment", "=", assessment);
  expect(await rows.execute()).toMatchObject([{ cells: { imageName: "en.jpg" } }]);
});

test("who goes on to another section while images are uploaded loses none, and is told of one that is refused", async () => {
  const { page } = await openBlock(house, "ImageUpload");
  const leaving = Promise.withResolvers<void>();
  await page.route("**/UploadImages/*", async (route) => {
    await leaving.promise;
    await route.continue();
  });
  const bytes = await anImage({ width: 60, height: 40 });
  await chooser(page).setInputFiles([
    fileOf("en.jpg", bytes),
    fileOf("tegning.jpg", new TextEncoder().encode("<svg/>")),
    fileOf("to.jpg", bytes),
  ]);
  await page.getByText("tegning.jpg").waitFor();
  await expectNoFindings(page);
  await openStep(page, "Pasienter");
  await expect.poll(() => chooser(page).count()).toBe(0);
  leaving.resolve();
  await page.getByText("tegning.jpg: Beklager, noe gikk galt. Filen må være et PNG- eller JPEG-bilde.").waitFor();
  await page.getByText("2 bilder er lastet opp").waitFor();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named("en.jpg", "to.jpg"));
});
