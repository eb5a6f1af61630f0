import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { dayAfter, yearAfter } from "../../features/content/rules/index.ts";
import { norwegianDay, norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { findings } from "../axe-findings.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of (404|409|422)/);
const today = norwegianIsoDay(new Date());
const ids = new Map<string, number>();
const idOf = (name: string) => ids.get(name) ?? 0;

beforeAll(async () => {
  const { db } = house.server;
  const editor = await signedInAs(house.server, "redaktor");
  const nodes: readonly { readonly id: number; readonly type: string }[] = await (
    await editor.get("/api/desk/pages")
  ).json();
  const parent = nodes.find(({ type }) => type === "StartPage")?.id;
  const days = {
    "Råd om søk": -20,
    "Ord og uttrykk": -3,
    "Slik velger du mal": -2,
    "For nye fagfeller": -1,
    "Om utkast": -1,
    Personvernråd: 9,
  };
  for (const [name, ahead] of Object.entries({ ...days, "Råd til kommuner": null })) {
    const { id } = await json(editor.post("/api/desk/pages", { parent, type: "StandardPage", name }));
    ids.set(name, id);
    await publishPage(editor, id);
    if (ahead !== null)
      await db
        .updateTable("content")
        .set({ review_by: dayAfter(today, ahead) })
        .where("number", "=", id)
        .execute();
  }
  const written = await readPage(editor, idOf("Råd til kommuner"));
  await savePage(editor, written.id, written.rev, ["mainBody"], '<p><a href="/finnes-ikke/">her</a></p>');
  await publishPage(editor, written.id);
  await savePage(editor, written.id, (await readPage(editor, written.id)).rev, ["heading"], "Råd til alle kommuner");
  const planned = idOf("Personvernråd");
  await savePage(editor, planned, (await readPage(editor, planned)).rev, ["heading"], "Personvern");
  const { rev } = await readPage(editor, planned);
  await onPage(editor, planned, "plan", { rev, at: "2098-06-15T06:00:00.000Z", note: "" });
  await anAssessment(db, { name: "Eksempel: sendt inn", status: 2, opened: true });
});

const open = async (page: Page, path: string, origin = house.server.url) => {
  await page.goto(`${origin}${path}`);
  await page.locator("html[data-hydrated]").waitFor();
};

const waiting = (page: Page) => page.getByRole("region", { name: "Dette venter på deg" });
const group = (page: Page, heading: string) =>
  waiting(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: heading }) });

