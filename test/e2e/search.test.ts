import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile, type PageOptions } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { database, server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

/** A visitor's page at an address, of the server at hand unless it names another. With script it is handed over when the browser has taken the markup over. */
async function visit(address: string, options: PageOptions = {}) {
  const page = await house.page({ width: 1440, ...options });
  const waitUntil = options.script === false ? "load" : "networkidle";
  await page.goto(new URL(address, server.url).href, { waitUntil });
  if (options.script !== false) await page.locator("html[data-hydrated]").waitFor();
  return page;
}

const shown = (page: Page) => page.getByRole("heading", { level: 2, name: /resultat/ });
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(server.url.length));
const sidebar = (page: Page) => page.getByRole("region", { name: "Filtrer treffene" });
const open = (page: Page, group: string) => page.locator("summary", { hasText: group }).first().click();

describe("without script", () => {
  test("text, filters, sort, pages and chips all work as plain forms and links", async () => {
    const page = await visit("/sok/", { script: false });
    expect(await shown(page).textContent()).toBe("45 resultater");
    expect(await page.title()).toBe("Søk i mini-metodevurderinger – Minimetode");
    await page.getByText("Søk i publiserte vurderinger og i kort om vurderinger som er under arbeid.").waitFor();
    await page.getByRole("main").getByRole("searchbox").fill("laserbehandling");
    await page.getByRole("main").getByRole("button", { name: "Søk", exact: true }).click();
    await expect.poll(() => shown(page).textContent()).toBe("9 resultater");

    await sidebar(page)
      .getByRole("checkbox", { name: /^Publisert/ })
      .check();
    await open(page, "Publiseringsår");
    await sidebar(page).getByRole("checkbox", { name: /^2025/ }).check();
    await sidebar(page).getByRole("checkbox", { name: /^2024/ }).check();
    await page.getByRole("button", { name: "Bruk filtrene" }).click();
    await expect.poll(() => addressOf(page)).toContain("published=2025,2024");
    expect(addressOf(page)).toContain("filterAssessmentStatus=3");
    expect(new URL(page.url()).searchParams.get("q")).toBe("laserbehandling");
    const chips = page.getByRole("list", { name: "Valgte filtre" });
    // The address is the new one before the page is read to its end.
    await expect.poll(() => chips.getByRole("link").allTextContents()).toEqual(["Publisert", "2025", "2024"]);

    await chips.getByRole("link", { name: "Fjern 2024" }).click();
    await expect.poll(() => addressOf(page)).not.toContain("2024");

    await page.getByLabel("Sorter etter").selectOption("Beste treff");
    await page.getByRole("button", { name: "Sorter", exact: true }).click();
    await expect.poll(() => addressOf(page)).toContain("sort=relevance");

    await page.getByRole("link", { name: "Nullstill søket" }).click();
    await expect.poll(() => addressOf(page)).toBe("/sok/");
    await page
      .getByRole("navigation", { name: "Sider, under trefflisten" })
      .getByRole("link", { name: "Side 3" })
      .click();
    await expect.poll(() => addressOf(page)).toBe("/sok/?page=3");
    await expect.poll(() => page.getByRole("article").count()).toBe(5);
  });

  test("what is chosen and exists no more is sent with the words, and goes when its chip is removed", async () => {
    const gone = "filterAssessmentType=1&filterTopic=999998,999999&filterSubFilter=999997";
    const page = await visit(`/sok/?${gone}`, { script: false });
    const chips = page.getByRole("list", { name: "Valgte filtre" }).getByRole("link");
    await expect.poll(() => chips.count()).toBe(4);
    await page.getByRole("main").getByRole("searchbox").fill("laser");
    await page.getByRole("main").getByRole("button", { name: "Søk", exact: true }).click();
    await page.waitForURL(/q=laser/);
    expect(addressOf(page)).toBe(`/sok/?q=laser&${gone}`);
    await chips.filter({ hasText: "999998" }).click();
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect.poll(() => chips.count()).toBe(3);
    expect(addressOf(page)).toBe(`/sok/?q=laser&${gone.replace("999998,", "")}`);
  });

  test("the header's search goes to the same page", async () => {
    const page = await visit("/artikler/", { script: false });
    await page.getByRole("banner").getByRole("searchbox").fill("ultralyd");
    await page.getByRole("banner").getByRole("searchbox").press("Enter");
    await page.waitForURL(/\/sok\/?\?q=ultralyd$/);
    await expect.poll(() => shown(page).textContent()).toBe("9 resultater");
  });
});

