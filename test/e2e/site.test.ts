import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { clone } from "../clone.ts";
import { databaseDoor } from "../database-door.ts";
import { builtFiles } from "../public-bundle.ts";
import { startTestServer } from "../server.ts";
import { tooWideAt } from "./every-width.ts";
import { houseForFile, type PageOptions, REFUSED_CALL } from "./house.ts";

const { database, server, ...house } = await houseForFile({ accepts: REFUSED_CALL });

const built = builtFiles(process.cwd());
const publicPages = [
  "/",
  "/artikler/",
  "/artikler/slik-lager-du-en-mini-metodevurdering/",
  "/start/",
  "/start/helseforetak",
  "/start/kommune",
  "/start/organisasjon",
  "/access-denied",
  "/not-found",
];

/** A page at an address, when the browser has taken the markup over. */
async function visit(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await house.page(options);
  await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
  if (options.script !== false) await page.locator("html[data-hydrated]").waitFor();
  return page;
}

describe("every public page", () => {
  it.each(publicPages)(
    "%s hydrates without complaints, fits every width, loads little script, and has no accessibility findings before or after",
    async (path) => {
      const page = await house.page({ width: 390 });
      const warnings: string[] = [];
      page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
      const scripts: Response[] = [];
      page.on("response", (response) => response.url().endsWith(".js") && scripts.push(response));
      await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
      await page.locator("html[data-hydrated]").waitFor();
      await expectNoFindings(page);
      expect(await page.locator("h1").count()).toBe(1);
      const loaded = scripts.map((script) => built.get(basename(script.url())) ?? "unknown");
      expect(loaded.filter((key) => /^unknown$|\/screens\/|editing/.test(key))).toEqual([]);
      let bytes = 0;
      for (const script of scripts) bytes += gzipSync(await script.body()).length;
      expect([bytes > 0 && bytes <= 133_300, bytes, await tooWideAt(page)]).toEqual([true, bytes, []]);
      await expectNoFindings(page);
      expect(warnings).toEqual([]);
      // Before hydration. Axe has looked at the colours.
      await page.route("**/assets/**/*.js", (route) => route.abort());
      await page.reload();
      expect(await findings(page, "html", false)).toEqual([]);
    },
  );
});

describe("moving about", () => {
  it("keeps the document, sets title and focus, and goes back to where the reader was", async () => {
    const page = await visit("/artikler/");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("link", { name: "Hva er en mini-metodevurdering?" }).click();
    await page.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.title()).toBe("Hva er en mini-metodevurdering? – Minimetode");
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(
      "Hva er en mini-metodevurdering?",
    );
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Om mini-metodevurdering" }).waitFor();
    expect(await page.title()).toBe("Artikler – Minimetode");
  });

  it("shows on the front page what was published last and what is under way, and searches from there", async () => {
    const page = await visit("/");
    for (const heading of ["Nylig publisert", "Under arbeid nå"]) {
      const list = page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading }) });
      expect(await list.getByRole("listitem").count()).toBe(3);
    }
    expect(await page.getByRole("searchbox").count()).toBe(1);
    await page.getByLabel("Søk i metodevurderinger").fill("dialyse");
    await page.getByLabel("Søk i metodevurderinger").press("Enter");
    await page.waitForURL(/\/sok\/\?q=dialyse$/);
    await page.getByRole("link", { name: "Eksempel: Hjemmebasert dialyse" }).click();
    await page.getByRole("region", { name: "Svaret i korte trekk" }).waitFor();
  });

  it("asks again for a page that was seen before, and nothing for a place on the same page", async () => {
    const page = await visit("/artikler/");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/content")) asked.push(searchParams.get("contentUrl") ?? "");
    });
    await page.getByRole("link", { name: "Hva er en mini-metodevurdering?" }).click();
    await page.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Om mini-metodevurdering" }).waitFor();
    await expect.poll(() => asked).toEqual(["/artikler/hva-er-en-mini-metodevurdering/", "/artikler/"]);
    await page.evaluate(() => window.location.assign("#hovedinnhold"));
    await page.waitForURL(/#hovedinnhold$/);
    expect(asked).toHaveLength(2);
  });

  it("asks again for a page that failed, when the reader comes back to it", async () => {
    const page = await visit("/artikler/");
    const article = page.getByRole("link", { name: "Hva er en mini-metodevurdering?" });
    await page.route("**/api/episerver/**", (route) => route.abort(), { times: 1 });
    await article.click();
    await page.getByRole("heading", { name: "Beklager, noe gikk galt" }).waitFor();
    house.complaints();
    await page.goBack();
    await article.click();
    await page.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
  });

  it("names what could not be loaded after an update, with a way to reload", async () => {
    const page = await visit("/artikler/");
    const isSearch = (url: URL) => built.get(basename(url.pathname))?.endsWith("/search-page.tsx") === true;
    await page.route(isSearch, (route) => route.abort());
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole("button", { name: "Søk", exact: true }).click();
    await page.getByRole("heading", { name: /^Kunne ikke laste \S.* vue component$/ }).waitFor();
    expect(await page.getByRole("button", { name: "Last siden på nytt" }).isVisible()).toBe(true);
    house.complaints();
  });
});

