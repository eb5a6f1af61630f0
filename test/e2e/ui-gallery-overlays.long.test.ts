import { describe, expect, test } from "vitest";
import { galleryForEachTest } from "../gallery/gallery-for-each-test.ts";

const gallery = galleryForEachTest();
const { open, findings, isFocused, button } = gallery;

describe("what opens above the page", () => {
  test("the confirm dialog answers yes, no, Escape and a click outside, and gives the focus back", async () => {
    await open("/components");
    const dialog = gallery.page.getByRole("dialog", { name: "Bekreft" });
    const ways: readonly [string, () => Promise<void>][] = [
      ["Du svarte ja", () => dialog.getByRole("button", { name: "Ja" }).click()],
      ["Du svarte nei", () => dialog.getByRole("button", { name: "Nei" }).click()],
      ["Du svarte nei", () => dialog.getByRole("button", { name: "Lukk" }).click()],
      ["Du svarte nei", () => gallery.page.keyboard.press("Escape")],
      ["Du svarte nei", () => gallery.page.mouse.click(5, 5)],
    ];
    for (const [answer, give] of ways) {
      await button("Spør først").click();
      await dialog.getByText("Ønsker du å slette oppføringen?").waitFor();
      // Not "Lukk": whoever listens hears what is asked, and Enter answers nothing.
      await expect.poll(() => isFocused(dialog.getByRole("heading", { name: "Bekreft" }))).toBe(true);
      expect(await dialog.getByRole("button", { name: "Ja" }).getAttribute("data-color")).toBe("danger");
      if (answer === "Du svarte ja") expect(await findings("dialog[open]")).toEqual([]);
      await give();
      await dialog.waitFor({ state: "hidden" });
      await gallery.page.getByText(answer).waitFor();
      await expect.poll(() => isFocused(button("Spør først"))).toBe(true);
    }
  });

  test("a click inside a dialog does not close it, and the page behind cannot be reached", async () => {
    await open("/components");
    await button("Åpne vindu").click();
    const dialog = gallery.page.getByRole("dialog", { name: "Inviter bidragsyter" });
    await dialog.getByText("Innholdet i vinduet.").click();
    for (let stop = 0; stop < 6; stop += 1) {
      await gallery.page.keyboard.press("Tab");
      // Between its last and first control the focus passes the browser's own.
      expect(
        await gallery.page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog")?.open,
        ),
      ).toBe(true);
    }
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: "Ferdig" }).click();
    await expect.poll(() => isFocused(button("Åpne vindu"))).toBe(true);
  });

  test("the panel slides in and closes with its button", async () => {
    await gallery.page.setViewportSize({ width: 390, height: 800 });
    await open("/components");
    await button("Åpne panel").click();
    const panel = gallery.page.getByRole("dialog", { name: "Filtrer" });
    await panel.waitFor();
    expect(await findings("dialog[open]")).toEqual([]);
    await panel.getByRole("button", { name: "Lukk" }).click();
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(button("Åpne panel"))).toBe(true);
  });

  test("help opens below its label, covers nothing, and closes on Escape and by its button", async () => {
    await open("/components");
    const opener = button("Hjelp: Tittel");
    const text = gallery.page.getByText("Tittelen vises i søk og på kortet.");
    const field = text.locator("xpath=following::input[1]");
    const topOf = (part: typeof field) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    const before = await topOf(field);
    await opener.press("Enter");
    await text.waitFor();
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await topOf(text)).toBeGreaterThan(await topOf(opener));
    expect(await topOf(text)).toBeLessThan(await topOf(field));
    expect(await topOf(field)).toBeGreaterThan(before);
    expect(await findings("body")).toEqual([]);
    await gallery.page.keyboard.press("Escape");
    await text.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    expect(await topOf(field)).toBe(before);
    await opener.click();
    await text.waitFor();
    await opener.click();
    await text.waitFor({ state: "hidden" });
  });

  test("the share menu holds plain links to e-mail, Facebook and Twitter", async () => {
    await open("/components");
    await button("Del").click();
    const links = gallery.page.getByRole("navigation", { name: "Del siden" }).getByRole("link");
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
    await gallery.page.clock.install();
    await open("/components");
    await gallery.page.clock.pauseAt(Date.now() + 60_000);
    await button("Vis melding").click();
    const toast = gallery.page.getByRole("status").getByText("Lagret", { exact: true });
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box && box.x > 640 && box.y > 600).toBe(true);
    await gallery.page.clock.runFor(2900);
    expect(await toast.isVisible()).toBe(true);
    await gallery.page.clock.runFor(200);
    await toast.waitFor({ state: "detached" });
  });

  test("an error is an alert, waits under the pointer, and goes away when closed", async () => {
    await open("/components");
    await button("Vis feilmelding").click();
    const toast = gallery.page.getByRole("alert").getByText("Litteratursøk ikke lagret");
    await toast.hover();
    expect(await findings('section[aria-label="Meldinger"]')).toEqual([]);
    await button("Lukk meldingen").click();
    await toast.waitFor({ state: "detached" });
  });

  test("stand in the dialog that is open, where they can be reached and heard, and on the page when it is closed", async () => {
    await open("/components");
    await button("Åpne vindu").click();
    const dialog = gallery.page.getByRole("dialog", { name: "Inviter bidragsyter" });
    await dialog.getByRole("button", { name: "Vis melding" }).click();
    const toast = dialog.getByRole("status").getByText("Lagret", { exact: true });
    const box = await toast.boundingBox();
    expect(box && box.x > 640 && box.y > 600).toBe(true);
    await toast.hover();
    expect(await findings("dialog[open]")).toEqual([]);
    await dialog.getByRole("button", { name: "Lukk meldingen" }).click();
    await toast.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Vis melding" }).click();
    await dialog.getByRole("button", { name: "Ferdig" }).click();
    await gallery.page.getByRole("status").getByText("Lagret", { exact: true }).hover();
  });

  test("wait while the reader's focus is on them", async () => {
    await gallery.page.clock.install();
    await open("/components");
    await button("Vis melding").click();
    await button("Lukk meldingen").focus();
    await gallery.page.clock.runFor(10_000);
    expect(await button("Lukk meldingen").isVisible()).toBe(true);
  });
});
