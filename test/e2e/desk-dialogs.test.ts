import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into the draft's frame, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|net::ERR_FAILED|Failed to load resource/);
const { url } = house.server;
const kari = await signedInAs(house.server, "redaktor");

async function aPage(name: string, type = "StandardPage", parent?: number): Promise<number> {
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const start = nodes.find((node) => node.type === "StartPage")?.id ?? 0;
  return Number((await json(kari.post("/api/desk/pages", { parent: parent ?? start, type, name }))).id);
}

test("a dialog stays while its call is under way, whatever is pressed, and says that it failed", async () => {
  const id = await aPage("Publiseres ikke");
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/publish", async (route) => {
    await mayFail;
    await route.abort();
  });
  const button = dialog.getByRole("button", { name: "Publiser nå" });
  await button.click();
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(await dialog.isVisible()).toBe(true);
  fail();
  await dialog.getByText("Vi får ikke kontakt med").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("what is done with a page in the tree gives the focus back to its button", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const button = page.getByRole("button", { name: "Handlinger for «Om oss»" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(button)).toBe(true);
});

test("who publishes a page under one that is a draft is told that readers do not get it yet", async () => {
  const folder = await aPage("Mappe uten lesere");
  const id = await aPage("Under mappen", "StandardPage", folder);
  const page = await house.editor({ width: 390 });
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  await dialog.getByText("Leserne får ikke siden før siden over, «Mappe uten lesere», er publisert.").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
});

test("what is chosen in a list is still chosen after a search, and so is what became of it", async () => {
  const folder = await aPage("Mappe med to");
  for (const name of ["Den ene siden", "Den andre siden"]) await aPage(name, "StandardPage", folder);
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Handlinger for «Mappe med to»" }).click();
  await page.getByRole("button", { name: /^Vis .* som liste$/ }).click();
  const chosen = page.getByRole("checkbox", { name: /Den ene siden/ });
  await chosen.check();
  await page.getByLabel("Søk i alt innhold").fill("siden");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: /treff/i }).waitFor();
  expect(await chosen.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Vis alle sidene" }).click();
  await chosen.waitFor();
  expect(await chosen.isChecked()).toBe(true);
});

test("what is written of a term is not forgotten without asking", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/begreper/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  const dialog = page.getByRole("dialog", { name: /^Nytt begrep/ });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  await dialog.getByLabel("Navn").fill("Nyskapning");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Det du har skrevet her, er ikke lagret.").waitFor();
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await dialog.getByLabel("Navn").inputValue()).toBe("Nyskapning");
  // Of several presses with nothing in between the browser asks about the first only, and closes by itself at the others.
  for (const state of ["visible", "hidden", "visible", "hidden"] as const) {
    await page.keyboard.press("Escape");
    await question.waitFor({ state });
  }
  expect(await dialog.getByLabel("Navn").inputValue()).toBe("Nyskapning");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Ja" }).click();
  await dialog.waitFor({ state: "hidden" });
});

test("a term's dialog stays while it is saved, whatever is pressed", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/begreper/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  const dialog = page.getByRole("dialog", { name: /^Nytt begrep/ });
  await dialog.getByLabel("Navn").fill("Blir ikke lagret");
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/api/desk/terms", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await mayFail;
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(await dialog.isVisible()).toBe(true);
  fail();
  await dialog.getByText("Vi får ikke kontakt med").waitFor();
});

test("what is taken out of a list gives the focus to what stands beside it: a page, a page of the trash, a file, one that was refused", async () => {
  const folder = await aPage("Mappe med tre");
  for (const name of ["Første", "Andre", "Tredje"]) await aPage(name, "StandardPage", folder);
  const page = await house.editor();
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  const trash = async (name: string) => {
    await press(page.getByRole("button", { name: `Handlinger for «${name}»` }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Legg i papirkurven" }));
    await press(yes);
  };
  const lands = (on: Locator) => expect.poll(() => isFocused(on)).toBe(true);
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await trash("Andre");
  await lands(page.getByRole("link", { name: "Tredje", exact: true }));
  await trash("Tredje");
  await lands(page.getByRole("link", { name: "Første", exact: true }));
  await trash("Første");
  await lands(page.getByRole("link", { name: "Mappe med tre", exact: true }));
  const bin = page.getByText("Papirkurv (3)");
  await press(bin);
  const back = (name: string) => page.getByRole("button", { name: `Hent tilbake «${name}»` });
  await press(back("Tredje"));
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^Hent tilbake «(Andre|Første)»$/);

  await page.goto(`${url}/redaksjon/innhold/filer/`);
  await page.locator("html[data-hydrated]").waitFor();
  const files = page.getByLabel("Last opp", { exact: true });
  await files.focus();
  await files.setInputFiles([
    ...["a.pdf", "b.pdf"].map((name) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(aPdf()) })),
    { name: "c.pdf", mimeType: "application/pdf", buffer: Buffer.from("ikke en PDF") },
  ]);
  await press(page.getByRole("button", { name: "Fjern c.pdf fra listen" }));
  await lands(files);
  await press(page.getByRole("button", { name: "Åpne b.pdf" }));
  const about = page.getByRole("dialog", { name: "Om b.pdf" });
  const other = about.getByLabel("Bytt ut filen");
  await other.focus();
  await other.setInputFiles({ name: "d.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) });
  await page.getByText("Filen er byttet ut med d.pdf").waitFor();
  await lands(other);
  await press(about.getByRole("button", { name: "Sett tilbake" }));
  await page.getByText("b.pdf er satt tilbake").waitFor();
  await expect.poll(() => about.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await press(about.getByRole("button", { name: "Legg i papirkurven" }));
  await press(yes);
  await lands(page.getByRole("button", { name: "Åpne a.pdf" }));
  await press(page.getByText("Papirkurv (1)"));
  await press(page.getByRole("button", { name: /^Hent tilbake/ }));
  await lands(page.getByText("Papirkurv (0)"));
});
