import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { authorHouse, blockOf, openSection, openStep, stepOf, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const LONG_TITLE =
  "Eksempel: Tidlig hjemreise etter operasjon for hofteprotese, med oppfølging på nett av fysioterapeut";

const focused = (page: Page) => page.locator(":focus");
const onwards = (page: Page) => page.getByRole("navigation", { name: "Forrige og neste seksjon" });

/** Pixels from the top of the page, which is not scrolled. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      headerEnds: box("main header")?.bottom ?? Number.NaN,
      barHeight: box('section[aria-label="Lagring"]')?.height ?? Number.NaN,
      firstField: box("[id^=block-] :is(input, textarea, select, [contenteditable])")?.top ?? Number.NaN,
      heading: box("main h1")?.height ?? Number.NaN,
    };
  });

test.each([
  [390, 480],
  [768, 480],
  [1440, 320],
])("at %i px the first field is in view, below a low header and a bar of 48 px", async (width, lowest) => {
  const assessment = await house.start({ title: LONG_TITLE });
  const { page } = await house.enter(assessment, assessment.initiator, { width });
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).waitFor();
  const { headerEnds, barHeight, firstField, heading } = await edges(page);
  expect(headerEnds).toBeLessThanOrEqual(240);
  expect(barHeight).toBe(48);
  expect(heading).toBeLessThan(45);
  expect(firstField).toBeLessThanOrEqual(lowest);
});

test("the bar stays in view with the name, what is left leads to the next field, and it counts down as one writes", async () => {
  const assessment = await house.start({ title: LONG_TITLE });
  for (const width of [390, 1440]) {
    const { page } = await house.enter(assessment, assessment.initiator, { width });
    const bar = page.getByRole("region", { name: "Lagring" });
    const left = bar.getByRole("link", { name: /^\d+ igjen/ });
    const before = Number.parseInt(await left.innerText(), 10);
    expect(await bar.getByText(LONG_TITLE).isVisible()).toBe(false);
    await page.mouse.wheel(0, 600);
    await bar.getByText(LONG_TITLE).waitFor();
    expect(await bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(48);
    await expectNoFindings(page);
    await left.click();
    await page.keyboard.type("Skrevet");
    await focused(page).blur();
    await expect.poll(async () => Number.parseInt(await left.innerText(), 10)).toBe(before - 1);
    await bar.getByRole("link", { name: "Forhåndsvis" }).waitFor();
  }
});

test("a step tells how far it has come: nothing, begun, so many left, done", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await stepOf(page, "Pasienter \\(ikke begynt\\)").waitFor();
  await openStep(page, "Pasienter");
  await page.getByRole("textbox", { name: "Hva er indikasjonen for metoden?" }).fill("Voksne");
  await untilItIs(page, "Hva er indikasjonen for metoden?", "saved");
  await stepOf(page, "Pasienter \\(påbegynt\\)").waitFor();
  await openStep(page, "Organisering");
  await stepOf(page, "Pasienter \\(5 felt må fylles ut\\)").waitFor();
  await expectNoFindings(page);
  const { sections } = await page.evaluate(
    async (number) => (await fetch(`/api/assessments/${number}/working-copy`)).json(),
    assessment.number,
  );
  const inPatients = sections
    .filter(({ fieldGroup }: { fieldGroup: number }) => fieldGroup === 2)
    .flatMap(({ blocks }: { blocks: { contentGuid: string; kind: string }[] }) => blocks);
  for (const { contentGuid, kind } of inPatients)
    await page.evaluate(
      async ([id, value, pageId]) =>
        fetch("/api/schema/SaveSchemaItem", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ id, value, pageId }),
        }),
      [contentGuid, kind === "Table" ? ["a", "b", "c", "d"] : "Noe", assessment.number] as const,
    );
  await page.reload();
  await stepOf(page, "Pasienter \\(ferdig\\)").waitFor();
});

test("second-level sections open with the one above them, and a link to one puts the focus on it", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Metoden");
  for (const name of ["Metodetype", "Fagområde"]) await page.getByRole("heading", { level: 3, name }).waitFor();
  const address = page.url();
  await openSection(page, "Fagområde");
  await expect.poll(() => focused(page).innerText()).toBe("Fagområde");
  expect(page.url()).toBe(address);
  await expectNoFindings(page);
});

test("«Neste» names the section it leads to, and leads through the whole form in at most 25 clicks", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const next = onwards(page).getByRole("link", { name: /^Neste: / });
  let clicks = 0;
  for (; (await next.count()) > 0; clicks++) {
    const name = (await next.innerText()).replace("Neste: ", "");
    await next.click();
    await expect.poll(() => focused(page).innerText()).toBe(name);
  }
  await expect.poll(() => focused(page).innerText()).toBe("Send til publisering");
  expect(clicks).toBeLessThanOrEqual(25);
  await onwards(page).getByRole("link", { name: "Forrige: Dokumenter" }).click();
  await expect.poll(() => focused(page).innerText()).toBe("Dokumenter");
});

test("the list of steps is walked with the keyboard, and the focus goes to the section that opens", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 1440 });
  await stepOf(page, "Om vurderingen").focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
  await expect.poll(() => focused(page).innerText()).toContain("Metoden");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page).innerText()).toBe("Beskrivelse av metoden");
  expect(await stepOf(page, "Metoden").getAttribute("aria-current")).toBe("step");
  // The editor is loaded with the first section that has one.
  await blockOf(page, "Hva er metoden?").getByRole("textbox").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => blockOf(page, "Hva er metoden?").locator(":focus").count()).toBe(1);
});

test("one list has what is doubtful, with why it matters, and what must be filled in; its links lead there", async () => {
  const assessment = await house.start();
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const table = items.find(({ blockType }) => blockType === "EvidenceTable");
  const study = { id: table?.contentId, shortId: "Hansen 2020", reference: "Hansen K. 2020" };
  expect((await author.post("/api/schema/CreateEvidenceTableItem", study)).status).toBe(200);
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: /^Hva gjenstår\s*\d+ må fylles ut, 1 bør sjekkes$/ }).click();
  const list = page.getByRole("dialog", { name: "Hva gjenstår" });
  await list.getByText("1 studie har en effekt uten tall").waitFor();
  await list.getByText(/^Gjelder Hansen 2020\. Uten tall kan leseren ikke se/).waitFor();
  await list.getByRole("link", { name: "Kort om vurderingen" }).waitFor();
  await expectNoFindings(page);
  await list.getByRole("link", { name: table?.title ?? "" }).click();
  await list.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 2, name: "Kunnskapsoppsummeringer" }).waitFor();
  await stepOf(page, "Effekt og sikkerhet \\(påbegynt\\) ?, 0 av \\d+ obligatoriske felt fylt ut").waitFor();

  await openStep(page, "Innsending");
  await openSection(page, "Send til publisering");
  await page.getByRole("button", { name: "1 ting bør sjekkes" }).press("Enter");
  await list.getByText("1 studie har en effekt uten tall").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page).innerText()).toBe("1 ting bør sjekkes");
});