describe("with script", () => {
  test("a choice searches at once, keeps the scroll and the focus, is mirrored in the address and said aloud", async () => {
    const page = await visit("/sok/?q=laser&page=1");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(200);
    const published = sidebar(page).getByRole("checkbox", { name: /^Publisert/ });
    await published.focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/filterAssessmentStatus=3/);
    expect(addressOf(page)).toBe("/sok/?q=laser&filterAssessmentStatus=3");
    await page.getByRole("status").filter({ hasText: "resultater" }).waitFor({ state: "attached" });
    await expect.poll(() => published.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(5);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("filterAssessmentStatus"));
    await expect.poll(() => published.isChecked()).toBe(false);
  });

  test("an assessment type replaces the earlier one, and a municipality its county", async () => {
    const page = await visit("/sok/");
    await open(page, "Type vurdering");
    await sidebar(page)
      .getByRole("radio", { name: /^Helseforetak/ })
      .check();
    await page.waitForURL(/filterAssessmentType=1$/);
    await sidebar(page)
      .getByRole("radio", { name: /^Fylke og kommune/ })
      .check();
    await page.waitForURL(/filterAssessmentType=2$/);
    await page.getByRole("link", { name: "Fjern Fylke og kommune" }).click();
    await page.waitForURL(`${server.url}/sok/`);
    await page.getByRole("link", { name: "Fjern Fylke og kommune" }).waitFor({ state: "detached" });
    await open(page, "Fylke og kommune");
    await sidebar(page)
      .getByRole("checkbox", { name: /^Østfold/ })
      .check();
    await page.waitForURL(/filterMunicipality=\d+$/);
    await page.getByText("Vis undervalg for Østfold").locator("..").click();
    await sidebar(page)
      .getByRole("checkbox", { name: /^Halden/ })
      .check();
    await page.waitForURL(/sok\/\?filterSubFilter=\d+$/);
  });

  test("taking a chip away moves the focus to the results, and clearing removes the text", async () => {
    const page = await visit("/sok/?q=laser&published=2025");
    await page.getByRole("link", { name: "Fjern 2025" }).press("Enter");
    await page.waitForURL(/\?q=laser$/);
    await page.waitForFunction(() => document.activeElement?.id === "treff");
    await page.getByRole("link", { name: "Nullstill søket" }).click();
    await page.waitForURL(`${server.url}/sok/`);
    // The address is the new one before the page is drawn.
    await expect.poll(() => page.getByRole("main").getByRole("searchbox").inputValue()).toBe("");
  });

  test("the state filter is exclusive and clears the text", async () => {
    const page = await visit("/sok/?q=laser&sort=relevance");
    await page.getByRole("link", { name: "Bare kommuner" }).click();
    await page.waitForURL(/sok\/\?filterByMunicipality=true$/);
    await page.getByRole("link", { name: "Bare helseforetak" }).click();
    await page.waitForURL(/sok\/\?filterByHealthAuthority=true$/);
    await expect
      .poll(() => page.getByRole("link", { name: "Bare helseforetak" }).getAttribute("aria-current"))
      .toBe("true");
  });

  test("an answer that does not come is said so, and can be asked for again", async () => {
    const page = await visit("/sok/");
    await page.route("**/api/search/**", (route) => route.abort());
    await page.getByLabel("Sorter etter").selectOption("Alfabetisk");
    await page.getByText("Søket svarte ikke.").waitFor();
    house.complaints();
    await page.unroute("**/api/search/**");
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await page.getByRole("article").first().waitFor();
  });

  test("on a small screen filters and sort slide in; the buttons count the groups and the matches", async () => {
    const page = await visit("/sok/?q=laser", { width: 390 });
    await page.getByRole("button", { name: /Filtrer.*9.*filtergrupper/ }).click();
    const panel = page.getByRole("dialog", { name: "Filtrer treffene" });
    await expectNoFindings(page);
    await panel.locator("summary", { hasText: "Publiseringsår" }).click();
    await panel.getByRole("checkbox", { name: /^2025/ }).check();
    await page.waitForURL(/published=2025/);
    await page.locator('ol[aria-busy="false"]').waitFor({ state: "attached" });
    const show = panel.getByRole("button", { name: /^Vis \d+ resultat/ });
    const matches = Number(/\d+/.exec((await shown(page).textContent()) ?? "")?.[0]);
    await panel
      .getByRole("button", { name: `Vis ${matches} resultat${matches <= 1 ? "" : "er"}`, exact: true })
      .waitFor();
    await show.click();
    await panel.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Sorter" }).click();
    const sort = page.getByRole("dialog", { name: "Sorter etter" });
    await sort.getByRole("radio", { name: "Alfabetisk" }).check();
    await page.waitForURL(/sort=alphabetically/);
    await expectNoFindings(page);
    await sort.getByRole("button", { name: "Lukk" }).click();
    await sort.waitFor({ state: "hidden" });
  });
});

