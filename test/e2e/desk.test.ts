import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk, deskView, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

const house = await deskHouse();

const sent = (name: string) => aFilledAssessment(house.server, { name, status: 2 });
const at = (number: number) => `${house.server.url}/redaksjon/${number}/`;
const viewOf = async (number: number) => deskView(await signedInAs(house.server, "redaktor"), number);

test("the editor's job: what waits is first, she reads it, publishes it with a note, and everybody reads it", async () => {
  const { number } = await sent("Eksempel: hele jobben");
  const page = await house.editor();
  await page.goto(`${house.server.url}/redaksjon/`);
  await page.getByRole("link", { name: "Eksempel: hele jobben" }).click();
  await page.getByRole("heading", { level: 1, name: "Eksempel: hele jobben" }).waitFor();
  await page.getByText("Venter på: Redaksjonen").waitFor();
  const preview = page.getByRole("link", { name: "Les slik leserne vil se den" });
  expect(await preview.getAttribute("href")).toBe(`/forhandsvisning/?id=${number}`);
  await expectNoFindings(page);

  await page.getByRole("button", { name: "Publiser" }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser mini-metodevurderingen" });
  await dialog.getByLabel("Merknad til endringsloggen").fill("Første utgave");
  await expectNoFindings(page);
  const busy = { kind: "Unavailable", title: "Prøv igjen om litt.", status: 503, type: "about:blank", retryAfter: 1 };
  const refuse = { status: 503, contentType: "application/problem+json", body: JSON.stringify(busy) };
  await page.route("**/publish", (route) => route.fulfill(refuse), { times: 1 });
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Mini-metodevurderingen er publisert", { exact: true }).waitFor();
  await expect.poll(() => isFocused(page.getByText("Venter på: Ingen").locator(".."))).toBe(true);
  await page.getByText("Utgave 1").waitFor();
  const publish = page.getByRole("button", { name: "Publiser" });
  expect(await publish.getAttribute("aria-disabled")).toBe("true");
  const reason = await publish.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reason}"]`).textContent()).toBe(
    "Er publisert. Start et nytt utkast for å endre den.",
  );
  await publish.click({ force: true });
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expectNoFindings(page);

  const reader = await house.page();
  await reader.goto(`${house.server.url}/vurdering/?id=${number}`);
  await reader.getByRole("heading", { level: 1, name: "Eksempel: hele jobben" }).waitFor();
  expect(await reader.content()).toContain("Første utgave");

  await page.getByRole("button", { name: "Start nytt utkast" }).click();
  await expectNoFindings(page);
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Et nytt utkast er i arbeid. Leserne ser den publiserte utgaven som før.").waitFor();
  await page.getByText("Venter på: Forfatterne").waitFor();
  await page.getByText("Startet et nytt utkast").waitFor();
});

test("sending back asks for a message, says so at the field, and mails the initiator", async () => {
  const { number, seats } = await sent("Eksempel: må rettes");
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Send tilbake" }).click();
  const dialog = page.getByRole("dialog", { name: "Send tilbake til forfatterne" });
  await dialog.getByRole("button", { name: "Send tilbake" }).click();
  const message = dialog.getByLabel("Melding til forfatterne");
  await expect.poll(() => isFocused(message)).toBe(true);
  expect(await message.getAttribute("aria-invalid")).toBe("true");
  await dialog.getByText("Skriv en melding").waitFor();
  await expectNoFindings(page);
  await message.fill("Skriv mer om kostnadene.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send tilbake" }).click();
  await expect.poll(() => message.inputValue()).toBe("Skriv mer om kostnadene.");
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/return", async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Send tilbake" }).click();
  await dialog.getByRole("button", { name: "Send tilbake", disabled: true }).waitFor();
  // At the second press with nothing in between the browser would close it without asking.
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  // Where the browser closed it, it is opened again when the browser says so.
  await expect.poll(() => dialog.isVisible()).toBe(true);
  goOn();
  await page.getByText("Mini-metodevurderingen er sendt tilbake").waitFor();
  await page.getByText("Skriv mer om kostnadene.").waitFor();
  const mail = (await house.server.mails()).findLast(({ to }) => to.includes(seats[0]?.email ?? "nobody"));
  expect(mail?.text).toContain("Skriv mer om kostnadene.");
});

