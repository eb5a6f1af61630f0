import { afterAll, beforeAll, expect, test } from "vitest";
import { fillMandatory } from "../builders/working-copy.ts";
import { deskPage } from "./main-job/desk-page.ts";
import { accessPage, editorPage } from "./main-job/editor-page.ts";
import { fillOneOfEachKind } from "./main-job/fill-by-hand.ts";
import { takePicture } from "./main-job/picture.ts";
import { linkIn, mailTo, openStage, type Person, type Stage } from "./main-job/stage.ts";
import { startForm } from "./main-job/start-form.ts";

/**
 * The main job from end to end, by four people in browsers of their own. Each test is a step of one story and goes on where
 * the one before it ended.
 */
const TITLE = "Eksempel: Egentrening mot gangvansker etter hjerneslag";
const INITIATOR = "kari@eksempel.no";
const COLLEAGUE = "per@eksempel.no";
const ABOUT = "Vi vurderer om egentrening med veiledning gir bedre gange etter hjerneslag.";
const ORDERED_BY = "Hvem har bestilt vurderingen?";
const DECISION = "Hvilken beslutning skal vurderingen støtte?";

let stage: Stage;
let initiator: Person;
let colleague: Person;
let editor: Person;
let anonymous: Person;
let number = 0;

beforeAll(async () => {
  stage = await openStage();
  [initiator, colleague, editor, anonymous] = await Promise.all([
    stage.person(),
    stage.person(),
    stage.person(),
    stage.person(),
  ]);
});
afterAll(() => stage?.close());

test("a clinician starts an assessment, and the form says what it lacks", async () => {
  const form = startForm(initiator);
  await form.open();
  await form.submit();
  expect(await form.faults()).toEqual([
    "Tittel på mini-metodevurderingen: feltet må fylles ut",
    "Navnet ditt: feltet må fylles ut",
    "E-postadresse er påkrevd",
    "Du må velge et helseforetak",
  ]);
  await form.title.fill(TITLE);
  await form.name.fill("Kari Eksempel");
  await form.email.fill("kari@eksempel");
  await form.organization.selectOption("Sunnaas sykehus HF");
  await form.submit();
  expect(await form.faults()).toEqual(["Du må skrive inn en gyldig e-postadresse"]);
  await form.email.fill(INITIATOR);
  await form.submit();
  await form.started.waitFor();
  await form.sent.click();
  expect(await form.title.isDisabled()).toBe(true);
  await initiator.approves();
});

test("the mail's link opens it, once, and its secret leaves the address", async () => {
  const link = linkIn((await mailTo(stage.server, INITIATOR)).text);
  number = Number(/rediger\/(\d+)/.exec(link)?.[1]);
  await anonymous.visit(`/vurdering/?id=${number}`);
  await anonymous.page.getByRole("heading", { level: 1, name: "Side ikke funnet" }).waitFor();

  await initiator.visit(link);
  const access = accessPage(initiator);
  await access.invitation.getByText(TITLE).waitFor();
  await access.invitation.getByText("Kari Eksempel, du er med som forslagsstiller.").waitFor();
  expect(new URL(initiator.page.url()).hash).toBe("");
  await initiator.approves();
  await access.open();
  await initiator.page.getByText("Under arbeid", { exact: true }).first().waitFor();
  await expect.poll(() => initiator.page.title()).toMatch(/^Eksempel: Egentrening .+ – .+ – Minimetode$/);
  const heading = initiator.page.getByRole("heading", { level: 1, name: TITLE });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(initiator.page.url()).searchParams.get("id")).toMatch(/^[\w-]{36}$/);
  expect(await initiator.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await initiator.approves();

  const late = await stage.person();
  await late.visit(link);
  await late.page.getByText("Lenken er brukt eller utløpt. Be om en ny lenke.").waitFor();
  await late.page.getByRole("button", { name: "Send ny lenke" }).waitFor();
  await late.approves();
  await late.context.close();
});

test("one field of each kind is filled in by hand, saves itself and is there after a reload", async () => {
  const page = editorPage(initiator);
  await page.text("Kort om vurderingen").fill(ABOUT);
  await page.saved("Kort om vurderingen");
  await fillOneOfEachKind(initiator);
  await initiator.page.reload();
  await page.openStep("Om vurderingen");
  expect(await page.text("Kort om vurderingen").inputValue()).toBe(ABOUT);
  expect(await page.text("Lignende vurderinger").innerHTML()).toContain("<strong>ingen</strong>");
  expect(await initiator.page.getByRole("radio", { name: /^Utvidet bruk/ }).isChecked()).toBe(true);
  await page.text(ORDERED_BY).fill("Klinikksjefen");
  await page.text(ORDERED_BY).blur();
  await page.saved(ORDERED_BY);
  await takePicture(initiator.page, "editor");
});

