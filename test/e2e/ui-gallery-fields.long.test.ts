import { describe, expect, test } from "vitest";
import { galleryForEachTest } from "../gallery/gallery-for-each-test.ts";

const gallery = galleryForEachTest();
const { open, findings, isFocused } = gallery;

describe("fields", () => {
  test("multi-select: the keyboard opens, filters, moves, toggles and closes; a chip removes", async () => {
    await open("/components");
    const group = gallery.page.getByRole("group", { name: "Fagområder" });
    const opener = group.getByRole("button").first();
    await opener.press("Enter");
    expect(await findings(":popover-open")).toEqual([]);
    const search = group.getByRole("searchbox", { name: "Søk i listen" });
    await search.fill("ø");
    await gallery.page.keyboard.press("ArrowDown");
    await expect.poll(() => isFocused(group.getByRole("checkbox", { name: "Fordøyelse" }))).toBe(true);
    await gallery.page.keyboard.press("Space");
    await gallery.page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    expect(await opener.textContent()).toBe("2 valgt");
    await group.getByRole("button", { name: "Fjern Kreft" }).click();
    await expect.poll(() => opener.textContent()).toBe("1 valgt");
    await expect.poll(() => isFocused(opener)).toBe(true);
    await group.getByRole("status").getByText("Kreft er fjernet").waitFor();
  });

  test("a textarea is 66 px when empty, and its content and 10 px more when not", async () => {
    await open("/components");
    const area = gallery.page.getByRole("textbox", { name: "Tom beskrivelse" });
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
    const email = gallery.page.locator('input[type="email"]');
    const describedBy = await email.getAttribute("aria-describedby");
    expect(await gallery.page.locator(`[id="${describedBy}"]`).textContent()).toBe("E-postadresse er påkrevd");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.getAttribute("required")).not.toBeNull();
  });

  test("the error summary moves to the field", async () => {
    await open("/components");
    await gallery.page.getByRole("link", { name: "Navn er påkrevd" }).click();
    await expect.poll(() => isFocused(gallery.page.getByLabel("Navn", { exact: true }))).toBe(true);
  });

  test("a file of another kind is refused with its name, a right one is given on", async () => {
    await open("/components");
    const drop = gallery.page.getByLabel("Last opp PDF");
    const file = (name: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from("x") });
    await drop.setInputFiles(file("tabell.xlsx"));
    await gallery.page.getByText("tabell.xlsx kan ikke brukes her. Velg .pdf.").waitFor();
    await drop.setInputFiles(file("Rapport.PDF"));
    await gallery.page.getByText("Rapport.PDF", { exact: true }).waitFor();
    await gallery.page.getByText("tabell.xlsx kan ikke brukes her.").waitFor({ state: "detached" });
  });
});
