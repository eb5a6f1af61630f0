import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { aPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into the draft's frame, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|net::ERR_FAILED|Failed to load resource/);
const { url } = house.server;
const kari = await signedInAs(house.server, "redaktor");

test("what is taken out of a list gives the focus to what stands beside it: a page, a page of the trash, a file, one that was refused", async () => {
  const folder = await aPage(kari, "Mappe med tre");
  for (const name of ["Første", "Andre", "Tredje"]) await aPage(kari, name, "StandardPage", folder);
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
  const about = page.getByRole("region", { name: "Om b.pdf" });
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
