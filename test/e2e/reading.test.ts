import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import type { Browser as Visitor } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { tooWideAt } from "./every-width.ts";
import { houseForFile, type PageOptions } from "./house.ts";

const { database, server, ...house } = await houseForFile();

const example = async (named: string): Promise<number> => {
  const found = database.db.selectFrom("assessment").select("number").where("name", "like", `%${named}%`);
  return (await found.executeTakeFirstOrThrow()).number;
};
const [published, draft, sent] = await Promise.all([example("dialyse"), example("brudd"), example("lungene")]);

const seatOf = async (assessment: number): Promise<Visitor> => {
  const seat = database.db.selectFrom("contributor").select("id").where("assessment", "=", assessment);
  return seatedAs(server, (await seat.where("role", "=", "initiator").executeTakeFirstOrThrow()).id);
};

async function visit(address: string, options: PageOptions = {}): Promise<Page> {
  const page = await house.page({ width: 1440, ...options });
  await page.goto(`${server.url}${address}`, { waitUntil: options.script === false ? "load" : "networkidle" });
  if (options.script !== false) await page.locator("html[data-hydrated]").waitFor();
  return page;
}
const place = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return { tab: searchParams.get("tab"), section: searchParams.get("section") };
};
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The address changes at once, the page when the tab's text has come. */
const isOpen = (page: Page, name: string) => page.getByRole("tab", { name, exact: true, selected: true }).waitFor();
const menu = (page: Page) => page.getByRole("navigation", { name: "Seksjoner i denne delen" });
const parts = (page: Page) => page.getByRole("button", { name: /^Del \d+ av/ });
const steps = (page: Page) => page.getByRole("navigation", { name: "Forrige og neste seksjon" });
const sections = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe("the published page", () => {
  test("has its heading in title, social title and breadcrumb, its change log, tools, summary and details", async () => {
    const page = await visit(`/vurdering/?id=${published}`);
    const heading = "Eksempel: Hjemmebasert dialyse";
    expect(await page.title()).toBe(`${heading} – Om vurderingen – Minimetode`);
    expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(heading);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(`/vurdering/?id=${published}`);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const crumbs = page.getByRole("navigation", { name: "Du er her" }).getByRole("listitem");
    expect(await crumbs.last().textContent()).toContain(heading);
    const conclusion = page.getByRole("region", { name: "Svaret i korte trekk" });
    expect(await conclusion.getByRole("definition").allTextContents()).toEqual([
      "Metoden bør innføres eller utvides på vilkår",
      "VilkårTilbudet utvides når opplæringsrom og ett årsverk er på plass, og når døgnåpen telefon er avtalt.",
      "Lav",
      "Den sanne effekten kan være en annen.",
    ]);
    expect(await page.getByRole("region", { name: "Kort fortalt" }).textContent()).toContain("Når nyrene svikter");
    await page.getByText("Endringslogg").click();
    await page.getByRole("link", { name: "Utgave 1", exact: true }).waitFor();
    await page.getByText("Siter", { exact: true }).click();
    await page.getByRole("link", { name: "BibTeX" }).waitFor();
    expect(await page.getByRole("heading", { name: "Sammendrag" }).count()).toBe(1);
    const terms = page.getByRole("region", { name: "Detaljer" }).getByRole("term");
    expect(await terms.allTextContents()).toEqual([
      "Type",
      "Fagområder",
      "Metodetyper",
      "Helseforetak",
      "Finansieringsansvar",
      "Bidragsytere",
      "Publiseringsår",
    ]);
    await page.getByText("Last ned", { exact: true }).click();
    await page.getByRole("link", { name: "Data (JSON)" }).waitFor();

    const tools = page.getByRole("list", { name: "Verktøy for siden" });
    expect(await tools.getByRole("listitem").count()).toBe(4);
    await tools.getByText(/PDF/).waitFor();
    expect(await tools.getByRole("link", { name: "Kontakt forslagsstiller" }).count()).toBe(0);
    await tools.getByRole("button", { name: "Del" }).click();
    const share = page.getByRole("navigation", { name: "Del siden" }).getByRole("link");
    expect(await share.allTextContents()).toEqual([
      "E-post",
      "Facebook (åpnes i ny fane)",
      "Twitter (åpnes i ny fane)",
    ]);
    expect(await share.first().getAttribute("href")).toMatch(/^mailto:\?subject=Eksempel/);
    await expectNoFindings(page);
  });

  test("from 1280 px shows the open section alone; menu, steps, tabs and back keep the address and the focus", async () => {
    const page = await visit(`/vurdering/?id=${published}`, { width: 1280 });
    expect(await sections(page).allTextContents()).toEqual(expect.arrayContaining(["Tittel og bestilling"]));
    const visible = () => sections(page).filter({ visible: true }).allTextContents();
    expect(await visible()).toEqual(["Tittel og bestilling"]);

    await menu(page).getByRole("link", { name: "Bidragsytere og habilitet" }).press("Enter");
    await page.waitForURL(/tab=0&section=/);
    await expect.poll(() => visible()).toEqual(["Bidragsytere og habilitet"]);
    await expect.poll(() => focused(page)).toBe("Bidragsytere og habilitet");
    expect(await menu(page).locator('[aria-current="true"]').textContent()).toBe("Bidragsytere og habilitet");

    await steps(page).getByRole("link", { name: /Neste/ }).press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent === "Tidsplan");
    await steps(page).getByRole("link", { name: /Neste/ }).press("Enter");
    await page.waitForURL(/tab=1&section=/);
    await isOpen(page, "Metoden");

    await tab(page, "Metoden").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(page)).toBe("Pasienter");
    expect(place(page).tab).toBe("1");
    await page.keyboard.press("Enter");
    await page.waitForURL(/tab=2$/);
    await isOpen(page, "Pasienter");
    await expect.poll(() => focused(page)).toBe("Pasienter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches(":focus-visible"))).toBe(true);

    await page.goBack();
    await page.waitForURL(/tab=1&section=/);
    await isOpen(page, "Metoden");
    await page.goto(`${server.url}/vurdering/?id=${published}&tab=99&section=finnes-ikke`);
    expect(await visible()).toEqual(["Tittel og bestilling"]);
  });

  test("under 1280 px lists the sections of the tab one after another; the menu goes to one, the steps to the next tab", async () => {
    const page = await visit(`/vurdering/?id=${published}`, { width: 1279 });
    expect(await sections(page).filter({ visible: true }).count()).toBe(3);
    await parts(page).click();
    await menu(page).getByRole("link", { name: "Tidsplan" }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === "Tidsplan");
    expect(await sections(page).filter({ visible: true }).last().isVisible()).toBe(true);
    expect(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)).toBe(true);
    await parts(page).click();
    await page.getByRole("link", { name: "Sammendrag" }).click();
    await expect.poll(async () => (await page.locator("#sammendrag").boundingBox())?.y).toBeCloseTo(72, 0);
    await steps(page).getByRole("link", { name: /Neste/ }).click();
    await page.waitForURL(/tab=1&section=/);
    await page.getByRole("button", { name: "Del 2 av 10 · Metoden" }).waitFor();
    await steps(page)
      .getByRole("link", { name: /Forrige/ })
      .click();
    await page.waitForURL(/tab=0&section=/);
    await expect.poll(() => focused(page)).toBe("Tittel og bestilling");
  });

  test.each([390, 1440])("without script every tab and section can be reached at %i px", async (width) => {
    const from = width < 1280 ? 0 : 7; // From 1280 px a step is a section: the last tabs are enough of them.
    const page = await visit(`/vurdering/?id=${published}&tab=${from}`, { width, script: false });
    const reached = new Set<string>();
    for (let steppedOn = 0; steppedOn < 100; steppedOn++) {
      for (const name of await sections(page).filter({ visible: true }).allTextContents()) reached.add(name);
      const next = steps(page).filter({ visible: true }).getByRole("link", { name: /Neste/ });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    const names = page.getByRole("tab", { includeHidden: true });
    for (const name of (await names.allTextContents()).slice(from)) {
      if (width < 1280) await parts(page).click();
      await tab(page, name).click();
      await expect.poll(() => names.and(page.locator("[aria-selected=true]")).textContent()).toBe(name);
      for (const each of await sections(page).allTextContents()) expect(reached).toContain(each);
    }
  });

  test("is printed as a whole, or the open tab alone", async () => {
    const page = await visit(`/vurdering/?id=${published}&tab=1`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", window.location.search);
    });
    const choices = page.getByRole("navigation", { name: "Skriv ut" });
    await page.getByRole("button", { name: "Skriv ut" }).click();
    await choices.getByRole("button", { name: "Denne delen" }).click();
    await expect.poll(() => page.locator("body").getAttribute("data-printed")).toContain("tab=1");
    await page.getByRole("button", { name: "Skriv ut" }).click();
    await choices.getByRole("link", { name: "Hele vurderingen" }).click();
    await page.waitForFunction(() => document.body.getAttribute("data-printed")?.includes("print=true"));
    expect(await page.title()).toBe("Eksempel: Hjemmebasert dialyse – Utskriftsvennlig versjon – Minimetode");
  });

  test("on paper as wide as a screen the open tab has one column", async () => {
    const page = await visit(`/vurdering/?id=${published}&tab=1`, { width: 1440 });
    await page.emulateMedia({ media: "print" });
    const text = page.getByRole("tabpanel").getByRole("paragraph").filter({ visible: true }).first();
    expect((await text.boundingBox())?.x).toBeLessThan(120);
    expect(await sections(page).filter({ visible: true }).count()).toBeGreaterThan(1);
  });

  test("all tabs are in view on a phone, a tablet and a desk", async () => {
    const page = await visit(`/vurdering/?id=${published}`, { width: 390 });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 1280) await parts(page).click();
      for (const each of await page.getByRole("tab").all()) {
        const box = await each.boundingBox();
        expect([width, box && box.x >= 0 && box.x + box.width <= width]).toEqual([width, true]);
      }
    }
  });

  test("the printable version has every tab, no menus, and no button on paper", async () => {
    const page = await visit(`/vurdering/?id=${published}`);
    const names = await page.getByRole("tab").allTextContents();
    await page.getByRole("link", { name: "Utskriftsvennlig versjon" }).click();
    await page.waitForURL(/print=true/);
    await page.getByRole("heading", { level: 2, name: "Metoden", exact: true }).waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining(names),
    );
    expect(await page.getByRole("tab").count()).toBe(0);
    await page.getByRole("region", { name: "Svaret i korte trekk" }).waitFor();
    await expectNoFindings(page);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Tilbake til vanlig visning" }).click();
    await page.getByRole("tablist").waitFor();
  });
});

