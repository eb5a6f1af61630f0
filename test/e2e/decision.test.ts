import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { norwegianDay, norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, askFor, byLink, decisionsFor, introduced, mailsTo } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { tabTo } from "./desk-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const house = await houseForFile({ accepts: new RegExp(`${REFUSED_CALL.source}|ERR_INTERNET_DISCONNECTED`) });
const { server } = house;

const link = (token: string): string => `${server.url}/beslutning/#k=${token}`;
const form = (page: Page) => page.getByRole("button", { name: "Registrer beslutningen" });
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const given = (page: Page) => page.getByText("Beslutningen er registrert. Den vises på siden nå.");
const shownTo = async (number: number) => (await decisionsFor(aBrowser(server), number)).body.decisions;

/** A page that a link was opened in, and how often something was pressed in it. */
async function opened(token: string, width = 1280) {
  const page = await house.page({ width });
  await page.goto(link(token));
  await form(page).waitFor();
  let presses = 0;
  return {
    page,
    press: async (target: ReturnType<Page["locator"]>) => {
      presses += 1;
      await target.click();
    },
    presses: () => presses,
  };
}

test.each([390, 1440])("from the mail a decision takes three clicks at %i px", async (width) => {
  const { number, initiator } = await aPublished(server);
  const { token, email } = await askFor(server, initiator, number);
  const { page, press, presses } = await opened(token, width);
  expect(new URL(page.url()).hash).toBe("");
  // A phone may drop the page and load it again.
  await page.reload();
  await form(page).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await press(choice(page, "Innført"));
  await page.getByLabel("Hvem følger opp?").fill("Medisinsk klinikk");
  await page.getByLabel("Hva skal måles?").fill("Antall pasienter");
  expect(await page.getByLabel("Dato for beslutningen").inputValue()).toBe(norwegianDay(norwegianIsoDay(new Date())));
  await expectInOrder(page);
  await press(form(page));
  await given(page).waitFor();
  // The link in the mail is the first.
  expect(1 + presses()).toBe(3);
  await page.getByText("Du får en kvittering på e-post.").waitFor();
  await expectInOrder(page);
  expect((await mailsTo(server, email)).at(-1)?.subject).toBe("Besluttet: innført");
  expect(await shownTo(number)).toMatchObject([{ outcome: "introduced", responsible: "Medisinsk klinikk" }]);

  await page.getByRole("button", { name: "Rett", exact: true }).click();
  await choice(page, "Ikke innført").check();
  await page.getByLabel("Begrunnelse").fill("Ingen virkning");
  await page.getByRole("button", { name: "Lagre rettelsen" }).click();
  await page.getByText("Rettelsen er lagret.").waitFor();
  expect(await shownTo(number)).toMatchObject([{ outcome: "not-introduced", reason: "Ingen virkning" }]);
});

test("what is missing is said above the form and at the field, and nothing that was written is lost", async () => {
  const { number, initiator } = await aPublished(server);
  const { token } = await askFor(server, initiator, number);
  const { page } = await opened(token);
  await form(page).click();
  const summary = page.getByRole("region", { name: /feil/ });
  await summary.getByRole("link", { name: "Velg hva som er besluttet" }).waitFor();
  await choice(page, "Innført på vilkår").check();
  await page.getByRole("textbox", { name: "Vilkår" }).fill("");
  await page.getByLabel("Hvem følger opp?").fill("Nyreavdelingen");
  await form(page).click();
  await summary.getByRole("link", { name: "Skriv vilkårene" }).click();
  expect(
    await page.getByRole("textbox", { name: "Vilkår" }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await summary.getByRole("link", { name: "Skriv hva som skal måles" }).waitFor();
  await expectInOrder(page);

  await page.getByRole("textbox", { name: "Vilkår" }).fill("Et årsverk til opplæring");
  await page.getByLabel("Hva skal måles?").fill("Ventetid");
  await page.context().setOffline(true);
  await form(page).click();
  await page.getByText("Vi får ikke kontakt med tjenesten.").waitFor();
  expect(await page.getByRole("textbox", { name: "Vilkår" }).inputValue()).toBe("Et årsverk til opplæring");
  await page.context().setOffline(false);
  expect(await shownTo(number)).toEqual([]);

  // The address has no secret any more: another tab needs the mail's link.
  const bare = await page.context().newPage();
  await bare.goto(`${server.url}/beslutning/`);
  await bare.getByText("Siden åpnes med lenken i e-posten du fikk.").waitFor();
  await bare.close();
  await page.goto(link(token));
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: "Vilkår" }).inputValue()).toBe("Et årsverk til opplæring");
  expect(await page.getByLabel("Hvem følger opp?").inputValue()).toBe("Nyreavdelingen");
  await form(page).click();
  await given(page).waitFor();
  expect(await shownTo(number)).toMatchObject([{ outcome: "conditional", conditions: "Et årsverk til opplæring" }]);
});

test("a decision is given by the keyboard alone", async () => {
  const { number, initiator } = await aPublished(server);
  const { page } = await opened((await askFor(server, initiator, number)).token);
  await tabTo(page, choice(page, "Innført"));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByLabel("Begrunnelse"));
  await page.keyboard.type("For lite kunnskap");
  await tabTo(page, form(page));
  await page.keyboard.press("Enter");
  await given(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Beslutningen er registrert");
  expect(await shownTo(number)).toMatchObject([{ outcome: "not-introduced", reason: "For lite kunnskap" }]);
});

