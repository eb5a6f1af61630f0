import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { readPage } from "../builders/desk-pages.ts";
import { decideRole } from "../builders/roles.ts";
import { signedInByProvider } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

/** The browser's driver puts scripts of its own into the frame of a draft, where none may run. The list of assessments is refused to some. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of 403/);

test("an administrator gives a role, leaves a page to somebody, and reads in the log that it was done", async () => {
  const { url } = house.server;
  const editor = await signedInByProvider(house.server, "redaktor");
  await signedInByProvider(house.server, "fagfelle");
  const page = await house.page({ width: 1440, as: await signedInByProvider(house.server, "admin") });
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.getByRole("link", { name: "Brukere og roller" }).click();
  await page.getByRole("heading", { level: 1, name: "Brukere og roller" }).waitFor();
  await page.getByRole("row", { name: /Eksempel Redaktør/ }).waitFor();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  const everybody = page
    .getByRole("navigation", { name: "Vis" })
    .getByRole("button", { name: "Alle som har logget inn" });
  await everybody.press("Enter");
  await page.getByRole("row", { name: /Eksempel Fagfelle/ }).waitFor();
  expect(await everybody.getAttribute("aria-pressed")).toBe("true");
  await page.getByLabel("Søk etter navn eller e-postadresse").fill("fagfelle");
  await page.getByRole("main").getByRole("button", { name: "Søk", exact: true }).click();
  await page.getByText("1 person", { exact: true }).waitFor();
  await page.getByLabel("Rollen til Eksempel Fagfelle på Minimetode").selectOption("editor");
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Rollen til Eksempel Fagfelle er endret").waitFor();

  await page.goto(`${url}/redaksjon/innhold/`);
  await page.getByRole("link", { name: "Tilgjengelighet" }).first().click();
  await page.getByRole("tab", { name: "Hvem og når" }).click();
  await page.getByText("Hvem kan redigere og publisere: alle redaktører").click();
  const rule = page.getByRole("radiogroup", { name: "Hvem kan skrive i utkastet" });
  await rule.getByLabel("Utvalgte redaktører").check();
  await page.getByLabel("Finn en person").fill("fagfelle");
  await page.getByRole("button", { name: "Legg til Eksempel Fagfelle" }).click();
  await page.getByRole("button", { name: "Lagre hvem som kan skrive" }).click();
  await page.getByText("Hvem kan redigere og publisere: begrenset").waitFor();
  await expectNoFindings(page);
  const number = Number(/innhold\/(\d+)/.exec(page.url())?.[1]);
  expect((await readPage(editor, number)).access.edit).toMatchObject({ holds: "chosen", allowed: false });

  const others = await house.editor({ width: 390 });
  await others.goto(page.url());
  await others.getByText("Du kan lese utkastet, men ikke skrive i det.").filter({ visible: true }).waitFor();
  await expectNoFindings(others);

  await page.goto(`${url}/redaksjon/innhold/logg/`);
  await page.getByRole("row", { name: /Endret rollen til en bruker.*Eksempel Fagfelle: redaktør/ }).waitFor();
  await expectNoFindings(page);
  await page.getByLabel("Hva det gjelder").selectOption("pages");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await page.getByRole("row", { name: /Endret rollen/ }).waitFor({ state: "detached" });
  const from = page.getByLabel("Fra og med");
  await from.fill("snart");
  await from.press("Enter");
  await page.getByText("Skriv en dato").waitFor();
  await from.fill("1.1.2099");
  await from.press("Enter");
  await page.getByText("Ingenting passer med utvalget.").waitFor();
  expect(await from.inputValue()).toBe("01.01.2099");
  await page.getByRole("button", { name: "Nullstill" }).click();
  expect(await from.inputValue()).toBe("");
  await page
    .getByRole("row", { name: /tilgang til en side.*Tilgjengelighet/ })
    .getByRole("link")
    .click();
  await page.getByRole("heading", { level: 1, name: "Tilgjengelighet" }).waitFor();
});

test("an editor of the notification site alone comes from its desk's link to its pages", async () => {
  const { server } = house;
  const notifications = server.url.replace("localhost", "metodevarsel.localhost");
  const author = await signedInByProvider(server, "forfatter");
  await decideRole(server.db, "forfatter", "metodevarsel", "editor");
  const page = await house.page({ width: 1440 });
  await page.context().addCookies([...author.cookies].map(([name, value]) => ({ name, value, url: notifications })));
  await page.goto(`${notifications}/`);
  await page.getByRole("link", { name: "Redaksjonen" }).click();
  await page.waitForURL(`${notifications}/redaksjon/innhold/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectNoFindings(page);
  await page.goto(`${notifications}/redaksjon/`);
  await page.waitForURL(`${notifications}/redaksjon/innhold/`);
});
