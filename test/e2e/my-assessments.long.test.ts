import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { authorHouse, steps } from "./author-journey.ts";

const house = await authorHouse();

test("from any page the menu leads back to what one writes", async () => {
  const { initiator } = await house.start({ title: "Eksempel: Lysbehandling" });
  const page = await house.page({ as: await seatedAs(house.server, initiator.contributorId) });
  await page.goto(`${house.server.url}/sok/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Meny" }).click();
  await page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: "Mine vurderinger" }).click();
  await page.getByRole("heading", { level: 1, name: "Mine vurderinger" }).waitFor();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Eksempel: Lysbehandling" }) });
  expect(await row.innerText()).toMatch(/Under arbeid[\s\S]*forslagsstiller[\s\S]*\d+ felt må fylles ut/);
  await page.getByRole("heading", { level: 2, name: "Dette kan du gjøre nå" }).waitFor();
  await expectNoFindings(page);
  await row.getByRole("link", { name: /felt må fylles ut/ }).click();
  await steps(page).waitFor();
  expect(new URL(page.url()).searchParams.get("id")).toBe(initiator.contributorId);
});

test("beside the name of who is signed in stands the way to what they write, and for others nothing", async () => {
  const { initiator } = await house.start();
  const page = await house.page({ as: await seatedAs(house.server, initiator.contributorId) });
  const mine = page.getByRole("region", { name: "Innlogging" }).getByRole("link", { name: "Mine vurderinger" });
  await page.goto(house.server.url);
  await mine.click();
  await page.getByRole("heading", { level: 1, name: "Mine vurderinger" }).waitFor();
  const notifications = await house.page({ as: await seatedAs(house.server, initiator.contributorId) });
  await notifications.goto(house.server.url.replace("localhost", "metodevarsel.localhost"));
  const elsewhere = await house.page({ as: await signedInAs(house.server, "fagfelle") });
  await elsewhere.goto(house.server.url);
  for (const other of [notifications, elsewhere]) {
    await other.getByRole("main").waitFor();
    expect(await other.getByRole("link", { name: "Mine vurderinger" }).count()).toBe(0);
  }
});

test("who has no seat is told how to get in, in the browser and without script", async () => {
  for (const script of [true, false]) {
    const page = await house.page({ script });
    const answer = await page.goto(`${house.server.url}/rediger/`);
    expect(answer?.status()).toBe(200);
    await page.getByText("Åpne lenken i e-posten du fikk").waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: "Logg inn" }).getAttribute("href")).toContain(
      "/login",
    );
    if (script) await expectNoFindings(page);
  }
});

test.each([390, 768, 1440])("nothing is cut off at %i px", async (width) => {
  const { initiator } = await house.start({
    title: "Eksempel: Fysioterapeutiske behandlingsopplegg etter korsbåndrekonstruksjon",
  });
  const page = await house.page({ width, as: await seatedAs(house.server, initiator.contributorId) });
  await page.goto(`${house.server.url}/rediger/`);
  await page.getByRole("heading", { level: 1, name: "Mine vurderinger" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test("an edit page without a seat in its address takes the e-mail address, and gives the neutral answer", async () => {
  const { number } = await house.start({ title: "Eksempel: Hemmelig" });
  const page = await house.page();
  await page.goto(`${house.server.url}/rediger/${number}/`);
  const send = page.getByRole("button", { name: "Send ny lenke" });
  await send.click();
  await page.getByText("Skriv e-postadressen din", { exact: true }).waitFor();
  await page.getByLabel("E-postadressen din").fill("kari@eksempel.no");
  const before = (await house.server.mails()).length;
  await send.click();
  await page.getByText("Hvis du har en plass i denne mini-metodevurderingen, er en ny lenke på vei").waitFor();
  await expectNoFindings(page);
  expect(await page.content()).not.toContain("Hemmelig");
  const sent = (await house.server.mails()).slice(before);
  expect(sent.map(({ to }) => to)).toEqual(["kari@eksempel.no"]);
  await page.getByLabel("E-postadressen du er med under").fill("kari@eksempel.no");
  await page.getByLabel(/^Kode/).fill(/Skriv koden (\S+) /.exec(sent[0]?.text ?? "")?.[1] ?? "");
  await page.keyboard.press("Enter");
  await steps(page).waitFor();
});

test("somebody who is signed in without a seat is told so", async () => {
  const { number } = await house.start();
  const page = await house.page({ as: await signedInAs(house.server, "forfatter") });
  await page.goto(`${house.server.url}/rediger/${number}/`);
  await page.getByText(/Du er innlogget som .+, men er ikke med i denne vurderingen\./).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Logg inn" }).count()).toBe(0);
});
