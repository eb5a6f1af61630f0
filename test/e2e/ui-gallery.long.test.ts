import { describe, expect, test } from "vitest";
import { galleryForEachTest } from "../gallery/gallery-for-each-test.ts";

const gallery = galleryForEachTest();
const { open, findings, isFocused, button } = gallery;

describe.each(["/", "/signed-in", "/components"])("%s", (path) => {
  test("has no accessibility findings as the server sent it", async () => {
    await gallery.page.goto(`${gallery.url}${path}?static`);
    expect(await findings()).toEqual([]);
  });
  test("has none after the browser has taken it over", async () => {
    await open(path);
    expect(await findings()).toEqual([]);
  });
  // 320 px is a 1280 px window at 400 %.
  test.each([320, 390, 768])("fits a screen of %i px without scrolling sideways", async (width) => {
    await gallery.page.setViewportSize({ width, height: 800 });
    await open(path);
    expect(await gallery.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe("frame", () => {
  test("the first two stops are the skip links, and they move the focus", async () => {
    await open("/");
    await gallery.page.keyboard.press("Tab");
    await expect.poll(() => isFocused(gallery.page.getByRole("link", { name: "Hopp til hovedmenyen" }))).toBe(true);
    await gallery.page.keyboard.press("Tab");
    await gallery.page.keyboard.press("Enter");
    await expect.poll(() => isFocused(gallery.page.getByRole("main"))).toBe(true);
  });

  test("the menu opens and closes by its button and by Escape, also without script", async () => {
    for (const path of ["/", "/?static"]) {
      await gallery.page.goto(`${gallery.url}${path}`);
      const entry = gallery.page.getByRole("link", { name: "Start en vurdering i kommune" });
      await button("Meny").click();
      await entry.waitFor();
      expect(await findings(":popover-open")).toEqual([]);
      await button("Meny").click();
      await entry.waitFor({ state: "hidden" });
      await button("Meny").press("Enter");
      await entry.waitFor();
      await gallery.page.keyboard.press("Escape");
      await entry.waitFor({ state: "hidden" });
      await expect.poll(() => isFocused(button("Meny"))).toBe(true);
    }
  });

  test("other pages open in a new tab and say so", async () => {
    await open("/");
    await button("Meny").click();
    const other = gallery.page.getByRole("navigation").getByRole("link", { name: "Nye metoder (åpnes i ny fane)" });
    expect(await other.getAttribute("target")).toBe("_blank");
  });

  test("the search form sends q to /sok without script", async () => {
    await gallery.page.goto(`${gallery.url}/?static`);
    await gallery.page.getByRole("searchbox").fill("søvnapné & KOLS");
    await button("Søk").click();
    await gallery.page.waitForURL(/\/sok\/\?/);
    expect(new URL(gallery.page.url()).searchParams.get("q")).toBe("søvnapné & KOLS");
  });

  test("the last breadcrumb is cut at 50 and an ellipsis, and is this page", async () => {
    await open("/");
    const last = gallery.page.getByRole("navigation", { name: "Du er her" }).getByRole("listitem").last();
    expect(await last.getByRole("link").count()).toBe(0);
    expect(await last.textContent()).toBe("Eksempel: Hjemmemåling av lungefunksjon hos voksne…");
    expect(await last.locator("[aria-current]").getAttribute("aria-current")).toBe("page");
  });

  test("the login panel says who is signed in, signs out, and says when that failed", async () => {
    await open("/signed-in");
    await gallery.page.getByText("Innlogget som: Kari Eksempel").filter({ visible: true }).waitFor();
    await button("Logg ut").click();
    expect(await gallery.page.title()).toBe("Logget ut");
    await gallery.page.getByRole("alert").getByText("Du er fortsatt innlogget. Prøv igjen.").waitFor();
  });
});

describe("tabs", () => {
  test("the arrows move, Enter and Space open, Tab leaves at the open tab", async () => {
    await open("/components");
    const tabs = gallery.page.getByRole("tablist", { name: "Faner", exact: true }).getByRole("tab");
    await tabs.first().focus();
    await gallery.page.keyboard.press("ArrowRight");
    await expect.poll(() => isFocused(tabs.nth(1))).toBe(true);
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await gallery.page.keyboard.press("Enter");
    await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    await gallery.page.getByText("Innholdet i fanen Metoden.").waitFor();
    await gallery.page.keyboard.press("End");
    await expect.poll(() => isFocused(tabs.last())).toBe(true);
    await gallery.page.keyboard.press("Space");
    await gallery.page.getByText("Innholdet i fanen Økonomi.").waitFor();
    await gallery.page.keyboard.press("ArrowRight");
    await expect.poll(() => isFocused(tabs.first())).toBe(true);
    await gallery.page.keyboard.press("Tab");
    await gallery.page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused(tabs.last())).toBe(true);
  });

  test("tabs that are links can all be reached before script, and only the open one after", async () => {
    const stops = () =>
      gallery.page.getByRole("tablist", { name: "Faner som lenker" }).locator('[tabindex="0"]').count();
    await gallery.page.goto(`${gallery.url}/components?static`);
    expect(await stops()).toBe(3);
    await open("/components");
    await gallery.page.waitForFunction(() => document.querySelectorAll('a[role="tab"][tabindex="0"]').length === 1);
    expect(await stops()).toBe(1);
  });
});
