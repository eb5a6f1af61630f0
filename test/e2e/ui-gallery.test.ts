import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser.ts";
import { openGallery } from "../gallery/server.ts";

let browser: Browser;
let gallery: Awaited<ReturnType<typeof openGallery>>;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, gallery] = await Promise.all([launchBrowser(), openGallery()]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});
beforeEach(async () => {
  complaints.length = 0;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});
afterEach(async () => {
  // Breaches of the content policy, hydration differences and thrown errors all end up here.
  expect(complaints).toEqual([]);
  await page.context().close();
});

const open = async (path: string) => {
  await page.goto(`${gallery.url}${path}`);
  await page.waitForFunction(() => "hydrationProblems" in window);
  expect(await page.evaluate(() => Reflect.get(window, "hydrationProblems"))).toEqual([]);
};
/** What axe finds on the whole page, or within what has opened on it. */
const findings = async (within = "body") => {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
};
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe.each(["/", "/signed-in", "/components"])("%s", (path) => {
  test("has no accessibility findings as the server sent it", async () => {
    await page.goto(`${gallery.url}${path}?static`);
    expect(await findings()).toEqual([]);
  });
  test("has none after the browser has taken it over", async () => {
    await open(path);
    expect(await findings()).toEqual([]);
  });
  // 320 px is a 1280 px window at 400 %.
  test.each([320, 390, 768])("fits a screen of %i px without scrolling sideways", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe("frame", () => {
  test("the first two stops are the skip links, and they move the focus", async () => {
    await open("/");
    await page.keyboard.press("Tab");
    expect(await isFocused(page.getByRole("link", { name: "Hopp til hovedmenyen" }))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await isFocused(page.getByRole("main"))).toBe(true);
  });

  test("the menu opens and closes by its button and by Escape, also without script", async () => {
    for (const path of ["/", "/?static"]) {
      await page.goto(`${gallery.url}${path}`);
      const entry = page.getByRole("link", { name: "Start en vurdering i kommune" });
      await button("Meny").click();
      await entry.waitFor();
      expect(await findings(":popover-open")).toEqual([]);
      await button("Meny").click();
      await entry.waitFor({ state: "hidden" });
      await button("Meny").press("Enter");
      await entry.waitFor();
      await page.keyboard.press("Escape");
      await entry.waitFor({ state: "hidden" });
      expect(await isFocused(button("Meny"))).toBe(true);
    }
  });

  test("other pages open in a new tab and say so", async () => {
    await open("/");
    await button("Meny").click();
    const other = page.getByRole("navigation").getByRole("link", { name: "Nye metoder (åpnes i ny fane)" });
    expect(await other.getAttribute("target")).toBe("_blank");
  });

  test("the search form sends q to /sok without script", async () => {
    await page.goto(`${gallery.url}/?static`);
    await page.getByRole("searchbox").fill("søvnapné & KOLS");
    await button("Søk").click();
    await page.waitForURL(/\/sok\?/);
    expect(new URL(page.url()).searchParams.get("q")).toBe("søvnapné & KOLS");
  });

  test("the last breadcrumb is cut at 50 and an ellipsis, and is this page", async () => {
    await open("/");
    const last = page.getByRole("navigation", { name: "Du er her" }).getByRole("link").last();
    expect(await last.textContent()).toBe("Eksempel: Hjemmemåling av lungefunksjon hos voksne…");
    expect(await last.getAttribute("aria-current")).toBe("page");
  });

  test("the login panel says who is signed in, and signs out", async () => {
    await open("/signed-in");
    await page.getByText("Innlogget som: Kari Eksempel").waitFor();
    await button("Logg ut").click();
    expect(await page.title()).toBe("Logget ut");
  });
});

describe("tabs", () => {
  test("the arrows move, Enter and Space open, Tab leaves at the open tab", async () => {
    await open("/components");
    const tabs = page.getByRole("tablist", { name: "Faner", exact: true }).getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await isFocused(tabs.nth(1))).toBe(true);
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    await page.getByText("Innholdet i fanen Metoden.").waitFor();
    await page.keyboard.press("End");
    expect(await isFocused(tabs.last())).toBe(true);
    await page.keyboard.press("Space");
    await page.getByText("Innholdet i fanen Økonomi.").waitFor();
    await page.keyboard.press("ArrowRight");
    expect(await isFocused(tabs.first())).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await isFocused(tabs.last())).toBe(true);
  });

  test("tabs that are links can all be reached before script, and only the open one after", async () => {
    const stops = () => page.getByRole("tablist", { name: "Faner som lenker" }).locator('[tabindex="0"]').count();
    await page.goto(`${gallery.url}/components?static`);
    expect(await stops()).toBe(3);
    await open("/components");
    await page.waitForFunction(() => document.querySelectorAll('a[role="tab"][tabindex="0"]').length === 1);
    expect(await stops()).toBe(1);
  });
});

describe("what opens above the page", () => {
  test("the confirm dialog answers yes, no, Escape and a click outside, and gives the focus back", async () => {
    await open("/components");
    const dialog = page.getByRole("dialog", { name: "Bekreft" });
    const ways: readonly [string, () => Promise<void>][] = [
      ["Du svarte ja", () => dialog.getByRole("button", { name: "Ja" }).click()],
      ["Du svarte nei", () => dialog.getByRole("button", { name: "Nei" }).click()],
      ["Du svarte nei", () => dialog.getByRole("button", { name: "Lukk" }).click()],
      ["Du svarte nei", () => page.keyboard.press("Escape")],
      ["Du svarte nei", () => page.mouse.click(5, 5)],
    ];
    for (const [answer, give] of ways) {
      await button("Spør først").click();
      await dialog.getByText("Ønsker du å slette oppføringen?").waitFor();
      if (answer === "Du svarte ja") expect(await findings("dialog[open]")).toEqual([]);
      await give();
      await dialog.waitFor({ state: "hidden" });
      await page.getByText(answer).waitFor();
      expect(await isFocused(button("Spør først"))).toBe(true);
    }
  });

  test("a click inside a dialog does not close it, and the page behind cannot be reached", async () => {
    await open("/components");
    await button("Åpne vindu").click();
    const dialog = page.getByRole("dialog", { name: "Inviter bidragsyter" });
    await dialog.getByText("Innholdet i vinduet.").click();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press("Tab");
      // Between its last and first control the focus passes the browser's own.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog")?.open,
        ),
      ).toBe(true);
    }
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: "Ferdig" }).click();
    expect(await isFocused(button("Åpne vindu"))).toBe(true);
  });

  test("the panel slides in and closes with its button", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open("/components");
    await button("Åpne panel").click();
    const panel = page.getByRole("dialog", { name: "Filtrer" });
    await panel.waitFor();
    expect(await findings("dialog[open]")).toEqual([]);
    await panel.getByRole("button", { name: "Lukk" }).click();
    await panel.waitFor({ state: "hidden" });
    expect(await isFocused(button("Åpne panel"))).toBe(true);
  });

  test("the help popup opens, closes on Escape and outside, and gives the focus back", async () => {
    await open("/components");
    const opener = button("Hjelp: Tittel");
    const text = page.getByText("Tittelen vises i søk og på kortet.");
    await opener.press("Enter");
    await text.waitFor();
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await findings(":popover-open")).toEqual([]);
    await page.keyboard.press("Escape");
    await text.waitFor({ state: "hidden" });
    expect(await isFocused(opener)).toBe(true);
    await opener.click();
    await text.waitFor();
    await page.mouse.click(5, 300);
    await text.waitFor({ state: "hidden" });
  });

  test("the share menu holds plain links to e-mail, Facebook and Twitter", async () => {
    await open("/components");
    await button("Del").click();
    const links = page.getByRole("navigation", { name: "Del siden" }).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => new URL(link.getAttribute("href") ?? "").host))).toEqual([
      "",
      "www.facebook.com",
      "twitter.com",
    ]);
    expect(await findings(":popover-open")).toEqual([]);
  });
});