test("the first page of the desk says what waits, and each of it leads to where it is done", async () => {
  const page = await house.editor({ width: 1440 });
  await open(page, "/redaksjon/");
  const headings = await waiting(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(headings).toEqual([
    "2 mini-metodevurderinger er sendt til publisering",
    "5 sider skulle ha vært gjennomgått",
    "Et utkast som du har skrevet i",
    "En planlagt publisering",
    "En side skal gjennomgås innen 30 dager",
    "En lenke virker ikke",
  ]);
  const overdue = group(page, "5 sider skulle ha vært gjennomgått");
  await overdue.getByText(`Skulle vært gjort innen ${norwegianDay(dayAfter(today, -20))}`).waitFor();
  await overdue.getByText("Vis 2 til").click();
  await overdue.getByRole("link", { name: "For nye fagfeller" }).waitFor();
  await group(page, "En planlagt publisering").getByText("Publiseres 15.06.2098 08:00").waitFor();
  await expectInOrder(page);
  await group(page, "En lenke virker ikke").getByRole("link", { name: "Vis lenkene" }).click();
  await page.getByRole("heading", { level: 1, name: "Lenker som ikke virker" }).waitFor();
  await open(page, "/redaksjon/");
  await waiting(page).getByRole("link", { name: "Vis i listen" }).click();
  await page.getByText("2 mini-metodevurderinger", { exact: true }).waitFor();
  await page.getByRole("rowheader", { name: /Eksempel: sendt inn/ }).waitFor();
});

test("an editor goes by keyboard to a page whose day has passed, looks at it and moves the day on", async () => {
  const page = await house.editor({ width: 1440 });
  await open(page, "/redaksjon/");
  await tabTo(page, group(page, "5 sider skulle ha vært gjennomgått").getByRole("link", { name: "Råd om søk" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Råd om søk" }).waitFor();
  const passed = page.getByText(`Siden skulle ha vært gjennomgått innen ${norwegianDay(dayAfter(today, -20))}.`);
  await passed.waitFor();
  await tabTo(page, page.getByRole("link", { name: "Gå til gjennomgangen" }));
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: "Gjennomgått i dag" });
  await tabTo(page, button);
  await expectInOrder(page);
  await page.keyboard.press("Enter");
  const next = norwegianDay(yearAfter(today));
  await page.getByText(`Neste gjennomgang er ${next}`).waitFor();
  await passed.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(button)).toBe(true);
  expect(await page.getByLabel("Skal gjennomgås innen").inputValue()).toBe(next);
  await page.getByRole("link", { name: "Redaksjonen", exact: true }).first().click();
  await group(page, "4 sider skulle ha vært gjennomgått").waitFor();
});

test("a page without a day is a warning at publishing that leads to the field; what is no day is said there", async () => {
  const page = await house.editor({ width: 390 });
  const number = idOf("Råd til kommuner");
  await open(page, `/redaksjon/innhold/${number}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  await dialog.getByText("Siden har ingen dato for når den skal gjennomgås").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("link", { name: "Skal gjennomgås innen" }).click();
  const day = page.getByRole("textbox", { name: "Skal gjennomgås innen" });
  await expect.poll(() => isFocused(day)).toBe(true);
  const save = page.getByRole("button", { name: "Lagre gjennomgangen" });
  await day.fill("snart");
  await save.click();
  await page.getByText("Skriv en dato, for eksempel 31.12.2027").waitFor();
  await day.fill("01.01.2024");
  await save.click();
  await page.getByText("Datoen har vært. Velg i dag eller en senere dag").waitFor();
  await expectInOrder(page);
  await day.fill(norwegianDay(dayAfter(today, 200)));
  await page.getByLabel("Ansvarlig").selectOption({ label: "Eksempel Redaktør" });
  await save.click();
  await page.getByText("Lagret", { exact: true }).waitFor();
  const editor = await signedInAs(house.server, "redaktor");
  const { review } = await readPage(editor, number);
  const owner = review.people.find(({ name }: { readonly name: string }) => name === "Eksempel Redaktør").id;
  expect(review).toMatchObject({ by: dayAfter(today, 200), owner });
  await page.getByRole("button", { name: "Fjern datoen" }).click();
  await page.getByText("Siden har ingen dato for gjennomgang").waitFor();
  expect((await readPage(editor, number)).review).toMatchObject({ by: null, owner });
});

test("who may not edit a page reads its day, and nothing of it waits", async () => {
  const admin = await signedInAs(house.server, "admin");
  const id = idOf("Ord og uttrykk");
  const { rev } = await readPage(admin, id);
  await onPage(admin, id, "access", { rev, edit: { who: "admins", accounts: [] } });
  const page = await house.editor({ width: 768 });
  await open(page, `/redaksjon/innhold/${id}/`);
  const by = norwegianDay(dayAfter(today, -3));
  await page.getByText(`Siden skulle ha vært gjennomgått innen ${by}.`).waitFor();
  await page.getByRole("tab", { name: "Hvem og når" }).click();
  await page.getByText(`Siden skal gjennomgås innen ${by}.`).waitFor();
  expect(await page.getByRole("button", { name: "Gjennomgått i dag" }).count()).toBe(0);
  await open(page, "/redaksjon/innhold/");
  await page.getByText(`Skulle vært gjennomgått ${by}`).waitFor();
  await open(page, "/redaksjon/");
  await group(page, "3 sider skulle ha vært gjennomgått").waitFor();
  expect(await waiting(page).getByRole("link", { name: "Ord og uttrykk" }).count()).toBe(0);
});

test("the desk of the notification site has it above its pages, and says when nothing waits", async () => {
  const page = await house.editor({ width: 390 });
  const there = house.server.url.replace("localhost", "metodevarsel.localhost");
  const cookies = await page.context().cookies(house.server.url);
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: there, httpOnly: true })));
  await open(page, "/redaksjon/innhold/", there);
  await waiting(page).getByText("Ingenting venter på deg nå.").waitFor();
  await expectInOrder(page);
});
