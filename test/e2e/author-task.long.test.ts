import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { authorHouse, steps } from "./author-journey.ts";

const house = await authorHouse();

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** A draft with a librarian, and the librarian's browser. */
const aLibrarian = async () => {
  const assessment = await house.start({ title: "Eksempel: Lysbehandling", others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  return { ...assessment, librarian };
};

test("a librarian who opens the link stands at the literature search, and is told the task", async () => {
  const { number, librarian } = await aLibrarian();
  const page = await house.page();
  const script = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${house.server.url}/rediger/${number}/?id=${librarian.contributorId}&role=librarian`, {
    waitUntil: "commit",
  });
  const newLink = page.getByRole("button", { name: "Send ny lenke" });
  await newLink.waitFor();
  expect(await newLink.isDisabled(), "until the script is here a press would do nothing").toBe(true);
  script.resolve();
  await newLink.click();
  await page.getByText("en ny lenke på vei").waitFor();
  const text = (await house.server.mails()).findLast((mail) => mail.text?.includes(`/rediger/${number}/`))?.text ?? "";
  await page.goto(/http\S+#k=[\w-]{43}/.exec(text)?.[0] ?? "no link");
  expect(await page.locator("h1 [data-word]").textContent()).toBe("mini-metodevurderingen");
  await page.getByRole("button", { name: "Åpne mini-metodevurderingen" }).click();
  await page.getByRole("heading", { level: 2, name: "Søk", exact: true }).waitFor();
  expect(query(page)).toMatchObject({ tab: "3", role: "librarian", id: librarian.contributorId });
  expect(query(page)).toHaveProperty("section");
  await page.getByText("Din oppgave: litteratursøket").waitFor();
  await expectNoFindings(page);
});

test("«Mine vurderinger» leads to the role's task; an address without a place opens the first step", async () => {
  const { number, librarian } = await aLibrarian();
  const page = await house.page({ as: await seatedAs(house.server, librarian.contributorId) });
  await page.goto(`${house.server.url}/rediger/`);
  await page.getByRole("link", { name: "Eksempel: Lysbehandling" }).click();
  await page.getByRole("heading", { level: 2, name: "Søk", exact: true }).waitFor();
  expect(query(page)).toMatchObject({ tab: "3", role: "librarian" });
  await page.goto(`${house.server.url}/rediger/${number}/?id=${librarian.contributorId}&role=librarian`);
  await steps(page).waitFor();
  await page.getByRole("heading", { level: 2, name: "Tittel og bestilling" }).waitFor();
  await page.getByRole("link", { name: "litteratursøket" }).click();
  await page.getByRole("heading", { level: 2, name: "Søk", exact: true }).waitFor();
});