describe("what is not published", () => {
  test.each(["draft", "sent"])(
    "the card of a %s assessment is compact, noindex and says how far it has come",
    async (which) => {
      const number = which === "draft" ? draft : sent;
      const page = await visit(`/vurdering/?id=${number}&tab=2`);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      expect(await page.getByText(which === "draft" ? "Under arbeid" : "Til publisering").isVisible()).toBe(true);
      expect(await page.getByRole("tab").count()).toBe(0);
      expect(await page.getByRole("link", { name: "Utskriftsvennlig versjon" }).count()).toBe(0);
      expect(await page.getByRole("button", { name: "Skriv ut" }).isVisible()).toBe(true);
      const contact = page.getByRole("link", { name: "Kontakt forslagsstiller" });
      const initiator = which === "draft" ? "eksempel.forfatter" : "anders.tenkeland";
      expect(await contact.getAttribute("href")).toBe(`mailto:${initiator}@eksempel.example`);
    },
  );

  test("the preview is for a seat and for an editor; others are asked to sign in", async () => {
    for (const as of [await seatOf(sent), await signedInAs(server, "redaktor")]) {
      const page = await visit(`/forhandsvisning/?id=${sent}`, { as });
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      expect(await page.getByText("Til publisering").isVisible()).toBe(true);
      expect(await page.getByText(/Sist lagret/).textContent()).toMatch(/\d\d\.\d\d\.2026 \d\d:\d\d$/);
      expect(await page.getByRole("button", { name: "Del" }).count()).toBe(0);
      expect(await page.getByRole("link", { name: "Kontakt forslagsstiller" }).count()).toBe(0);
      expect(await page.getByRole("button", { name: "Skriv ut" }).isVisible()).toBe(true);
      await tab(page, "Metoden").click();
      await page.waitForURL(/forhandsvisning\/\?id=\d+&tab=1$/);
      await isOpen(page, "Metoden");
    }
    const anonymous = await fetch(`${server.url}/forhandsvisning/?id=${sent}`, { redirect: "manual" });
    expect(anonymous.headers.get("location")).toContain("/login?returnUrl=%2Fforhandsvisning");
  });
});

