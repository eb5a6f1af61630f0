import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory, saveItem } from "../builders/working-copy.ts";
import { authorHouse, blockOf, heldCalls, openStep, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });

const storedText = async (number: number, contributorId: string) => {
  const details = await detailsOf(await seatedAs(house.server, contributorId), number);
  return everyItem(details.schema.schemaItems).find(({ title }) => title === TITLE)?.properties.text;
};

const historyOf = async (number: number) => {
  const rows = await house.server.db
    .selectFrom("history")
    .select("value")
    .where("assessment", "=", number)
    .where("kind", "=", "block")
    .orderBy("id")
    .execute();
  return rows.map(({ value }) => value);
};

test("what is typed is saved by itself, and is there for whoever opens the page next", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const { page } = await house.enter(assessment, assessment.initiator);
  await fieldOf(page).pressSequentially("Klinikksjefen");
  await untilItIs(page, TITLE, "saved");
  expect(await blockOf(page, TITLE).innerText()).toMatch(/Lagret \d\d:\d\d/);
  // Said aloud when nobody has written for a moment, though the field was not left; the time is not read with the field.
  await page
    .getByRole("status")
    .filter({ hasText: /^Lagret\s?$/ })
    .waitFor({ state: "attached" });
  const field = page.getByRole("textbox", { name: TITLE, description: /^((?!Lagret).)*$/ });
  expect(await field.getAttribute("aria-invalid")).toBe("false");
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const other = await house.enter(assessment, librarian);
  expect(await fieldOf(other.page).inputValue()).toBe("Klinikksjefen");
});

test("leaving a field saves at once, and going to another section leaves it", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const saved = page.waitForResponse((response) => response.url().endsWith("/SaveSchemaItem"));
  await fieldOf(page).fill("Fagdirektøren");
  await openStep(page, "Metoden");
  expect((await saved).status()).toBe(200);
  expect(await storedText(assessment.number, assessment.initiator.contributorId)).toBe("Fagdirektøren");
});

test("without a connection the field says so, tries again and saves when it is back", async () => {
  const assessment = await house.start();
  const { page, context } = await house.enter(assessment, assessment.initiator);
  await context.setOffline(true);
  await fieldOf(page).fill("Skrevet på toget");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  expect(await blockOf(page, TITLE).innerText()).toContain("Ikke lagret. Prøver igjen");
  await expectNoFindings(page);
  await context.setOffline(false);
  await untilItIs(page, TITLE, "saved");
  expect(await storedText(assessment.number, assessment.initiator.contributorId)).toBe("Skrevet på toget");
});

test("an answer that is lost is asked for again with the same key, and the text is stored once", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const keys: (string | undefined)[] = [];
  await page.route("**/SaveSchemaItem", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await fieldOf(page).fill("Én gang");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "saved");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await historyOf(assessment.number)).toEqual(["Én gang"]);
});

const blockId = async ({ number, initiator }: StartedAssessment) => {
  const { schema } = await detailsOf(await seatedAs(house.server, initiator.contributorId), number);
  return { id: everyItem(schema.schemaItems).find(({ title }) => title === TITLE)?.contentGuid ?? "" };
};

