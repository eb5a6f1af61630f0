import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { invitation } from "../builders/a-team.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { slowLineTo } from "../slow-line.ts";
import { authorHouse } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();
const { server } = house;

const SOURCE = "Eksempel: det som er vurdert fra før";
const people = {
  librarian: { name: "Berit Eksempel", email: "berit@eksempel.no" },
  economist: { name: "Olav Eksempel", email: "olav@eksempel.no" },
  peer: { name: "Fay Eksempel", email: "fay@eksempel.no" },
} as const;
type Invited = keyof typeof people;

/** The address in the mail that invited them. */
const linkTo = async (role: Invited): Promise<string> => {
  const mail = (await server.mails()).findLast(({ to }) => to === people[role].email);
  const link = /http\S+#k=[\w-]{43}/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error(`no link for the ${role}`);
  return link;
};

/** Opens the link of the mail. What is answered tells how often the person has clicked until then. */
async function openedByMail(role: Invited, { width = 1280, port = "" } = {}) {
  const page = await house.page({ width, context: {} });
  const link = new URL(await linkTo(role));
  if (port) link.port = port;
  await page.goto(link.href);
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await click(page.getByRole("button", { name: "Åpne mini-metodevurderingen" }));
  return { page, click, clicks: () => clicks };
}

const lines = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("listitem").allInnerTexts();
async function minutesOf(page: Page): Promise<readonly string[]> {
  await page.goto(new URL("/rediger/", page.url()).href);
  await page.getByRole("heading", { level: 2, name: "Dette kan du gjøre nå" }).waitFor();
  return lines(page);
}

test("a librarian, an economist on a slow line and a peer come by their mails: each has saved an answer after at most three clicks, and is told what waits for that role alone", async () => {
  const { number: source } = await aFilledAssessment(server, { name: SOURCE, status: 3 });
  const assessment = await house.start({ title: "Eksempel: Lysbehandling hos oss", startFrom: source });
  const { number, initiator } = assessment;
  const caller = await seatedAs(server, initiator.contributorId);
  for (const [role, who] of Object.entries(people))
    expect((await caller.post("/api/schema/InviteContributor", invitation(number, { role, ...who }))).status).toBe(200);
  await using slow = await slowLineTo(Number(new URL(server.url).port));

  const comeBerit = async () => {
    const { page, click, clicks } = await openedByMail("librarian", { width: 390 });
    const part = page.getByRole("region", { name: /^B\. / });
    await click(part.locator("summary").first());
    await click(part.getByRole("button", { name: /^Legg til nytt søk/ }));
    await part.getByLabel("Kilde").and(page.locator(":focus")).waitFor();
    await page.keyboard.type("MEDLINE");
    const hits = part.getByLabel("Antall treff");
    await hits.waitFor();
    while ((await hits.and(page.locator(":focus")).count()) === 0) await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await part.getByRole("button", { name: "Rediger søket i MEDLINE" }).first().waitFor();
    return { page, clicks: clicks() };
  };
  const comeOlav = async () => {
    const { page, click, clicks } = await openedByMail("economist", { port: String(slow.port) });
    const cost = page.getByLabel("Utstyr", { exact: true }).first();
    await click(cost);
    await page.keyboard.type("90000");
    await page.keyboard.press("Tab");
    await page.locator('[data-save-state="saved"]').first().waitFor({ state: "attached" });
    return { page, clicks: clicks() };
  };
  const comeFay = async () => {
    const { page, click, clicks } = await openedByMail("peer", { width: 390 });
    await click(page.getByRole("button", { name: "Ja, jeg vurderer den" }));
    const question = page.getByRole("main").getByRole("textbox").first();
    await click(question);
    await page.keyboard.type("Utvalget er godt beskrevet.");
    await page.keyboard.press("Tab");
    await page.locator('[data-save-state="saved"]').first().waitFor({ state: "attached" });
    return { page, clicks: clicks() };
  };
  const [berit, olav, fay] = await Promise.all([comeBerit(), comeOlav(), comeFay()]);
  for (const { clicks } of [berit, olav, fay]) expect(clicks).toBeLessThanOrEqual(3);
  for (const { page } of [berit, olav, fay]) expect(await tooWideAt(page)).toEqual([]);

  // How many studies there are is written once: the tables know it, and the flow takes it from them.
  const items = everyItem((await detailsOf(caller, number)).schema.schemaItems);
  const table = items.find(
    ({ blockType, properties }) => blockType === "EvidenceTable" && properties.tableSection === "PrimaryStudy",
  );
  const addStudy = async (shortId: string) => {
    const study = { id: table?.contentId, section: "PrimaryStudy", shortId, reference: shortId };
    expect((await caller.post("/api/schema/CreateEvidenceTableItem", study)).status).toBe(200);
  };
  await addStudy("Hansen 2020");
  await addStudy("Berg 2021");
  const part = berit.page.getByRole("region", { name: /^Utvelgelse av studier/ });
  const included = part.getByLabel("Inkluderte studier", { exact: true });
  await part.getByText("Evidenstabellene har 2 studier.").waitFor();
  await expectNoFindings(berit.page);
  expect(await tooWideAt(berit.page)).toEqual([]);
  await part.getByRole("button", { name: "Bruk 2 som antall inkluderte" }).press("Enter");
  await included.and(berit.page.locator(":focus")).waitFor();
  expect(await included.inputValue()).toBe("2");
  await part.getByText(/^Evidenstabellene har/).waitFor({ state: "detached" });
  await part
    .getByRole("img", { name: /^Flytskjema/ })
    .getByText("Inkluderte studier: 2")
    .waitFor();

  // A study more is doubtful in the list of who leads the work, which leads to where it is mended.
  await addStudy("Lie 2022");
  await part.getByText("Evidenstabellene har 3 studier.").waitFor();
  const { page: kari } = await house.enter(assessment, initiator);
  await kari.getByRole("link", { name: SOURCE }).waitFor();
  await kari.getByRole("button", { name: /^Hva gjenstår/ }).press("Enter");
  const left = kari.getByRole("dialog", { name: "Hva gjenstår" });
  const doubt = left
    .getByRole("listitem")
    .filter({ hasText: "1 studie i evidenstabellene er ikke regnet med i utvelgelsen" });
  await doubt.getByText("Leseren kan ikke se hvordan alle studiene ble funnet.").waitFor();
  await doubt.getByRole("link").press("Enter");
  await kari.getByRole("link", { name: "Gå til evidenstabellene" }).press("Enter");
  await kari.getByRole("heading", { level: 3, name: "Evidenstabell for kunnskapsoppsummeringer" }).waitFor();

  const [hers, his, peers, all] = await Promise.all([
    minutesOf(berit.page),
    minutesOf(olav.page),
    minutesOf(fay.page),
    minutesOf(kari),
  ]);
  await expectNoFindings(fay.page);
  expect(hers).toEqual(expect.arrayContaining([expect.stringMatching(/^Litteratursøk: 1 studie i evidenstabellene/)]));
  expect(hers.filter((line) => /konomi|[Kk]ostnad/.test(line))).toEqual([]);
  expect(his.filter((line) => /søk|evidens/i.test(line))).toEqual([]);
  expect(his).toEqual(expect.arrayContaining([expect.stringMatching(/kostnadene mangler kilde/)]));
  expect(peers).toEqual([expect.stringMatching(/^Skriv og send fagfellevurderingen/)]);
  expect(all).toEqual(expect.arrayContaining([expect.stringMatching(/\d+ felt må fylles ut/)]));
});