describe("paging and what is chosen", () => {
  test("a link below the list goes to the heading of the next page's results", async () => {
    const page = await visit("/sok/", { width: 390 });
    await page
      .getByRole("navigation", { name: "Sider, under trefflisten" })
      .getByRole("link", { name: "Side 2" })
      .click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(() => document.activeElement?.id === "treff");
    const top = () => shown(page).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
    const upper = page.getByRole("navigation", { name: "Sider, over trefflisten" });
    expect(await upper.getByRole("listitem").filter({ visible: true }).allTextContents()).toEqual([
      "Forrige",
      "Side 2 av 3",
      "Neste",
    ]);
  });

  test("a hit says what it is about, in one line, and a hit without a summary says so", async () => {
    const page = await visit("/sok/", { width: 1440 });
    const content = page
      .getByRole("article")
      .getByText(/^Dette er et eksempel|^Det er ikke skrevet noe sammendrag ennå/);
    expect(await content.count()).toBe(await page.getByRole("article").count());
    const lines = await content.evaluateAll((all) =>
      all.map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
    );
    expect([...new Set(lines)]).toEqual([1]);
  });

  test("the first hit is on a phone's first screen", async () => {
    const page = await visit("/sok/", { width: 390 });
    const box = await page.getByRole("article").first().boundingBox();
    expect(box?.y).toBeLessThan(700);
  });

  test("a filter that nobody knows is a chip that can be removed", async () => {
    const page = await visit("/sok/?filterTopic=99999");
    await page.getByRole("link", { name: "Fjern Fagområde: ukjent valg (99999)" }).click();
    await page.waitForURL(`${server.url}/sok/`);
  });

  test("sort and page size can be reset, and defaults do not stay in the address", async () => {
    const page = await visit("/sok/?sort=alphabetically&pageSize=5&page=1");
    expect(addressOf(page)).toBe("/sok/?pageSize=5&sort=alphabetically");
    await page.getByRole("link", { name: "Nullstill søket" }).click();
    await page.waitForURL(`${server.url}/sok/`);
  });

  test("a filter says its name and its hits once", async () => {
    const page = await visit("/sok/");
    expect(
      await sidebar(page)
        .getByRole("checkbox", { name: /^Publisert, \d+ treff$/ })
        .count(),
    ).toBe(1);
  });
});

describe("every reader", () => {
  const states = ["/sok/", "/sok/?q=laser&published=2025&filterAssessmentType=1", "/sok/?q=finnesikkexyz"];
  const onPhone = ["/sok/?page=3", "/sok/?q=hjemedia", '/sok/?q="laserbehandling+for"+-barn+kvantefysikk'];
  test.each(states)("%s fits every width, and has no axe findings on a phone, a tablet or a desk", async (address) => {
    const page = await visit(address, { width: 390 });
    await expectInOrder(page);
    expect(await tooWideAt(page)).toEqual([]);
  });

  test.each(onPhone)("%s fits every width, and has no axe findings on a phone", async (address) => {
    const page = await visit(address, { width: 390 });
    await expectNoFindings(page);
    expect(await tooWideAt(page)).toEqual([]);
  });

  test("has no axe findings before the browser has taken the markup over", async () => {
    const still = await house.page();
    await still.route("**/*.js", (route) => route.abort());
    await still.goto(`${server.url}/sok/?q=laser&published=2025`);
    await expectInOrder(still);
    house.complaints();
  });

  test("sees zero hits in our words", async () => {
    const page = await visit("/sok/?q=finnesikkexyz", { script: false });
    expect(await page.getByRole("heading", { name: "Ingen treff" }).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Last ned treffene (CSV)" }).count()).toBe(0);
    expect(await page.getByText("Du søkte etter «finnesikkexyz».").isVisible()).toBe(true);
    expect(await page.getByText(/fjern noen av filtrene/).count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Start en vurdering" }).click();
    await expect.poll(() => addressOf(page)).toBe("/start/");
  });

  test("gets titles as text, whatever they hold", async () => {
    const title = `<img src=x onerror="alert(1)"> </script><script>alert(2)</script>`;
    const [example] = await exampleDocuments(database);
    if (example) await indexAll(database, [{ ...example, ref: 99_999, title }]);
    const page = await visit("/sok/?q=onerror");
    expect(await page.getByRole("heading", { level: 3 }).textContent()).toBe(title);
  });
});
