import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";

const house = await deskHouse();

const sent = (name: string) => aFilledAssessment(house.server, { name, status: 2 });
const at = (number: number) => `${house.server.url}/redaksjon/${number}/`;

test("a new link to the one who lost it, and another initiator with a warning that the former one is out", async () => {
  const { number } = await anAssessment(house.server.db, {
    name: "Eksempel: nye folk",
    opened: true,
    seats: [
      { role: "initiator", name: "Første Forslag", email: "forste@eksempel.no" },
      { role: "librarian", name: "Bo Bibliotek", email: "bo@eksempel.no" },
    ],
  });
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Send ny lenke til Bo Bibliotek" }).click();
  await page.getByText("Vil du sende en ny lenke til Bo Bibliotek (bo@eksempel.no)?").waitFor();
  await page.getByRole("button", { name: "Ja" }).click();
  await page.getByText("En ny lenke er på vei til Bo Bibliotek").waitFor();
  expect((await house.server.mails()).at(-1)?.to).toContain("bo@eksempel.no");

  await page.getByRole("button", { name: "Bytt forslagsstiller" }).click();
  const dialog = page.getByRole("dialog", { name: "Bytt forslagsstiller" });
  await dialog.getByText("Første Forslag mister tilgangen med en gang").waitFor();
  // Who listens hears from the heading on what cannot be undone, before the fields.
  await expect.poll(() => isFocused(dialog.getByRole("heading", { name: "Bytt forslagsstiller" }))).toBe(true);
  await dialog.getByLabel("Navn").fill("Andre Forslag");
  await dialog.getByLabel("E-postadresse").fill("andre");
  const change = dialog.getByRole("button", { name: "Bytt forslagsstiller" });
  await change.click();
  await dialog.getByText("Du må skrive inn en gyldig e-postadresse").waitFor();
  await expect.poll(() => isFocused(dialog.getByLabel("E-postadresse"))).toBe(true);
  await expectNoFindings(page);
  await dialog.getByLabel("E-postadresse").fill("andre@eksempel.no");
  await change.click();
  await page.getByText("Andre Forslag er ny forslagsstiller").waitFor();
  expect(await page.getByText("forste@eksempel.no").count()).toBe(0);
  await page.getByRole("link", { name: "andre@eksempel.no" }).waitFor();
});

test("the card is hidden and shown again, and the page says how it is", async () => {
  const { number } = await aFilledAssessment(house.server, { name: "Eksempel: upassende kort" });
  const page = await house.editor();
  const reader = await house.page();
  const statusNow = async () => (await reader.goto(`${house.server.url}/vurdering/?id=${number}`))?.status();
  expect(await statusNow()).toBe(200);
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  for (const [button, toast, status] of [
    ["Skjul kortet", "Kortet er skjult", 404],
    ["Vis kortet", "Kortet vises", 200],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Ja" }).click();
    await page.getByText(toast, { exact: true }).waitFor();
    await expect.poll(statusNow).toBe(status);
  }
});

test("what is published is withdrawn: readers are told why, and the card that was hidden with it can be shown again", async () => {
  const { number, seats } = await aFilledAssessment(house.server, { name: "Eksempel: trukket tilbake", status: 3 });
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Trekk tilbake" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Melding til leserne").fill("En tabell hadde feil tall.");
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Trekk tilbake" }).click();
  await page.getByText("Mini-metodevurderingen er trukket tilbake", { exact: true }).waitFor();

  const reader = await house.page();
  expect((await reader.goto(`${house.server.url}/vurdering/?id=${number}`))?.status()).toBe(410);
  await reader.getByText("En tabell hadde feil tall.").waitFor();
  await reader.getByText(/^Redaksjonen trakk den tilbake \d\d\.\d\d\.\d{4}\.$/).waitFor();
  // In the site's frame; the title may be what had to go.
  await reader.getByRole("contentinfo").getByRole("link", { name: "Personvern" }).waitFor();
  expect(await reader.getByText("Eksempel: trukket tilbake").count()).toBe(0);
  await reader.getByRole("button", { name: "Meny" }).click();
  await reader.getByRole("link", { name: "Veiledning" }).waitFor();
  await expectNoFindings(reader);

  // Also when the next edition is published first.
  await sendIn(await seatedAs(house.server, ...seats.map(({ id }) => id)), number);
  const again = await atDesk(await signedInAs(house.server, "redaktor"), number, "publish", { note: "Rettet" });
  expect(again.status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Vis kortet" }).click();
  await page.getByRole("button", { name: "Ja" }).click();
  await page.getByText("Kortet vises", { exact: true }).waitFor();
  expect((await reader.goto(`${house.server.url}/vurdering/?id=${number}&versjon=1`))?.status()).toBe(410);
  await reader.getByText("Eksempel: trukket tilbake").waitFor();
  await reader.getByRole("link", { name: "Les den som gjelder nå" }).click();
  await reader.getByRole("heading", { level: 1, name: "Eksempel: trukket tilbake" }).waitFor();
});

test("with the keyboard alone: from the list to published", async () => {
  await sent("Eksempel: bare tastatur");
  const page = await house.editor();
  await page.goto(`${house.server.url}/redaksjon/?q=bare+tastatur`);
  await tabTo(page, page.getByRole("link", { name: "Eksempel: bare tastatur" }));
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Eksempel: bare tastatur" });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await tabTo(page, page.getByRole("button", { name: "Publiser" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByLabel("Merknad til endringsloggen"));
  await page.keyboard.type("Skrevet uten mus");
  await tabTo(page, dialog.getByRole("button", { name: "Publiser" }));
  await page.keyboard.press("Enter");
  await page.getByText("Venter på: Ingen").waitFor();
  await expect.poll(() => isFocused(page.getByText("Venter på: Ingen").locator(".."))).toBe(true);
  await page.getByText("Skrevet uten mus").waitFor();
});