describe("the login panel", () => {
  it("renews in silence, leaves the page as it is when signing out fails, and goes to the logout URL when it succeeds", async () => {
    const page = await house.page();
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.clock.install();
    await page.goto(`${server.url}/login?login_hint=redaktor&returnUrl=/artikler/`);
    await page.locator("html[data-hydrated]").waitFor();
    const user = page.getByText("Innlogget som: Eksempel Redaktør").filter({ visible: true });
    expect([new URL(page.url()).pathname, await user.isVisible()]).toEqual(["/artikler/", true]);

    await page.route("**/api/logout", (route) => route.abort());
    await page.getByRole("button", { name: "Logg ut", exact: true }).click();
    await expect.poll(() => logged.join()).toContain("logout failed");
    expect([new URL(page.url()).pathname, await user.isVisible()]).toEqual(["/artikler/", true]);
    await page.unroute("**/api/logout");
    house.complaints();

    const renewed = page.waitForResponse("**/login-renewal");
    const askedAgain = page.waitForResponse("**/api/session");
    await page.clock.fastForward("10:00");
    expect((await renewed).status()).toBe(200);
    expect((await (await askedAgain).json()).user.name).toBe("Eksempel Redaktør");
    expect([new URL(page.url()).pathname, await user.isVisible()]).toEqual(["/artikler/", true]);

    await page.getByRole("button", { name: "Logg ut", exact: true }).click();
    await page.getByRole("link", { name: "Logg inn" }).waitFor();
    expect(page.url()).toBe(`${server.url}/`);
  });
});

describe("while the database is away", () => {
  it("a page says so, and is there again when the database is", async () => {
    await using own = await clone({ seed: "demo" });
    await using door = await databaseDoor(own);
    await using away = await startTestServer({ clone: door.clone });
    const page = await house.page();
    const search = `${away.url}/sok/?q=dialyse`;
    await door.shut();
    const answer = await page.goto(search);
    expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
    await page.getByRole("heading", { level: 1, name: "Tjenesten er ikke tilgjengelig akkurat nå" }).waitFor();
    await expectNoFindings(page);
    await door.open();
    expect((await page.goto(search))?.status()).toBe(200);
  });
});