describe("toasts", () => {
  test("stand at the bottom right, are said politely, and go away after 3000 ms", async () => {
    await page.clock.install();
    await open("/components");
    await page.clock.pauseAt(Date.now() + 60_000);
    await button("Vis melding").click();
    const toast = page.getByRole("status").getByText("Lagret", { exact: true });
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box && box.x > 640 && box.y > 600).toBe(true);
    await page.clock.runFor(2900);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await toast.waitFor({ state: "detached" });
  });

  test("an error is an alert, waits under the pointer, and goes away when closed", async () => {
    await open("/components");
    await button("Vis feilmelding").click();
    const toast = page.getByRole("alert").getByText("Litteratursøk ikke lagret");
    await toast.hover();
    expect(await findings('section[aria-label="Meldinger"]')).toEqual([]);
    await button("Lukk meldingen").click();
    await toast.waitFor({ state: "detached" });
  });

  test("wait while the reader's focus is on them", async () => {
    await page.clock.install();
    await open("/components");
    await button("Vis melding").click();
    await button("Lukk meldingen").focus();
    await page.clock.runFor(10_000);
    expect(await button("Lukk meldingen").isVisible()).toBe(true);
  });
});

describe("fields", () => {
  test("multi-select: the keyboard opens, filters, moves, toggles and closes; a chip removes", async () => {
    await open("/components");
    const group = page.getByRole("group", { name: "Fagområder" });
    const opener = group.getByRole("button").first();
    await opener.press("Enter");
    expect(await findings(":popover-open")).toEqual([]);
    const search = group.getByRole("searchbox", { name: "Søk i listen" });
    await search.fill("ø");
    await page.keyboard.press("ArrowDown");
    expect(await isFocused(group.getByRole("checkbox", { name: "Fordøyelse" }))).toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    expect(await isFocused(opener)).toBe(true);
    expect(await opener.textContent()).toBe("2 valgt");
    await group.getByRole("button", { name: "Fjern Kreft" }).click();
    expect(await opener.textContent()).toBe("1 valgt");
    expect(await isFocused(opener)).toBe(true);
    await group.getByRole("status").getByText("Kreft er fjernet").waitFor();
  });

  test("a textarea is 66 px when empty, and its content and 10 px more when not", async () => {
    await open("/components");
    const area = page.getByRole("textbox", { name: "Tom beskrivelse" });
    const height = () => area.evaluate((element) => (element instanceof HTMLElement ? element.offsetHeight : 0));
    expect(await height()).toBe(66);
    await area.fill("Linje\n".repeat(9));
    const tall = await height();
    const content = await area.evaluate((element) => {
      if (!(element instanceof HTMLElement)) return 0;
      element.style.minHeight = "0";
      element.style.height = "0";
      return element.scrollHeight;
    });
    expect(tall).toBe(content + 10);
    await area.fill("");
    expect(await height()).toBe(66);
  });

  test("an error and a hint are read with their field", async () => {
    await open("/components");
    const email = page.locator('input[type="email"]');
    const describedBy = await email.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe("E-postadresse er påkrevd");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.getAttribute("required")).not.toBeNull();
  });

  test("the error summary moves to the field", async () => {
    await open("/components");
    await page.getByRole("link", { name: "Navn er påkrevd" }).click();
    expect(await isFocused(page.getByLabel("Navn", { exact: true }))).toBe(true);
  });

  test("a file of another kind is refused with its name, a right one is given on", async () => {
    await open("/components");
    const drop = page.getByLabel("Last opp PDF");
    const file = (name: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from("x") });
    await drop.setInputFiles(file("tabell.xlsx"));
    await page.getByText("tabell.xlsx kan ikke brukes her. Velg .pdf.").waitFor();
    await drop.setInputFiles(file("Rapport.PDF"));
    await page.getByText("Rapport.PDF", { exact: true }).waitFor();
    await page.getByText("tabell.xlsx kan ikke brukes her.").waitFor({ state: "detached" });
  });
});
