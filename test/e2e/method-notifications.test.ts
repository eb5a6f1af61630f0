import { expect, it } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const { server, ...house } = await houseForFile({ accepts: REFUSED_CALL });
const site = server.url.replace("localhost", "metodevarsel.localhost");

it("a reader finds a method by its topic, reads how far it has come, and is told when there is nothing", async () => {
  const page = await house.page();
  await page.goto(site);
  await page.locator("html[data-hydrated]").waitFor();
  expect(await page.title()).toBe("Metodevarsel");
  await page.getByRole("button", { name: "Velg fagområde" }).click();
  await expectInOrder(page);
  await page.getByRole("link", { name: /^Kreft \d+ metodevarsler$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Søk i metodevarsler" }).waitFor();
  await page.getByRole("list", { name: "Valgte filtre" }).getByText("Kreft").waitFor();
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Kunstig intelligens som første gransker av mammografi" }).click();
  await page.getByRole("heading", { name: "Hvor langt metoden er kommet" }).waitFor();
  expect(await page.getByText("Under vurdering. Metoden ble foreslått for vurdering i Nye metoder").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Varsle" }).count()).toBe(0);
  const alerts = page.getByRole("link", { name: "Få varsel på e-post om nye metodevarsler" });
  expect(await alerts.getAttribute("href")).toBe("/varsel/");
  await page.getByText("Endringslogg").click();
  await page.getByText("02.11.2026").waitFor();
  await expectNoFindings(page);
  expect(await tooWideAt(page)).toEqual([]);

  await page.getByRole("searchbox", { name: "Søk i metodevarsler" }).fill("kvantekromodynamikk");
  await page.getByRole("searchbox", { name: "Søk i metodevarsler" }).press("Enter");
  await page.getByRole("heading", { name: "Ingen treff", exact: true }).waitFor();
  await page.getByRole("link", { name: "Se alle metodevarsler" }).click();
  await page.getByRole("link", { name: "Side 2" }).last().click();
  await page.getByRole("link", { name: "Maskin som holder donorleveren varm" }).waitFor();
  expect(await tooWideAt(page)).toEqual([]);

  await page.goto(`${site}/om-oss/`);
  await page.locator("html[data-hydrated]").waitFor();
  const widget = page.getByRole("main").getByLabel("Søk i metodevarsler");
  await widget.fill("hjerte");
  await widget.press("Enter");
  const hits = page.getByRole("list", { name: "Treff" }).getByRole("link");
  await expect.poll(() => hits.count()).toBe(3);
  await expectNoFindings(page);
  expect(await tooWideAt(page)).toEqual([]);

  await page.goto(`${site}/finnes-ikke/`);
  await page.getByRole("heading", { level: 1, name: "Side ikke funnet" }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

it("anybody sends a tip, is told what is missing, and without script where to send a mail", async () => {
  const page = await house.page({ width: 390 });
  await page.goto(`${site}/tips/`);
  const send = page.getByRole("button", { name: "Send tipset" });
  await page.getByText("Skjemaet er klart til å sendes.").waitFor();
  await page.getByText("Vi sletter det etter ett år").waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Få varsel/ })
      .count(),
  ).toBe(0);
  await send.click();
  await page.getByText("3 feil må rettes").waitFor();
  await expectNoFindings(page);
  await page.getByLabel(/^Beskriv metoden/).fill("En pumpe for hjemmebruk");
  await page.getByLabel(/^Navnet ditt/).fill("Kari Eksempel");
  await page.getByLabel(/^E-postadresse/).fill("kari@example.no");
  await page.getByLabel("Send meg en kvittering på e-post").check();

  await page.route("**/api/tips/sendTips", (route) => route.abort(), { times: 1 });
  await send.click();
  await page.getByText("Beklager, vi kunne ikke motta tipset ditt nå.").waitFor();
  await page.getByText("Skjemaet er klart til å sendes.").waitFor();
  await send.click();
  await page.getByRole("heading", { name: "Takk for ditt tips!" }).waitFor();
  expect(await page.getByLabel(/^Beskriv metoden/).inputValue()).toBe("En pumpe for hjemmebruk");
  await expectNoFindings(page);
  const mails = await server.mails();
  expect(mails.map(({ to }) => String(to)).toSorted()).toEqual(["kari@example.no", "post@minimetode.example"]);

  const plain = await house.page({ script: false });
  await plain.goto(`${site}/tips/`);
  // Playwright's texts leave `noscript` out.
  await plain.getByRole("main").getByRole("link", { name: /@/ }).waitFor();
  expect(await plain.locator("main").innerText()).toContain("Du kan sende tipset på e-post i stedet.");
  expect(await plain.getByRole("textbox", { name: /^Navn/ }).count()).toBe(0);
  expect(await plain.getByRole("main").getByRole("link", { name: "post@minimetode.example" }).count()).toBe(1);
});

it("a reader asks on the front page for alerts about one topic, with and without script", async () => {
  for (const script of [true, false]) {
    const page = await house.page({ script });
    await page.goto(site);
    const email = `kreft-${script}@example.no`;
    await page.getByLabel(/^E-postadresse/).fill(email);
    await page.getByLabel("Fagområde", { exact: true }).selectOption("Kreft");
    await page.getByRole("button", { name: "Få varsel" }).click();
    await page.getByRole("heading", { level: 1, name: "Sjekk e-posten din" }).waitFor();
    const mail = (await server.mails()).find(({ to }) => to.includes(email));
    expect(mail?.text).toContain("Kreft i metodevarsler");
  }
});
