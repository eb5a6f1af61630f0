import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse, blockOf, heldCalls, openSection, openStep, stepOf, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

test("a link shows who is invited to what, leaves the address at once, and a button opens the assessment", async () => {
  const { number, initiator } = await house.start({ title: "Eksempel: Lysbehandling" });
  const text = (await house.server.mails()).findLast((mail) => mail.text?.includes(`/rediger/${number}/`))?.text ?? "";
  const link = /http\S+#k=[\w-]{43}/.exec(text)?.[0] ?? "no link";
  const page = await house.page();
  await page.goto(link);
  await page.getByText("Eksempel: Lysbehandling").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByText("Kari Eksempel, du er med som forslagsstiller.").waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Åpne mini-metodevurderingen" }).click();
  await steps(page).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Eksempel: Lysbehandling – .+ – Minimetode$/);
  const heading = page.getByRole("heading", { level: 1, name: "Eksempel: Lysbehandling" });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.get("id")).toBe(initiator.contributorId);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("on a slow line a link that is looked at offers no new one, which would end it", async () => {
  const { number } = await house.start({ title: "Eksempel: Langsomt" });
  const text = (await house.server.mails()).findLast((mail) => mail.text?.includes(`/rediger/${number}/`))?.text ?? "";
  const page = await house.page();
  const letGo = await heldCalls(page, "api/session/inspect");
  await page.goto(/http\S+#k=[\w-]{43}/.exec(text)?.[0] ?? "no link");
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByText("Laster …").waitFor();
  expect(await page.getByRole("button", { name: "Send ny lenke" }).count()).toBe(0);
  letGo();
  await page.getByRole("button", { name: "Åpne mini-metodevurderingen" }).waitFor();
  await page.getByRole("button", { name: "Send ny lenke" }).waitFor();
});

test("what a colleague wrote while it was sent is saved when the editors send it back, without a reload", async () => {
  const TITLE = "Hvem har bestilt vurderingen?";
  const assessment = await house.start({ others: ["economist"] });
  const { number, initiator, others } = assessment;
  const [economist] = others;
  if (!economist) throw new Error("another was asked for");
  const kari = await seatedAs(house.server, initiator.contributorId);
  await fillMandatory(house.server, kari, number);
  const { page } = await house.enter(assessment, economist);
  const letGo = await heldCalls(page);
  await page.getByRole("textbox", { name: TITLE }).fill("Klinikksjefen");
  await sendIn(kari, number);
  letGo();
  await blockOf(page, TITLE).getByText("Kan ikke lagres").waitFor();
  const editor = await signedInAs(house.server, "redaktor");
  expect((await atDesk(editor, number, "return", { message: "Se på søket." })).status).toBe(200);
  await untilItIs(page, TITLE, "saved");
  expect(await page.getByRole("textbox", { name: TITLE }).inputValue()).toBe("Klinikksjefen");
});

test("of two links that are opened at the same moment in a new browser, both open", async () => {
  const started = [await house.start({ title: "Eksempel: En" }), await house.start({ title: "Eksempel: To" })];
  const mails = await house.server.mails();
  const links = started.map(({ number }) => {
    const text = mails.findLast((mail) => mail.text?.includes(`/rediger/${number}/`))?.text ?? "";
    return /http\S+#k=[\w-]{43}/.exec(text)?.[0] ?? "no link";
  });
  const first = await house.page();
  const second = await first.context().newPage();
  const pages = [first, second];
  await Promise.all(pages.map((page, at) => page.goto(links[at] ?? "")));
  const buttons = pages.map((page) => page.getByRole("button", { name: "Åpne mini-metodevurderingen" }));
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => button.click()));
  await Promise.all(pages.map((page) => steps(page).waitFor()));
  for (const page of pages) {
    await page.reload();
    await steps(page).waitFor();
  }
});

test("somebody without a seat gets a page that offers a new link and signing in, and nothing of the assessment", async () => {
  const { number, initiator } = await house.start({ title: "Eksempel: Hemmelig tittel" });
  const page = await house.page();
  const answer = await page.goto(`${house.server.url}/rediger/${number}/?id=${initiator.contributorId}&role=initiator`);
  expect(answer?.status()).toBe(200);
  await page.getByRole("button", { name: "Send ny lenke" }).click();
  await page.getByText("en ny lenke på vei").waitFor();
  expect(await page.content()).not.toContain("Hemmelig tittel");
  expect(await page.getByRole("main").getByRole("link", { name: "Logg inn" }).isVisible()).toBe(true);
  await expectNoFindings(page);

  const way = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByLabel(/^Kode/) });
  const open = way.getByRole("button", { name: "Åpne mini-metodevurderingen" });
  await open.click();
  await way.getByText("Skriv koden fra e-posten", { exact: true }).waitFor();
  await way.getByLabel(/^Kode/).fill("CDFG-HJKM");
  await open.click();
  await way.getByRole("status").getByText("Koden stemmer ikke").waitFor();
  await expectNoFindings(page);
  const mail = (await house.server.mails()).findLast(({ subject }) => subject?.startsWith("Ny lenke"));
  await way.getByLabel(/^Kode/).fill(/Skriv koden (\S+) /.exec(mail?.text ?? "")?.[1]?.toLowerCase() ?? "");
  await page.keyboard.press("Enter");
  await steps(page).waitFor();
});

