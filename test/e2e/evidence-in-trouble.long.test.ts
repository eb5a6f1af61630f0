import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse } from "./author-journey.ts";
import { type BlockPage, openBlock } from "./block-page.ts";
import { edit, names, stored, toast, withStudies } from "./evidence-journey.ts";

const house = await authorHouse();

/** Two studies that are open, with unsent text in each: "barn" in Hansen's, "voksne" in Olsen's. */
const withTwoUnsent = async (): Promise<BlockPage> => {
  const first = await withStudies(house, "Hansen 2021", "Olsen 2022");
  const { page } = first;
  await page.route("**/UpdateEvidenceTableItem", (route) => route.abort());
  for (const [shortId, text] of [
    ["Hansen 2021", "barn"],
    ["Olsen 2022", "voksne"],
  ] as const) {
    await edit(page, shortId).click();
    const population = page.getByRole("form", { name: `Rediger ${shortId}` }).getByLabel("Populasjon", { exact: true });
    await population.fill(text);
    await population.blur();
  }
  await expect.poll(() => page.locator('[data-save-state="offline"]').count()).toBe(2);
  return first;
};

/** The same, when another window has deleted Olsen's. The first one may hear of it at any moment. */
const withUnsentText = async (): Promise<BlockPage> => {
  const first = await withTwoUnsent();
  const second = await first.openAgain();
  await second.page.getByRole("button", { name: "Slett Olsen 2022", exact: true }).click();
  await second.page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await toast(second.page, "Evidenstabell slettet");
  return first;
};

test("what is unsent when the session ends stays in its field, also of a deleted row, and is saved when it is back", async () => {
  const { page, context, assessment } = await withUnsentText();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.unroute("**/UpdateEvidenceTableItem");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText("Økten er utløpt").first().waitFor();
  const population = page.getByRole("form", { name: "Rediger Hansen 2021" }).getByLabel("Populasjon", { exact: true });
  expect(await population.inputValue()).toBe("barn");
  expect(await population.isEditable()).toBe(true);
  await page.getByText("voksne").first().waitFor();
  expect(await page.getByText("sendt inn eller publisert").count()).toBe(0);
  await context.addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => stored(house, assessment)).toMatchObject([{ shortId: "Hansen 2021", population: "barn" }]);
  await edit(page, "Hansen 2021")
    .or(page.getByRole("form", { name: "Rediger Hansen 2021" }))
    .waitFor();
});

test("of two rows that are open, the link to a text that is not saved leads to its own", async () => {
  const { page } = await withTwoUnsent();
  const population = (shortId: string) =>
    page.getByRole("form", { name: `Rediger ${shortId}` }).getByLabel("Populasjon", { exact: true });
  await page.getByRole("link", { name: "Populasjon (Olsen 2022)" }).first().click();
  await expect.poll(() => population("Olsen 2022").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("link", { name: "Populasjon (Hansen 2021)" }).first().click();
  await expect.poll(() => population("Hansen 2021").evaluate((field) => field === document.activeElement)).toBe(true);
});

test("a row that another deleted and that cannot be brought back says why", async () => {
  const { page } = await withUnsentText();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  const gone = page.getByRole("alert").filter({ hasText: "En annen har slettet Olsen 2022" });
  const json = { type: "about:blank", kind: "TooManyRows", status: 409, title: "Tabellen er full." };
  await page.route("**/api/schema/Restore", (route) =>
    route.fulfill({ status: 409, contentType: "application/problem+json", json }),
  );
  await gone.getByRole("button", { name: "Hent tilbake" }).click();
  await gone.getByText("Tabellen er full.").waitFor();
  expect(await gone.innerText()).toContain("voksne");
});

/** Holds back the first call until it is let go; the others go through. */
const holdFirst = async (page: Page, call: string): Promise<() => void> => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await until;
    await route.continue();
  };
  await page.route(`**/${call}`, hold, { times: 1 });
  return letGo;
};