test("anybody sees that it is under way, and nothing but its card", async () => {
  await anonymous.visit(`/vurdering/?id=${number}`);
  await anonymous.page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  const shown = await anonymous.page.content();
  expect(shown).toContain(ABOUT);
  for (const hidden of ["Slagenheten", "gangfart", "MEDLINE", INITIATOR]) expect(shown).not.toContain(hidden);
  expect(await anonymous.page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  await anonymous.approves();
});

test("the initiator invites a colleague, who comes in and writes", async () => {
  const { page } = initiator;
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send invitasjon" }).click();
  await dialog.getByText("Skriv et navn").waitFor();
  await dialog.getByRole("textbox", { name: "Navn" }).fill("Per Eksempel");
  await dialog.getByRole("textbox", { name: "E-postadresse" }).fill(COLLEAGUE);
  await dialog.getByRole("combobox", { name: "Rolle" }).selectOption("Bibliotekar");
  await dialog.getByRole("combobox", { name: "Organisasjon" }).selectOption("Sunnaas sykehus HF");
  const answered = Promise.withResolvers<void>();
  await page.route("**/InviteContributor", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Send invitasjon" }).click();
  await dialog.getByText("Vennligst vent, dette tar litt tid...").waitFor();
  answered.resolve();
  await dialog.getByText("Per Eksempel er invitert").waitFor();
  await page.keyboard.press("Escape");

  const mail = await mailTo(stage.server, COLLEAGUE);
  expect(mail.text).toContain("Rollen din er: Bibliotekar.");
  await colleague.visit(linkIn(mail.text));
  await accessPage(colleague).open();
  await colleague.page.getByText("Bibliotekar", { exact: true }).first().waitFor();
  // A librarian's link leads to the literature search.
  await colleague.page.getByText("Din oppgave: litteratursøket").waitFor();
  await editorPage(colleague).openStep("Om vurderingen");
  await editorPage(colleague).text(DECISION).fill("Om tilbudet skal gis ved alle enhetene.");
  await editorPage(colleague).saved(DECISION);
  // The initiator's page shows it by itself, and who wrote it.
  await expect
    .poll(() => editorPage(initiator).text(DECISION).inputValue())
    .toBe("Om tilbudet skal gis ved alle enhetene.");
  await page.getByText("Per er her", { exact: true }).waitFor();
});

test("two who write in one field see both texts, and write them together", async () => {
  const mine = editorPage(initiator);
  const theirs = editorPage(colleague);
  const first = Promise.withResolvers<void>();
  await colleague.page.route("**/SaveSchemaItem", async (route) => {
    await first.promise;
    await route.continue();
  });
  await theirs.text(ORDERED_BY).fill("Fagdirektøren");
  await mine.text(ORDERED_BY).fill("Seksjonsoverlegen");
  await mine.text(ORDERED_BY).blur();
  await mine.saved(ORDERED_BY);
  first.resolve();
  await theirs.text(ORDERED_BY).blur();
  const block = theirs.block(ORDERED_BY);
  await block.getByRole("region", { name: "Din tekst" }).getByText("Fagdirektøren").waitFor();
  await block.getByRole("region", { name: "Den andres tekst" }).getByText("Seksjonsoverlegen").waitFor();
  await block.getByRole("button", { name: "Skriv sammen" }).click();
  await block.getByLabel("Samlet tekst").fill("Seksjonsoverlegen og fagdirektøren");
  await block.getByRole("button", { name: "Lagre samlet tekst" }).click();
  await theirs.saved(ORDERED_BY);
  await expect.poll(() => mine.text(ORDERED_BY).inputValue()).toBe("Seksjonsoverlegen og fagdirektøren");
});

test("only the initiator sends, and only when nothing is missing", async () => {
  const theirs = editorPage(colleague);
  await theirs.openStep("Innsending");
  await theirs.openSection("Send til publisering");
  await colleague.page
    .getByText("Bare forslagstiller kan sende inn en mini-metodevurdering til publisering.")
    .waitFor();
  await colleague.approves();

  const mine = editorPage(initiator);
  await mine.openStep("Innsending");
  await mine.openSection("Send til publisering");
  const send = initiator.page.getByRole("button", { name: "Send til publisering" });
  await send.click();
  await expect.poll(() => initiator.page.getByRole("dialog", { name: "Bekreft" }).count()).toBe(0);
  await initiator.approves();
  await initiator.page.getByRole("link", { name: "Hvordan er arbeidet forankret hos ledelsen?" }).click();
  await initiator.page.getByRole("heading", { level: 2, name: "Bidragsytere og habilitet" }).waitFor();
  expect(
    await mine
      .text("Hvordan er arbeidet forankret hos ledelsen?")
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);

  await fillMandatory(stage.server, await initiator.caller(), number);
  await mine.openStep("Innsending");
  await mine.openSection("Send til publisering");
  await initiator.page.getByText("Alle obligatoriske felt er fylt ut").waitFor();
  await send.click();
  await mine.answer("Ja");
  await mine.toast("Status på mini-metodevurderingen oppdatert");
  await initiator.page.getByText("Til publisering", { exact: true }).first().waitFor();
  await initiator.page.getByText("Mini-metodevurderingen er sendt til publisering og kan ikke endres nå.").waitFor();
  await initiator.approves();
});

test("an editor finds it on the desk and sends it back with a message", async () => {
  const desk = deskPage(editor);
  await desk.signIn();
  await editor.approves();
  await desk.open(TITLE);
  await editor.approves();
  await desk.sendBack("");
  await editor.page.getByRole("dialog").getByText("Skriv en melding").waitFor();
  await desk.sendBack("Skriv mer om personvern.");
  await desk.says("Mini-metodevurderingen er sendt tilbake");
  expect((await mailTo(stage.server, INITIATOR)).text).toContain("Skriv mer om personvern.");
  await initiator.page.getByText("Skriv mer om personvern.").waitFor();
  await initiator.approves();
});

test("the initiator reads it as readers will, sends it again, and the editor publishes it", async () => {
  await initiator.visit(`/forhandsvisning/?id=${number}`);
  await initiator.page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await initiator.page.getByText(/^Sist lagret/).waitFor();
  await initiator.approves();
  await initiator.visit(`/rediger/${number}/`);
  const mine = editorPage(initiator);
  await mine.openStep("Innsending");
  await mine.openSection("Send til publisering");
  await initiator.page.getByRole("button", { name: "Send til publisering" }).click();
  await mine.answer("Ja");
  await mine.toast("Status på mini-metodevurderingen oppdatert");

  const desk = deskPage(editor);
  await editor.page.reload({ waitUntil: "networkidle" });
  await desk.publish("Første utgave");
  await desk.says("Mini-metodevurderingen er publisert");
  expect((await mailTo(stage.server, INITIATOR)).subject).toContain("Publisert");
});

test("anybody finds it by another form of a word, and reads it", async () => {
  const { page } = anonymous;
  await anonymous.visit("/");
  await page.getByRole("searchbox").fill("gangvanskene");
  await page.getByRole("search").getByRole("button", { name: "Søk" }).click();
  await page.getByRole("link", { name: TITLE }).waitFor();
  await page.getByRole("link", { name: TITLE }).click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.getByText("Publisert", { exact: true }).first().waitFor();
  await page.getByRole("tab", { name: "Pasienter" }).click();
  const menu = page.getByRole("navigation", { name: "Seksjoner i denne delen" });
  await menu.getByRole("link", { name: "PICO" }).click();
  await page.getByText("Bedre gangfart etter tre måneder").first().waitFor();
  expect(new URL(page.url()).searchParams.get("tab")).toBe("2");
  await anonymous.approves();
});

test("the example assessments can be read as well", async () => {
  await anonymous.visit("/sok/?q=dialyse");
  await anonymous.page
    .getByRole("main")
    .getByRole("link", { name: /Hjemmebasert dialyse/ })
    .first()
    .click();
  await anonymous.page.getByRole("heading", { level: 1, name: /Hjemmebasert dialyse/ }).waitFor();
  await takePicture(anonymous.page, "reading");
});

test("it can be found and read without script", async () => {
  const reader = await stage.person({ script: false });
  const { page } = reader;
  await reader.visit("/");
  await page.getByRole("searchbox").fill("gangvanskene");
  await page.getByRole("search").getByRole("button", { name: "Søk" }).click();
  await page.getByRole("link", { name: TITLE }).click();
  await expect.poll(() => page.title()).toContain(TITLE);
  await page
    .getByRole("tab", { name: "Litteratursøk" })
    .or(page.getByRole("link", { name: "Litteratursøk" }))
    .first()
    .click();
  await page.getByText("MEDLINE").first().waitFor();
});
