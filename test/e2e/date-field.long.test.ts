import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { openSearches } from "./literature-journey.ts";

const house = await authorHouse();

test("a date is typed as dd.mm.åååå or chosen by keyboard in a Norwegian calendar, in an English browser too", async () => {
  const { page } = await openBlock(house, "LiteratureSearch");
  const section = page.getByRole("region", { name: /^B\. / });
  await openSearches(page, "B");
  await section.getByRole("button", { name: /^Legg til nytt søk/ }).click();
  await section.getByLabel("Kilde").selectOption({ label: "MEDLINE" });
  const date = section.getByRole("textbox", { name: "Søkedato" });
  expect(await date.inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await date.fill("1.3.2026");
  await date.blur();
  expect(await date.inputValue()).toBe("01.03.2026");
  await date.fill("01022026");
  await date.blur();
  expect(await date.inputValue()).toBe("01.02.2026");
  // What could become 1.3.2026 is left alone until the field is left.
  await date.fill("");
  await date.pressSequentially("1.3.26");
  expect(await section.getByText("Datoen kan ikke").count()).toBe(0);
  expect(await date.inputValue()).toBe("1.3.26");
  await date.blur();
  expect(await date.inputValue()).toBe("01.03.2026");
  await section.getByRole("button", { name: "Velg i kalender" }).click();
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  const chosen = calendar.getByRole("gridcell", { selected: true });
  await chosen.getByText("1", { exact: true }).waitFor();
  await expect.poll(() => chosen.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
  expect(await calendar.innerText()).toMatch(/mars/i);
  await expectNoFindings(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => date.inputValue()).toBe("02.03.2026");
  await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true);
  await date.fill("3.1.2022");
  await date.blur();
  await section.getByRole("button", { name: "Velg i kalender" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("mandag 3. januar 2022, valgt");
  expect(
    await calendar.locator("thead th[aria-label]").evaluateAll((days) => days.map((day) => day.ariaLabel)),
  ).toEqual(["Ukenummer", ...["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"]]);
  expect(await calendar.getByRole("button", { name: "Gå til forrige måned" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  expect(await calendar.getByLabel("Velg år").locator("option").first().innerText()).toBe("2022");
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe("lørdag 1. januar 2022");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => focused()).toBe("lørdag 1. januar 2022");
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  await expect.poll(() => focused()).toBe("Velg i kalender");
  expect(await date.inputValue()).toBe("03.01.2022");
  await date.fill("31.02.2026");
  await section.getByRole("button", { name: "Lagre" }).click();
  await section.getByText("Skriv en dato som finnes, for eksempel 24.12.2026").waitFor();
  await date.fill("31.12.2021");
  await section.getByRole("button", { name: "Lagre" }).click();
  await section.getByText("Velg 01.01.2022 eller en senere dato").waitFor();

  await date.fill("");
  await section.getByRole("button", { name: "Lagre" }).click();
  await section.getByText("Skriv en dato").waitFor();
  await date.fill("1/2/2026");
  await section.getByRole("button", { name: "Lagre" }).click();
  await section.getByText("Skriv en dato som finnes, for eksempel 24.12.2026").waitFor();
});

test("on a phone the whole calendar is in view, in the product's colours", async () => {
  const { page } = await openBlock(house, "LiteratureSearch");
  await page.setViewportSize({ width: 320, height: 640 });
  const section = page.getByRole("region", { name: /^B\. / });
  await openSearches(page, "B");
  await section.getByRole("button", { name: /^Legg til nytt søk/ }).click();
  await section.getByLabel("Kilde").selectOption({ label: "MEDLINE" });
  await section.getByRole("textbox", { name: "Søkedato" }).fill("15.1.2022");
  await section.getByRole("button", { name: "Velg i kalender" }).click();
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  const chosen = calendar.getByRole("gridcell", { selected: true });
  await chosen.waitFor();
  const room = await calendar.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      isInView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
      scrolls: element.scrollHeight - element.clientHeight + element.scrollWidth - element.clientWidth,
    };
  });
  expect(room).toEqual({ isInView: true, scrolls: 0 });
  const ring = await chosen.getByRole("button").evaluate((day) => getComputedStyle(day).borderTopColor);
  expect(ring).not.toBe("rgb(0, 0, 255)");
});