test("moves and deletes that come while another is under way are carried out, one after another", async () => {
  const { page, assessment } = await withStudies(house, "Første 2021", "Andre 2022", "Tredje 2023");
  const letMoveGo = await holdFirst(page, "MoveItem");
  const down = page.getByRole("button", { name: "Flytt Første 2021 ned" });
  await down.click();
  await down.click();
  await page.getByRole("button", { name: "Dupliser Andre 2022" }).click();
  letMoveGo();
  await expect.poll(() => names(page)).toEqual(["Andre 2022", "Andre 2022 (kopi)", "Tredje 2023", "Første 2021"]);
  await page.getByText("Første 2021 er flyttet til plass 3 av 3").waitFor({ state: "attached" });

  const letDeleteGo = await holdFirst(page, "DeleteEvidenceTableItem");
  for (const shortId of ["Andre 2022", "Tredje 2023"]) {
    await page.getByRole("button", { name: `Slett ${shortId}`, exact: true }).click();
    await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  }
  letDeleteGo();
  await expect.poll(() => names(page)).toEqual(["Andre 2022 (kopi)", "Første 2021"]);
  expect(await stored(house, assessment)).toMatchObject([{ shortId: "Andre 2022 (kopi)" }, { shortId: "Første 2021" }]);
});

test("a copy whose answer was lost is made once, however often it is asked for", async () => {
  const { page, assessment } = await withStudies(house, "Hansen 2021");
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/CreateEvidenceTableItem", lose, { times: 1 });
  const duplicate = page.getByRole("button", { name: "Dupliser Hansen 2021", exact: true });
  await duplicate.click();
  await toast(page, "Raden ble ikke duplisert");
  await duplicate.click();
  await toast(page, "Hansen 2021 er duplisert");
  expect(await stored(house, assessment)).toMatchObject([
    { shortId: "Hansen 2021" },
    { shortId: "Hansen 2021 (kopi)" },
  ]);
});

test("imported references of which one answer was lost are made once, when the import goes on", async () => {
  const { page, assessment } = await openBlock(house, "EvidenceTable");
  await page
    .getByRole("button", { name: /^Hent referanser/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Hent referanser" });
  const records = ["Hansen", "Olsen", "Berg"].map((name) => `TY  - JOUR\nAU  - ${name}\nTI  - ${name}\nER  - \n`);
  await dialog.getByLabel("Eller lim inn referansene").fill(records.join(""));
  await dialog.getByRole("button", { name: "Les referansene" }).click();
  let calls = 0;
  await page.route("**/CreateEvidenceTableItem", async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Hent 3 referanser" }).click();
  await dialog.getByText("1 av 3 referanser er hentet").waitFor();
  await dialog.getByRole("button", { name: "Prøv igjen" }).click();
  await toast(page, "3 studier er hentet");
  expect((await stored(house, assessment)).map(({ reference }) => reference)).toEqual([
    expect.stringContaining("Hansen"),
    expect.stringContaining("Olsen"),
    expect.stringContaining("Berg"),
  ]);
});

test("references that were read stay in the dialog when the session ends, and are fetched when it is back", async () => {
  const { page, context, assessment } = await openBlock(house, "EvidenceTable");
  await page
    .getByRole("button", { name: /^Hent referanser/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Hent referanser" });
  await dialog.getByLabel("Eller lim inn referansene").fill("TY  - JOUR\nAU  - Hansen\nTI  - Hansen\nER  - \n");
  await dialog.getByRole("button", { name: "Les referansene" }).click();
  const take = dialog.getByRole("button", { name: "Hent 1 referanse" });
  await take.waitFor();
  const cookies = await context.cookies();
  await context.clearCookies();
  const looked = page.waitForResponse((answer) => answer.url().endsWith("/working-copy") && answer.status() === 401);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await looked;
  await page.getByText("Økten er utløpt").first().waitFor({ state: "attached" });
  await take.click();
  await dialog.getByText("0 av 1 referanser er hentet").waitFor();
  await dialog.getByText("Hansen").first().waitFor();
  await context.addCookies(cookies);
  await dialog.getByRole("button", { name: "Prøv igjen" }).click();
  await toast(page, "1 studie er hentet");
  expect(await stored(house, assessment)).toMatchObject([{ reference: expect.stringContaining("Hansen") }]);
});