test("steps, their sections and previous/next open one section with those below it, and the address follows", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  await openStep(page, "Pasienter");
  await heading("Indikasjon").waitFor();
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  expect(query()).toMatchObject({ tab: "2", role: "initiator", id: assessment.initiator.contributorId });
  await openSection(page, "PICO");
  await expect.poll(() => heading("PICO").evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await heading("Indikasjon").count()).toBe(0);
  await expectNoFindings(page);
  const onwards = page.getByRole("navigation", { name: "Forrige og neste seksjon" });
  await onwards.getByRole("link", { name: "Neste: Søk" }).click();
  await heading("Søk").waitFor();
  await page.goBack();
  await heading("PICO").waitFor();
  await page.reload();
  await heading("PICO").waitFor();
  await openStep(page, "Fagfellevurdering");
  await heading("Fagfellevurdering").waitFor();
  const panel = page.getByRole("main");
  await panel.getByText("Ikke fagfellevurdert").waitFor();
  expect(await panel.locator("[id^=block-] :is(input, textarea, select, [contenteditable])").count()).toBe(0);
  await expectNoFindings(page);
});

test("the initiator clicks the title to change it; it is saved on leaving, and Escape leaves it as it was", async () => {
  const assessment = await house.start({ title: "Eksempel: Første tittel", others: ["librarian"] });
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Endre tittelen: Eksempel: Første tittel" }).click();
  await page.getByRole("textbox", { name: "Tittel" }).fill("Hjemmebasert dialyse");
  await page.getByRole("link", { name: "Eksempel: Hjemmebasert dialyse" }).waitFor();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Endre tittelen: Eksempel: Første tittel" }).click();
  await page.getByRole("textbox", { name: "Tittel" }).fill("Eksempel: Andre\ntittel");
  await expectNoFindings(page);
  await openStep(page, "Metoden");
  await page.getByText("Tittel er oppdatert").waitFor();
  await page.getByRole("heading", { level: 1, name: "Eksempel: Andre tittel" }).waitFor();
  await expect.poll(() => page.title()).toContain("Eksempel: Andre tittel");
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const other = await house.enter(assessment, librarian);
  expect(await other.page.getByRole("button", { name: "Eksempel: Andre tittel" }).count()).toBe(0);
  expect(await other.page.getByRole("button", { name: "Inviter bidragsyter" }).count()).toBe(0);
});

test("the initiator agrees to be shown as the contact, and takes it back", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const agreement = page.getByRole("checkbox", { name: "Vis meg som kontaktperson" });
  const more = page.getByRole("button", { name: "Mer", exact: true });
  await more.click();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
  await agreement.check();
  const about = page.getByRole("dialog", { name: "Mer om vurderingen" });
  await about
    .getByRole("status")
    .filter({ hasText: /^Lagret \d\d[.:]\d\d$/ })
    .waitFor();
  const card = about.getByRole("link", { name: /^det offentlige kortet/ });
  expect(await card.getAttribute("href")).toBe(`/vurdering/?id=${assessment.number}`);
  await expectNoFindings(page);
  await page.reload();
  await more.click();
  await expect.poll(() => agreement.isChecked()).toBe(true);
  const hidden = page.getByRole("checkbox", { name: "Skjul meg for leserne inntil videre" });
  await hidden.check();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
  await expectNoFindings(page);
  await hidden.uncheck();
  await card.waitFor();
  await agreement.uncheck();
  await page.getByText("Navnet og e-postadressen din vises ikke for leserne.").waitFor();
});

test("a choice is saved at once with a toast, and the blocks that it shows appear without moving the focus", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const radio = page.getByLabel("Utvidet bruk av en metode vi har");
  await radio.check();
  await page.getByRole("region", { name: "Meldinger" }).getByText("Lagret", { exact: true }).waitFor();
  await blockOf(page, "Hvordan brukes metoden i dag?").waitFor();
  await expect.poll(() => radio.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("others than the initiator are told who may send", async () => {
  const assessment = await house.start({ others: ["economist"] });
  const [economist] = assessment.others;
  if (!economist) throw new Error("no economist");
  const { page } = await house.enter(assessment, economist);
  await openStep(page, "Innsending");
  await openSection(page, "Send til publisering");
  await page.getByText("Bare forslagstiller kan sende inn en mini-metodevurdering til publisering.").waitFor();
});

test("the page is used by keyboard alone", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const step = (name: string) => stepOf(page, name);
  await step("Metoden").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Beskrivelse" }).waitFor();
  await step("Om vurderingen").focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Kort om vurderingen" });
  await field.waitFor();
  for (let presses = 0; presses < 12; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Skrevet uten mus");
  await page.keyboard.press("Tab");
  await untilItIs(page, "Kort om vurderingen", "saved");
});

test.each([390, 768, 1440])("nothing is cut off at %i px, and there are no findings", async (width) => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width });
  await page.getByRole("toolbar").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectNoFindings(page);
});