describe("the start form", () => {
  const fill = async (page: Page) => {
    await page.getByLabel(/^Tittel/).fill("Robotassistert gangtrening etter slag");
    await page.getByLabel(/^Navnet ditt/).fill("Kari Eksempel");
    await page.getByLabel(/^E-postadresse/).fill("kari@example.no");
  };
  const submit = (page: Page) => page.getByRole("button", { name: "Start mini-metodevurderingen" });
  const started = () => database.db.selectFrom("assessment").select("number").execute();

  it("names every broken rule, moves to the first, and mends as it is filled", async () => {
    const page = await visit("/start/helseforetak");
    await submit(page).click();
    await page.getByText("4 feil må rettes").waitFor();
    for (const text of ["E-postadresse er påkrevd", "Du må velge et helseforetak"])
      expect(await page.getByRole("link", { name: text }).isVisible()).toBe(true);
    await expectNoFindings(page);
    await page.getByLabel(/^E-postadresse/).fill("kari@example");
    await submit(page).click();
    await page.getByRole("link", { name: "Du må skrive inn en gyldig e-postadresse" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("email");
  });

  it("shows assessments that resemble the title while it is typed, after a form that was refused too", async () => {
    const page = await visit("/start/helseforetak");
    await submit(page).click();
    await page.getByText("4 feil må rettes").waitFor();
    await page.getByLabel(/^Tittel/).fill("Hjemmebasert dialyse");
    const hit = page.getByRole("status").getByRole("link", { name: "Eksempel: Hjemmebasert dialyse" });
    await hit.waitFor();
    expect(await hit.getAttribute("target")).toBe("_blank");
    await page.getByLabel(/^Tittel/).fill("App for trening etter hjerteinfarkt");
    const warned = page.getByRole("status").getByRole("link", { name: "App for trening etter hjerteinfarkt" });
    expect(await warned.getAttribute("href")).toMatch(/^http:\/\/metodevarsel\.localhost/);
    await page.getByLabel(/^Tittel/).fill("Intravenøs antibiotika");
    const together = page.getByRole("link", { name: /^Skriv sammen med dem.*antibiotika/ });
    expect(await together.getAttribute("href")).toMatch(/^mailto:\S+@\S+\?subject=Skrive%20sammen/);
    await expectNoFindings(page);
  });

  it("clears the municipality when the county changes, and the choices when the actor changes", async () => {
    const page = await visit("/start/organisasjon");
    await page.getByLabel("Fylke eller kommune").check();
    await page.getByRole("combobox", { name: /^Fylke/ }).selectOption({ label: "Vestland" });
    await page.getByLabel(/^Kommune/).selectOption({ label: "Bergen" });
    await page.getByRole("combobox", { name: /^Fylke/ }).selectOption({ label: "Oslo" });
    await expect.poll(() => page.getByLabel(/^Kommune/).inputValue()).toBe("");
    await page.getByLabel("Helseforetak", { exact: true }).check();
    await expect.poll(() => page.getByRole("combobox", { name: /^Helseforetak/ }).inputValue()).toBe("");
  });

  it("starts one assessment, locks its fields and says what happens next", async () => {
    const before = await started();
    const page = await visit("/start/kommune");
    await fill(page);
    await page.getByLabel(/^Fylke/).selectOption({ label: "Oslo" });
    await page.getByLabel(/^Kommune/).selectOption({ label: "Oslo" });
    await page.getByRole("link", { name: "Les om personvern" }).waitFor();
    await submit(page).dblclick();
    await page.getByRole("heading", { level: 1, name: "Vurderingen er startet" }).waitFor();
    expect(await page.getByLabel(/^Tittel/).isDisabled()).toBe(true);
    await expectNoFindings(page);
    expect(await started()).toHaveLength(before.length + 1);
    expect((await server.mails()).filter(({ to }) => to.includes("kari@example.no"))).toHaveLength(1);
  });

  it("counts what was written before the page was ready", async () => {
    const page = await house.page();
    const gate = Promise.withResolvers<void>();
    await page.route("**/assets/**/*.js", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`${server.url}/start/kommune`, { waitUntil: "commit" });
    await fill(page);
    await page.getByLabel(/^Fylke/).selectOption({ label: "Oslo" });
    gate.resolve();
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByLabel(/^Kommune/).selectOption({ label: "Oslo" });
    await submit(page).click();
    await page.getByText("Vurderingen er startet").waitFor();
  });

  it("is locked while it is sent, says clearly that it failed, and can be changed and sent again", async () => {
    const page = await visit("/start/kommune");
    await fill(page);
    await page.getByLabel(/^Fylke/).selectOption({ label: "Oslo" });
    await page.getByLabel(/^Kommune/).selectOption({ label: "Oslo" });
    const failure = Promise.withResolvers<void>();
    await page.route("**/api/schema/CreateMethodAssessment", async (route) => {
      await failure.promise;
      await route.abort();
    });
    const title = page.getByLabel(/^Tittel/);
    await submit(page).click();
    await page.getByRole("button", { name: /^Starter vurderingen/ }).waitFor();
    const fields = [title, page.getByLabel(/^Navnet ditt/), page.getByLabel(/^E-post/), page.getByLabel(/^Kommune/)];
    for (const field of fields) expect(await field.isDisabled()).toBe(true);
    failure.resolve();
    await page.getByText("Vurderingen ble ikke startet").waitFor();
    for (const field of fields) expect(await field.isEnabled()).toBe(true);
    expect(await title.inputValue()).toBe("Robotassistert gangtrening etter slag");
    await expectNoFindings(page);
  });

  it("works without script", async () => {
    const before = await started();
    const page = await visit("/start/kommune", { script: false });
    await fill(page);
    await page.getByLabel(/^Fylke/).selectOption({ label: "Vestland" });
    await page.getByRole("button", { name: "Vis kommunene i fylket" }).click();
    await page.getByLabel(/^Kommune/).selectOption({ label: "Bergen" });
    await submit(page).click();
    await page.getByText("Vurderingen er startet").waitFor();
    expect(await started()).toHaveLength(before.length + 1);
  });
});
