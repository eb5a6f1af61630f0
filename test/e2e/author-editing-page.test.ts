import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse, blockOf, heldCalls, openSection, openStep, steps, untilItIs } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();

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

test("a choice is saved at once with a toast, and the blocks that it shows appear without moving the focus", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const radio = page.getByLabel("Utvidet bruk av en metode vi har");
  await radio.check();
  await page.getByRole("region", { name: "Meldinger" }).getByText("Lagret", { exact: true }).waitFor();
  await blockOf(page, "Hvordan brukes metoden i dag?").waitFor();
  await expect.poll(() => radio.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("nothing is cut off on a phone, a tablet or a desk, and there are no findings", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 390 });
  await page.getByRole("toolbar").first().waitFor();
  await expectInOrder(page);
});