test("a field that somebody else has changed shows both texts until one is chosen: one's own, the other's, or both written together", async () => {
  const assessment = await house.start({ others: ["economist"] });
  const [economist] = assessment.others;
  if (!economist) throw new Error("no economist");
  const first = await house.enter(assessment, assessment.initiator);
  const { page } = await house.enter(assessment, economist);
  const panel = blockOf(page, TITLE);
  /** Both write before either sees what the other wrote. */
  const inConflict = async (theirs: string, mine: string) => {
    await expect.poll(async () => fieldOf(first.page).inputValue()).toBe(await fieldOf(page).inputValue());
    const letGo = await heldCalls(page);
    await fieldOf(page).fill(mine);
    await fieldOf(first.page).fill(theirs);
    await fieldOf(first.page).blur();
    await untilItIs(first.page, TITLE, "saved");
    letGo();
    await fieldOf(page).blur();
    await untilItIs(page, TITLE, "conflict");
    await page.unrouteAll({ behavior: "wait" });
  };

  await inConflict("Den første", "Den andre");
  expect(await panel.getByRole("region", { name: "Din tekst" }).innerText()).toContain("Den andre");
  const theirs = await panel.getByRole("region", { name: "Den andres tekst" }).innerText();
  expect(theirs).toContain("Den første");
  expect(theirs).toMatch(/Kari Eksempel \(forslagsstiller\), kl\. \d\d\.\d\d/);
  await expectNoFindings(page);
  await panel.getByRole("button", { name: "Behold min" }).click();
  await untilItIs(page, TITLE, "saved");
  await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await historyOf(assessment.number)).toEqual(["Den første", "Den andre"]);

  await inConflict("Den tredje", "Den fjerde");
  await panel.getByRole("button", { name: "Bruk den andres" }).click();
  await untilItIs(page, TITLE, "clean");
  expect(await fieldOf(page).inputValue()).toBe("Den tredje");
  expect(await historyOf(assessment.number)).toEqual(["Den første", "Den andre", "Den tredje"]);

  await inConflict("Den femte", "Den sjette");
  await panel.getByRole("button", { name: "Skriv sammen" }).click();
  const both = panel.getByLabel("Samlet tekst");
  await expect.poll(() => both.evaluate((field) => field === document.activeElement)).toBe(true);
  await both.fill("Den femte og den sjette");
  await expectNoFindings(page);
  await panel.getByRole("button", { name: "Lagre samlet tekst" }).click();
  await untilItIs(page, TITLE, "saved");
  expect((await historyOf(assessment.number)).slice(3)).toEqual(["Den femte", "Den femte og den sjette"]);
});

test("a conflict that opens below what is in view is scrolled to", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, {
    context: { viewport: { width: 390, height: 500 } },
  });
  await page.route("**/GetMethodAssessmentDetails/**", (route) => route.abort());
  await page.route("**/working-copy", (route) => route.abort());
  const { id } = await blockId(assessment);
  const other = await seatedAs(house.server, assessment.initiator.contributorId);
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("Skrevet her");
  await saveItem(other, assessment.number, id, "Skrevet i en annen fane");
  letGo();
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "conflict");
  const panel = blockOf(page, TITLE).getByRole("region", { name: "Teksten fra den andre fanen" });
  await panel.getByText("Du, i en annen fane, kl.").waitFor();
  const heading = page.getByRole("heading", { name: "Du har endret dette feltet i en annen fane" });
  await heading.waitFor();
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 500;
    })
    .toBe(true);
});

test("a text written while the assessment is sent stays visible and can be copied", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page, context } = await house.enter(assessment, librarian);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  await fillMandatory(house.server, initiator, assessment.number);
  await page.reload();
  await steps(page).waitFor();
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("For sent ute");
  const sent = await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: assessment.number });
  expect(sent.status).toBe(200);
  letGo();
  const unsent = page.getByRole("region", { name: "Teksten som ikke er lagret" });
  expect(await unsent.innerText()).toContain("For sent ute");
  await page.getByText("Til publisering", { exact: true }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Kopier teksten" }).click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("For sent ute");
});

test("a colleague's text shows up without touching what is being written", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const { schema } = await detailsOf(
    await seatedAs(house.server, assessment.initiator.contributorId),
    assessment.number,
  );
  const short = everyItem(schema.schemaItems).find(({ title }) => title === "Kort om vurderingen");
  const decision = page.getByRole("textbox", { name: "Hvilken beslutning skal vurderingen støtte?" });
  await decision.fill("Skriver fremdeles");
  const colleague = await seatedAs(house.server, assessment.initiator.contributorId);
  await saveItem(colleague, assessment.number, short?.contentGuid ?? "", "Fra en kollega");
  // As when the window gets the focus back.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect
    .poll(() => page.getByRole("textbox", { name: "Kort om vurderingen" }).inputValue())
    .toBe("Fra en kollega");
  expect(await decision.inputValue()).toBe("Skriver fremdeles");
});

