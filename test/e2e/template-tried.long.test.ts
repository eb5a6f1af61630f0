import { expect, test } from "vitest";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();

test("an administrator tries the form as its author, sees it as its reader, and decides what a choice shows and where an answer is used", async () => {
  const { url } = house.server;
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/maler/`);
  await page.getByRole("link", { name: /Åpne malen .*helseforetak/ }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  await outline.getByText("Fane 6:").click();
  await outline.getByRole("button", { name: /^Er «Nytte mot skade» relevant/ }).click();

  const heading = page.getByRole("heading", { level: 2, name: /^Er «Nytte mot skade» relevant/ });
  await expect.poll(() => isFocused(heading)).toBe(true);
  await keyboard.press("Shift+Tab");
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  const author = page.getByRole("region", { name: "Som forfatter" });
  const choice = author.getByRole("radiogroup", { name: /^Er «Nytte mot skade» relevant/ });
  await choice.waitFor();
  expect(await author.getByText("Hvorfor er temaet ikke relevant?").count()).toBe(0);
  await choice.getByRole("radio", { name: "Ikke relevant" }).check();
  const why = author.getByRole("textbox", { name: /Hvorfor er temaet ikke relevant/ });
  await why.fill("Fordi vi prøver malen");
  expect(await author.getByText("Lagret").count()).toBe(0);
  await expectInOrder(page);
  await page.getByRole("tab", { name: "Som leser" }).click();
  const reader = page.getByRole("region", { name: "Som leser" });
  await reader.getByText("Fordi vi prøver malen").waitFor();
  await expectInOrder(page);
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();

  await outline.getByText("Fane 4:").click();
  await outline.getByRole("button", { name: "Litteratursøk", exact: true }).click();
  await reader.getByText("MEDLINE").first().waitFor();
  await reader.getByText("120", { exact: true }).first().waitFor();
  await expectInOrder(page);
  await page.getByRole("tab", { name: "Som forfatter" }).click();
  await author.getByText("Her står et eksempel. Dette feltet kan ikke prøves her.").first().waitFor();
  await author.getByText("MEDLINE").first().waitFor();
  await expectInOrder(page);
  await outline.getByRole("button", { name: /^Er «Nytte mot skade» relevant/ }).click();

  await page.getByRole("tab", { name: "Rediger" }).click();
  await page.getByText("Når svaret er «Ikke relevant» vises:").waitFor();
  await page.getByRole("group", { name: "Når svaret er" }).getByRole("checkbox", { name: "Ikke relevant" }).check();
  await page.getByRole("radio", { name: /^skjules feltet/ }).check();
  await page.getByLabel("Felt eller seksjon").selectOption("Etikk og jus: Autonomi");
  await page.getByRole("button", { name: "Legg til regelen" }).click();
  await page.getByText("Når svaret er «Ikke relevant» skjules:").waitFor();
  await expectInOrder(page);
  await outline.getByRole("button", { name: "Autonomi", exact: true }).click();
  await page.getByText(/^Skjules når svaret på «Er «Nytte mot skade» relevant .* er «Ikke relevant»/).waitFor();
  await page.getByRole("button", { name: "Åpne valget" }).click();
  await page.getByRole("button", { name: "Ta bort: Autonomi" }).click();
  await page.getByText("Når svaret er «Ikke relevant» skjules:").waitFor({ state: "detached" });
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();

  await outline.getByText("Fane 6:").click();
  await outline.getByText("Fane 9:").click();
  await outline.getByRole("button", { name: "Les mer" }).first().click();
  const uses = page.getByRole("group", { name: "Svaret brukes også her" });
  const links = uses.getByRole("checkbox", { name: "Lenkene på kortet" });
  await links.waitFor();
  const was = await links.isChecked();
  await links.setChecked(!was);
  await page.getByText(/endret bruk på kortet eller i sammendraget/).waitFor();
  await expectInOrder(page);
});