test("what is missing is listed with links when publishing is refused for it", async () => {
  const { number } = await anAssessment(house.server.db, { name: "Eksempel: ufullstendig", status: 2 });
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Publiser" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await dialog.getByText("Disse feltene må fylles ut før den kan publiseres").waitFor();
  const first = dialog.getByRole("alert").getByRole("link").first();
  expect(await first.getAttribute("href")).toMatch(new RegExp(`^/rediger/${number}/\\?tab=\\d+&section=[\\w-]{36}$`));
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Publiser" }))).toBe(true);
});

test("when a colleague was first, the refusal is in Norwegian and the page shows how it stands now", async () => {
  const { number } = await sent("Eksempel: to om det");
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Publiser" }).click();
  expect((await atDesk(await signedInAs(house.server, "admin"), number, "publish")).status).toBe(200);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await dialog.getByText("Mini-metodevurderingen har en annen status nå.").waitFor();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await page.getByText("Venter på: Ingen").waitFor();
  expect((await viewOf(number)).publications).toHaveLength(1);
});

test("an old tab cannot publish a text that nobody read: it is told so, and reads it first", async () => {
  const { number, seats } = await sent("Eksempel: gammel fane");
  const initiator = await seatedAs(house.server, ...seats.map(({ id }) => id));
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Publiser" }).click();
  const colleague = await signedInAs(house.server, "admin");
  expect((await atDesk(colleague, number, "return", { message: "Skriv mer." })).status).toBe(200);
  await sendIn(initiator, number);
  const dialog = page.getByRole("dialog");
  for (let press = 0; press < 2; press++) {
    await dialog.getByRole("button", { name: "Publiser" }).click();
    await dialog.getByText("Mini-metodevurderingen er endret siden du åpnet den").waitFor();
  }
  expect((await viewOf(number)).publications).toEqual([]);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Publiser" }).click();
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Venter på: Ingen").waitFor();
  expect((await viewOf(number)).publications).toHaveLength(1);
});

test("an answer that was lost on the way can be asked for again, and it is done once", async () => {
  const { number } = await sent("Eksempel: svar på avveie");
  const page = await house.editor();
  await page.goto(at(number));
  await page.locator("html[data-hydrated]").waitFor();
  let isLost = true;
  await page.route("**/publish", async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Publiser" }).click();
  const publish = page.getByRole("dialog").getByRole("button", { name: "Publiser" });
  await publish.click();
  await page.getByRole("dialog").getByText("Vi får ikke kontakt med tjenesten.").waitFor();
  await publish.click();
  await page.getByText("Mini-metodevurderingen er publisert", { exact: true }).waitFor();
  expect((await viewOf(number)).publications).toHaveLength(1);
});

test("who is not signed in comes back after signing in; a seat is no sign-in; without the role it is 'Ingen tilgang'", async () => {
  const { number, seats } = await anAssessment(house.server.db, { name: "Eksempel: lukket dør" });
  const closed = `/redaksjon/${number}/?x=1`;
  const visitors = [await house.page(), await house.page({ as: await seatedAs(house.server, seats[0]?.id ?? "") })];
  for (const page of visitors) {
    await page.goto(`${house.server.url}${closed}`);
    expect(page.url()).not.toContain("/redaksjon/");
    await page.getByRole("button", { name: /Eksempel Redaktør/ }).click();
    await page.getByRole("heading", { level: 1, name: "Eksempel: lukket dør" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/redaksjon/${number}/`);
  }
  const author = await house.page({ as: await signedInAs(house.server, "forfatter") });
  await author.goto(at(number));
  await author.getByRole("heading", { level: 1, name: "Ingen tilgang" }).waitFor();
  expect(await author.content()).not.toContain("lukket dør");
});