test("somebody who does not decide says so, and perhaps who does", async () => {
  const { number, initiator } = await aPublished(server);
  const { page } = await opened((await askFor(server, initiator, number)).token);
  await page.getByRole("button", { name: "Ikke mitt bord" }).click();
  await page.getByLabel("Navn").fill("Dina Direktør");
  await page.getByLabel("E-postadresse").fill("dina@eksempel.no");
  await expectInOrder(page);
  await page.getByRole("button", { name: "Send svaret" }).click();
  await page.getByText("Takk. Den som spurte, har fått beskjed").waitFor();
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([
    { state: "declined", suggested: { name: "Dina Direktør", email: "dina@eksempel.no" } },
  ]);
  expect(await mailsTo(server, "dina@eksempel.no")).toEqual([]);
});

test("a link that works no more offers a new one, and says the same of every secret", async () => {
  const page = await house.page({ width: 390 });
  await page.goto(link("x".repeat(43)));
  await page.getByText("Lenken er brukt eller utløpt. Be om en ny.").waitFor();
  await expectInOrder(page);
  await page.getByRole("button", { name: "Send ny lenke" }).click();
  await page.getByText("Hvis lenken er sendt fra oss, er en ny på vei til samme adresse.").waitFor();
});

test("without script the page says what to do instead", async () => {
  const page = await house.page({ script: false });
  const answer = await page.goto(`${server.url}/beslutning/`);
  const said = page.locator("main noscript");
  expect(await said.innerText()).toMatch(/^Slå på JavaScript, eller svar redaksjonen på e-post: \S+@\S+$/);
  expect(await said.locator("a").getAttribute("href")).toMatch(/^mailto:/);
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
});

test("a follow-up is reported by the same link, and readers see the result", async () => {
  const { number, initiator } = await aPublished(server);
  const { token, rev } = await askFor(server, initiator, number);
  await byLink(server, "give", { token, rev, ...introduced });
  const page = await house.page();
  await page.goto(link(token));
  await page.getByRole("button", { name: "Rapporter oppfølging" }).click();
  await page.getByRole("button", { name: "Registrer oppfølgingen" }).click();
  await page.getByRole("link", { name: "Velg hvordan det gikk" }).waitFor();
  await choice(page, "Delvis").check();
  await page.getByLabel("Hva fant dere?").fill("Halvparten fikk tilbudet");
  await expectInOrder(page);
  await page.getByRole("button", { name: "Registrer oppfølgingen" }).click();
  await page.getByText("Oppfølgingen er registrert.").waitFor();
  await page.getByText("Halvparten fikk tilbudet").waitFor();

  await page.goto(`${server.url}/vurdering/?id=${number}`);
  const section = page.getByRole("region", { name: "Beslutning og oppfølging" });
  await section.getByText(/^Delvis \(/).waitFor();
  expect(await section.getByText("Halvparten").count()).toBe(0);
});

test.each([true, false])("readers see what was decided (with script: %s)", async (script) => {
  const { number, initiator } = await aPublished(server);
  const url = `${server.url}/vurdering/?id=${number}`;
  const page = await house.page({ script });
  await page.goto(url);
  expect(await page.getByText("Beslutning og oppfølging").count()).toBe(0);

  const own = await askFor(server, initiator, number);
  await byLink(server, "give", { token: own.token, rev: own.rev, ...introduced });
  await page.goto(url);
  const line = page.getByRole("link", { name: /^Besluttet innført, .+, \d\d\.\d\d\.\d{4}$/ });
  await line.click();
  expect(new URL(page.url()).hash).toBe("#beslutning");
  const section = page.getByRole("region", { name: "Beslutning og oppfølging" });
  await section.getByText("Medisinsk klinikk").waitFor();

  const other = await askFor(server, initiator, number, { organization: "helse-fonna" });
  await byLink(server, "give", {
    ...{ token: other.token, rev: other.rev, outcome: "postponed" },
    reason: "Venter på et rom som ligger i et annet bygg",
  });
  await page.goto(url);
  await page.getByRole("link", { name: "2 helseforetak har besluttet: 1 innført, 1 utsatt" }).waitFor();
  expect(await section.getByRole("row").count()).toBe(3);
  if (!script) return expect(await tooWideAt(page)).toEqual([]);
  await expectInOrder(page);
});

test("the examples show a decision on terms whose follow-up is overdue, and one against", async () => {
  const page = await house.page();
  const numberOf = async (name: string) =>
    (
      await house.database.db
        .selectFrom("assessment")
        .select("number")
        .where("name", "=", name)
        .executeTakeFirstOrThrow()
    ).number;
  await page.goto(`${server.url}/vurdering/?id=${await numberOf("Eksempel: Hjemmebasert dialyse")}`);
  await page.getByRole("link", { name: "Besluttet innført på vilkår, Helse Nord-Trøndelag HF, 22.06.2026" }).waitFor();
  await page.goto(`${server.url}/vurdering/?id=${await numberOf("Eksempel: Ultralydveiledet venekanylering")}`);
  await page.getByRole("link", { name: /^Besluttet ikke innført, Sykehuset Østfold HF/ }).waitFor();
});