describe("every state", () => {
  const states = () => [
    `/vurdering/?id=${published}`,
    `/vurdering/?id=${published}&tab=3`,
    `/vurdering/?id=${draft}`,
    `/forhandsvisning/?id=${sent}`,
  ];

  test("fits every width, and has no axe findings on a small screen or a large", async () => {
    const as = await signedInAs(server, "redaktor");
    for (const address of states()) {
      const page = await visit(address, { width: 390, as });
      await expectNoFindings(page);
      expect(await tooWideAt(page)).toEqual([]);
      await expectNoFindings(page);
    }
  });

  // The colours are those of the page with script, at which axe looks in the test before.
  test("has no axe findings before the browser has taken the markup over", async () => {
    const still = await house.page({ as: await signedInAs(server, "redaktor") });
    await still.route("**/*.js", (route) => route.abort());
    for (const address of states()) {
      await still.goto(`${server.url}${address}`);
      for (const width of [390, 1440]) {
        await still.setViewportSize({ width, height: 900 });
        expect([address, width, await findings(still, "html", false)]).toEqual([address, width, []]);
      }
    }
    house.complaints();
  });

  test("long words and long headings break instead of widening the page", async () => {
    const name = `Eksempel: ${"hjemmedialysebehandlingsopplæring".repeat(6)}`;
    await database.db.updateTable("assessment").set({ name }).where("number", "=", draft).execute();
    const page = await visit(`/forhandsvisning/?id=${draft}`, { width: 390, as: await signedInAs(server, "redaktor") });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(name);
    expect(await fits(page)).toBe(true);
  });
});
