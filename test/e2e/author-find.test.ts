import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, heldCalls } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const FIRST = "Kort om vurderingen";
const FAR = "Forbehold";

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Finn i hele skjemaet" });

test("a text is found in every section of the form, unsent too, and the hit leads to its field by keyboard", async () => {
  const assessment = await house.start();
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const { schema } = await detailsOf(author, assessment.number);
  const far = everyItem(schema.schemaItems).find(({ title, blockType }) => title === FAR && blockType === "TextEditor");
  if (!far) throw new Error(`no field «${FAR}»`);
  const saved = await saveItem(
    author,
    assessment.number,
    far.contentGuid,
    "<p>Prisen er 1\u202f092 kroner, og hjemme<strong>dialyse</strong> er <em>best</em>.</p>",
  );
  expect(saved.status).toBe(200);
  const { page } = await house.enter(assessment, assessment.initiator);
  const release = await heldCalls(page);
  await page.getByRole("textbox", { name: FIRST }).fill("Vi ser på Hjemmedialyse her.");
  const opener = page.getByRole("button", { name: "Finn i hele skjemaet" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await panel.getByRole("textbox", { name: "Ord eller tall" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("hjemmedialyse");
  await panel.getByRole("status").getByText("2 treff i 2 felt").waitFor();
  expect(await panel.getByRole("link").allInnerTexts()).toEqual([FIRST, FAR]);
  expect(await panel.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "1. Om vurderingen",
    "9. Oppsummering",
  ]);
  expect(await panel.locator("mark").allInnerTexts()).toEqual(["Hjemmedialyse", "hjemmedialyse"]);
  await expectNoFindings(page);
  expect(await tooWideAt(page)).toEqual([]);
  // In the open section, where nothing is loaded.
  await panel.getByRole("link", { name: FIRST }).focus();
  await page.keyboard.press("Enter");
  await panel.waitFor({ state: "hidden" });
  await page.getByRole("textbox", { name: FIRST }).and(page.locator(":focus")).waitFor();
  release();
  // Another section, from what was looked for last.
  await opener.focus();
  await page.keyboard.press("Enter");
  expect(await panel.getByRole("textbox").inputValue()).toBe("hjemmedialyse");
  await panel.getByRole("textbox").fill("1092");
  await panel.getByRole("status").getByText("1 treff i ett felt").waitFor();
  await panel.getByRole("link", { name: FAR }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: FAR }).and(page.locator(":focus")).waitFor();
  await opener.click();
  await panel.getByRole("textbox").fill("finnes ikke");
  await panel.getByRole("status").getByText("Ingen treff").waitFor();
  await page.keyboard.press("Escape");
  await opener.and(page.locator(":focus")).waitFor();
});

test("choices and numbers of outcomes and results are found as they are shown, and the hit leads to their field", async () => {
  const assessment = await house.start();
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const idOf = (kind: string) => items.find(({ blockType }) => blockType === kind)?.contentGuid;
  const send = async (path: string, body: object): Promise<number> => {
    const answer = await author.post(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()).id;
  };
  const evidence = idOf("EvidenceTable");
  const study = await send("/api/schema/CreateEvidenceTableItem", { id: evidence, shortId: "Berg 2020" });
  const result = { outcome: "Fall", measure: "HR", effect: "0,61", adjusted: "ja" };
  await send("/api/schema/CreateResult", { id: evidence, study: String(study), ...result });
  const outcome = { name: "Død", kind: "event", importance: "minor", measure: "HR", effect: "0,74" };
  await send("/api/schema/CreateOutcome", { id: idOf("OutcomeTable"), ...outcome });
  const { page } = await house.enter(assessment, assessment.initiator);
  const opener = page.getByRole("button", { name: "Finn i hele skjemaet" });
  const panel = panelOf(page);
  const found = async (asked: string): Promise<readonly string[]> => {
    if (!(await panel.isVisible())) await opener.click();
    await panel.getByRole("textbox").fill(asked);
    await panel.getByRole("status").getByText(/treff/i).waitFor();
    await expect.poll(() => panel.locator("mark").count()).toBeGreaterThan(0);
    return panel.getByRole("link").allInnerTexts();
  };
  expect(await found("hasardratio")).toEqual(["Effektmål (Fall)", "Effektmål (Død)"]);
  expect(await found("Mindre viktig")).toEqual(["Hvor viktig (Død)"]);
  expect(await found("er justert")).toEqual(["Tallet er justert (Fall)"]);
  expect(await found("0.74")).toEqual(["Effekt (Død)"]);
  expect(await panel.locator("mark").allInnerTexts()).toEqual(["0,74"]);
  expect(await found("0,61")).toEqual(["Effekt (Fall)"]);
  await panel.getByRole("link", { name: "Effekt (Fall)" }).click();
  await panel.waitFor({ state: "hidden" });
  await page.getByText("Tall for ett utfall").first().waitFor();
  await page.getByText("HR 0,61").waitFor();
});
