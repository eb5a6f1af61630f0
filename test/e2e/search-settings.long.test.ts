import { sql } from "kysely";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { tooWideAt } from "./every-width.ts";
import { houseForFile, type PageOptions } from "./house.ts";

const { server, ...house } = await houseForFile({ seed: "none" });

async function visit(origin: string, query = "", options: PageOptions = {}) {
  const page = await house.page({ width: 1440, ...options });
  await page.goto(`${origin}/sok/${query}`, { waitUntil: options.script === false ? "load" : "networkidle" });
  if (options.script !== false) await page.locator("html[data-hydrated]").waitFor();
  return page;
}

test("the state filter offers collaborations where the address says so, and keeps offering them", async () => {
  const page = await visit(server.url);
  const choices = page.getByRole("navigation", { name: "Vis vurderinger fra" }).getByRole("link");
  expect(await choices.allTextContents()).toEqual(["Alle", "Bare helseforetak", "Bare kommuner"]);
  await page.goto(`${server.url}/sok/?displayFilterByCollaboration=true`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  await choices.getByText("Samarbeid").click();
  await page.waitForURL(/filterByCollaboration=true/);
  await expect.poll(() => choices.getByText("Samarbeid").count()).toBe(1);
  await choices.getByText("Alle").click();
  await page.waitForURL(`${server.url}/sok/?displayFilterByCollaboration=true`);
  expect(await choices.count()).toBe(4);
});

test("the site's editors have the search offer collaborations: its addresses are as ever, and the request says so", async () => {
  await using own = await clone();
  await sql`update content_version set properties = properties || '{"displayFilterByCollaboration": true}'::jsonb
    where content in (select number from content where type = 'SettingsPage')`.execute(own.db);
  await using other = await startTestServer({ clone: own });
  const page = await visit(other.url);
  const choices = page.getByRole("navigation", { name: "Vis vurderinger fra" }).getByRole("link");
  expect(await choices.allTextContents()).toEqual(["Alle", "Bare helseforetak", "Bare kommuner", "Samarbeid"]);
  const asked = page.waitForRequest(/\/api\/search\/methodassessment/);
  await choices.getByText("Bare kommuner").click();
  expect((await asked).postDataJSON()).toMatchObject({
    filterByMunicipality: true,
    displayFilterByCollaboration: true,
  });
  await page.waitForURL(`${other.url}/sok/?filterByMunicipality=true`);
  expect(await choices.count()).toBe(4);
});

test("zero hits and search tips are said in the site's own words, and tips are opened below the heading", async () => {
  await using own = await clone();
  const words = { noHitsTitle: "Her var det tomt", noHitsMessage: "Ring oss.", searchInfoText: "Skriv ett ord." };
  await sql`update content_version set properties = properties || ${JSON.stringify(words)}::jsonb
    where content in (select number from content where type = 'SettingsPage')`.execute(own.db);
  await using other = await startTestServer({ clone: own });
  const page = await visit(other.url, "?q=finnesikkexyz");
  expect(await page.getByRole("heading", { name: "Her var det tomt" }).isVisible()).toBe(true);
  expect(await page.getByText("Ring oss.").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Hjelp: søket" }).click();
  await page.getByText("Skriv ett ord.").waitFor();
  await expectNoFindings(page);
  const phone = await visit(other.url, "", { width: 390, script: false });
  for (const each of [page, phone]) {
    const heading = await each.getByRole("heading", { level: 1 }).boundingBox();
    const tips = await each.getByText("Skriv ett ord.").boundingBox();
    const question = await each.locator("button[aria-label='Hjelp: søket']").boundingBox();
    if (!(heading && tips && question)) throw new Error("heading, question mark and tips are shown");
    expect(tips.y).toBeGreaterThan(heading.y + heading.height);
    expect(tips.x - heading.x).toBeLessThan(40);
    expect(question.y).toBeLessThan(heading.y + heading.height);
    expect(heading.height).toBeLessThan(100);
  }
  expect(await tooWideAt(page)).toEqual([]);
});