test("leaving with unsent text asks first; leaving when all is saved does not", async () => {
  const assessment = await house.start();
  const { page, context } = await house.enter(assessment, assessment.initiator);
  await context.setOffline(true);
  await fieldOf(page).fill("Ikke sendt");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await page.getByRole("banner").getByRole("link", { name: "Til forsiden" }).click();
  const dialog = page.getByRole("dialog", { name: "Bekreft" });
  await dialog.getByRole("button", { name: "Nei" }).click();
  await expect.poll(() => fieldOf(page).inputValue()).toBe("Ikke sendt");
  await context.setOffline(false);
  await untilItIs(page, TITLE, "saved");
  await page.getByRole("banner").getByRole("link", { name: "Til forsiden" }).click();
  await page.waitForURL(`${house.server.url}/`);
});

test("a lost seat locks the field and keeps the text", async () => {
  const assessment = await house.start({ others: ["other"] });
  const [seat] = assessment.others;
  if (!seat) throw new Error("no seat");
  const { page } = await house.enter(assessment, seat);
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("Skrevet før plassen ble borte");
  await house.server.db
    .updateTable("contributor")
    .set({ deleted_at: new Date() })
    .where("id", "=", seat.contributorId)
    .execute();
  letGo();
  const unsent = page.getByRole("region", { name: "Teksten som ikke er lagret" });
  await unsent.waitFor();
  expect(await unsent.innerText()).toContain("Skrevet før plassen ble borte");
  await expectNoFindings(page);
});

test("an earlier text is compared word by word, taken back as a new save, and the taking back undone", async () => {
  const assessment = await house.start({ others: ["economist"] });
  const [economist] = assessment.others;
  if (!economist) throw new Error("no economist");
  const { id } = await blockId(assessment);
  const seated = (seat: { contributorId: string }) => seatedAs(house.server, seat.contributorId);
  await saveItem(await seated(assessment.initiator), assessment.number, id, "Klinikksjefen ved avdelingen");
  await saveItem(await seated(economist), assessment.number, id, "Klinikksjefen ved medisinsk avdeling");
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: `Historikk for ${TITLE}` }).click();
  const panel = page.getByRole("dialog", { name: `Historikk for ${TITLE}` });
  await panel.getByRole("button", { name: /^Vis endringen av Eksempel economist \(økonom\)/ }).click();
  await panel.locator("ins", { hasText: "medisinsk avdeling" }).waitFor();
  await panel.locator("del", { hasText: "avdelingen" }).waitFor();
  await expectNoFindings(page);
  await panel.getByRole("button", { name: /^Vis endringen av Kari Eksempel \(deg\)/ }).click();
  await panel.getByRole("button", { name: /^Hent tilbake teksten/ }).click();
  await untilItIs(page, TITLE, "saved");
  expect(await storedText(assessment.number, economist.contributorId)).toBe("Klinikksjefen ved avdelingen");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Angre hentingen" }).click();
  await page.getByText("er hentet tilbake").waitFor({ state: "detached" });
  await untilItIs(page, TITLE, "saved");
  expect(await storedText(assessment.number, economist.contributorId)).toBe("Klinikksjefen ved medisinsk avdeling");
  // What is taken back meets a colleague's text like every save.
  const letGo = await heldCalls(page);
  await page.getByRole("button", { name: `Historikk for ${TITLE}` }).click();
  await panel
    .getByRole("button", { name: /^Vis endringen av Kari Eksempel \(deg\)/ })
    .last()
    .click();
  await panel.getByRole("button", { name: /^Hent tilbake teksten/ }).click();
  await panel.waitFor({ state: "detached" });
  await saveItem(await seated(economist), assessment.number, id, "Fagdirektøren");
  letGo();
  await untilItIs(page, TITLE, "conflict");
});
