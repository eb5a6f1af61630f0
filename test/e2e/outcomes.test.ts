import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, blockOf, heldCalls, openSection, openStep, untilItIs } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { cellIs, field, save, toast } from "./evidence-journey.ts";

const house = await authorHouse(/Failed to load resource/);

const example = async (named: string): Promise<number> => {
  const found = house.database.db.selectFrom("assessment").select("number").where("name", "like", `%${named}%`);
  return (await found.executeTakeFirstOrThrow()).number;
};

const names = (page: Page) => page.locator("[data-row] h4").allInnerTexts();

test("outcomes come from PICO, get numbers and certainty, and say their sentence while they are written", async () => {
  const { page } = await openBlock(house, "OutcomeTable", async (author, table, assessment) => {
    const items = everyItem((await detailsOf(author, assessment)).schema.schemaItems);
    const pico = items.find(({ blockType }) => blockType === "Table");
    await saveItem(author, assessment, pico?.contentGuid ?? "", ["P", "I", "C", "Død innen ett år, livskvalitet"]);
    await saveItem(author, assessment, table.contentGuid, ["", "dialyse på sykehus"]);
  });
  await page.getByText("Ingen utfall er lagt til").waitFor();
  await field(page, "Metoden, slik den står i en setning").fill("hjemmedialyse");

  await page.getByRole("button", { name: "Hent utfall fra PICO" }).click();
  const dialog = page.getByRole("dialog", { name: "Utfall i PICO" });
  await dialog.getByRole("checkbox", { name: "livskvalitet" }).waitFor();
  await dialog.getByRole("button", { name: "Legg til 2 utfall" }).click();
  await toast(page, "2 utfall er lagt til");
  await expect.poll(() => names(page)).toEqual(["Død innen ett år", "livskvalitet"]);

  const form = page.getByRole("main");
  const width = (await form.boundingBox())?.width;
  await page.getByRole("button", { name: "Rediger Død innen ett år" }).click();
  expect((await form.boundingBox())?.width).toBe(width);
  const preview = page.getByRole("region", { name: "Slik leses det" });
  await preview.getByText("Velg tilliten, så lages setningen").waitFor();
  await field(page, "Hva er best?").selectOption({ label: "Færre/lavere" });
  await field(page, "Uten metoden").fill("11 %");
  await field(page, "Effektmål").selectOption({ label: "RR, relativ risiko" });
  await field(page, "Effekt").fill("0,74");
  await field(page, "fra").fill("0,55");
  await field(page, "til").fill("0,95");
  await field(page, "Studiene er").selectOption({ label: "observasjonsstudier" });
  await preview
    .getByText("Hjemmedialyse gir muligens lavere risiko for død innen ett år enn dialyse på sykehus.")
    .waitFor();
  await preview.getByText("29 færre").waitFor();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);

  await field(page, "Effekt").fill("ca. en halv");
  await field(page, "Effekt").blur();
  await page.getByText("Skriv et tall", { exact: true }).waitFor();
  await field(page, "Effekt").fill("0,74");
  await save(page).click();
  await toast(page, "Utfall oppdatert");
  await page.reload();
  await page.getByText("Hjemmedialyse gir muligens lavere risiko for død innen ett år").waitFor();
  await expectInOrder(page);
  await page.getByRole("button", { name: "Rediger Død innen ett år" }).click();
  expect(await field(page, "Effekt").inputValue()).toBe("0,74");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: /^Historikk for Utfall/ }).click();
  const history = page.getByRole("dialog", { name: /^Historikk for Utfall/ });
  const written = history.getByRole("listitem").filter({ hasText: "Skrev «Død innen ett år»" });
  await written.getByRole("button", { name: /^Vis endringen/ }).click();
  await history.locator("ins", { hasText: "Færre/lavere" }).waitFor();
  await history.locator("ins", { hasText: "0,74" }).waitFor();
  await page.keyboard.press("Escape");

  await openStep(page, "Oppsummering");
  await openSection(page, "Klarspråk");
  const short = blockOf(page, "Kort fortalt").first();
  await short.getByText("Setninger fra utfallstabellen").click();
  await short.getByRole("button", { name: "Sett inn setningen om Død innen ett år" }).click();
  await short.getByText("Står i teksten").waitFor();
  await untilItIs(page, "Kort fortalt", "saved");
  await page.reload();
  const text = page.getByRole("textbox", { name: "Kort fortalt" });
  await text.getByText("Hjemmedialyse gir muligens lavere risiko for død innen ett år").waitFor();
});

test("outcomes come from the evidence table, with what it has offered below the empty fields, and the method is named as PICO does", async () => {
  const { page } = await openBlock(house, "OutcomeTable", async (author, table, assessment) => {
    const items = everyItem((await detailsOf(author, assessment)).schema.schemaItems);
    const pico = items.find(({ blockType }) => blockType === "Table");
    const long = "Dialyse på sykehuset tre ganger i uken, fire timer hver gang";
    await saveItem(author, assessment, pico?.contentGuid ?? "", ["P", "Hjemmedialyse.", long, "Død"]);
    const primary = items.find(({ title, blockType }) => blockType === "EvidenceTable" && /prim/i.test(title));
    const send = async (path: string, body: object) => {
      const answer = await author.post(path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()).id as number;
    };
    const study = (shortId: string) =>
      send("/api/schema/CreateEvidenceTableItem", { id: primary?.contentId, section: "PrimaryStudy", shortId });
    const groups = { interventionTotal: "100", controlTotal: "100", interventionEvents: "8" };
    const result = (id: number, cells: object) =>
      send("/api/schema/CreateResult", { id: primary?.contentGuid, study: String(id), ...cells });
    const berg = await study("Berg 2020");
    const dahl = await study("Dahl 2021");
    await result(berg, { outcome: "Død", ...groups, controlEvents: "11" });
    await result(dahl, { outcome: "død", ...groups, controlEvents: "13" });
    const effect = { measure: "RR", effect: "0,74", effectLow: "0,55", effectHigh: "1,00" };
    await result(berg, { outcome: "Innleggelse", ...groups, controlEvents: "20", ...effect });
    await send("/api/schema/CreateOutcome", { id: table.contentGuid, name: "Innleggelse", kind: "event" });
  });
  await page.getByRole("button", { name: "Bruk «hjemmedialyse» fra PICO som metoden" }).click();
  await expect.poll(() => field(page, "Metoden, slik den står i en setning").inputValue()).toBe("hjemmedialyse");
  await field(page, "Metoden, slik den står i en setning").and(page.locator(":focus")).waitFor();
  expect(await page.getByRole("button", { name: /fra PICO som/ }).count()).toBe(0);

  await page.getByRole("button", { name: "Hent fra evidenstabellen" }).click();
  const dialog = page.getByRole("dialog", { name: "Utfall i evidenstabellen" });
  await dialog
    .getByText("2 studier, 400 deltakere. Flere studier: skriv det samlede estimatet fra oversikten")
    .waitFor();
  expect(await dialog.getByRole("checkbox", { name: "Innleggelse" }).isChecked()).toBe(false);
  await expectInOrder(page);
  await dialog.getByRole("button", { name: "Legg til 1 utfall" }).click();
  await toast(page, "1 utfall er lagt til");
  await expect.poll(() => names(page)).toEqual(["Innleggelse", "Død"]);

  await page.getByRole("button", { name: "Rediger Død" }).click();
  await page.getByText("Flere studier: skriv det samlede estimatet fra oversikten").waitFor();
  expect([await field(page, "Studier").inputValue(), await field(page, "Deltakere").inputValue()]).toEqual([
    "2",
    "400",
  ]);
  await page.getByRole("button", { name: "Bruk 120 av 1 000: medianen i 2 studier" }).click();
  await expect.poll(() => field(page, "Uten metoden").inputValue()).toBe("120");
  // The button is gone: the focus is in the field that it filled.
  await field(page, "Uten metoden").and(page.locator(":focus")).waitFor();
  expect(await field(page, "Kilde").inputValue()).toBe("Medianen i 2 studier");
  await save(page).click();
  await toast(page, "Utfall oppdatert");

  await page.getByRole("button", { name: "Rediger Innleggelse" }).click();
  await field(page, "Kilde").fill("Norsk nyreregister");
  await page.getByRole("button", { name: "Bruk 1 og 200 fra evidenstabellen" }).click();
  await page.getByRole("button", { name: "Bruk 200 av 1 000: kontrollgruppen i Berg 2020" }).click();
  await page.getByRole("button", { name: "Bruk RR 0,74 (0,55 til 1,00) fra Berg 2020" }).click();
  const preview = page.getByRole("region", { name: "Slik leses det" });
  await preview.getByText("52 færre").waitFor();
  expect(await field(page, "Kilde").inputValue()).toBe("Norsk nyreregister");
  expect(await page.getByRole("button", { name: /^Bruk / }).count()).toBe(0);
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  await save(page).click();
  await toast(page, "Utfall oppdatert");
  await page.reload();
  await page.getByText("52 færre").waitFor();
});

test("a choice that two made without seeing the other's is asked about in its words", async () => {
  const first = await openBlock(house, "OutcomeTable", async (author, table) => {
    const outcome = { id: table.contentGuid, name: "Død", kind: "event", certainty: "low" };
    const answer = await author.post("/api/schema/CreateOutcome", outcome);
    expect(answer.status).toBe(200);
  });
  const second = await first.openAgain();
  const letGo = await heldCalls(second.page, "UpdateOutcome");
  for (const { page } of [first, second]) await page.getByRole("button", { name: "Rediger Død" }).click();
  await field(second.page, "Tillit").selectOption({ label: "Svært lav" });
  await field(first.page, "Tillit").selectOption({ label: "Høy" });
  await cellIs(first.page, "certainty", "saved");
  letGo();
  const cell = second.page.locator('[data-cell="certainty"]');
  const theirs = cell.getByRole("region", { name: "Teksten fra den andre fanen" });
  await theirs.getByText("Høy", { exact: true }).waitFor();
  await cell.getByText("Svært lav", { exact: true }).filter({ visible: true }).last().waitFor();
  expect(await cell.getByText("very-low", { exact: true }).count()).toBe(0);
});

test("a reader without script sees the answer with its outcomes at once, and the whole table as cards on a phone", async () => {
  const number = await example("dialyse");
  const page = await house.page({ width: 390, script: false });
  await page.goto(`${house.server.url}/vurdering/?id=${number}`);
  const band = page.getByRole("region", { name: "Svaret i korte trekk" });
  await band.getByText("81 av 1 000", { exact: true }).waitFor();
  const top = await band
    .getByText("Død innen ett år", { exact: true })
    .evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeLessThan(780);
  await band.getByRole("link", { name: "Hele tabellen" }).click();
  const table = page.getByRole("table", { name: "Utfallstabell" });
  await table.getByText("29 færre").waitFor();
  // Its styles are linked, though its script comes late.
  expect(await table.evaluate((it) => getComputedStyle(it).display)).toBe("block");
});

/** The table as the browser gives it to a screen reader: the roles in each row, and the names of its headers. */
async function tableForScreenReaders(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const under = (node: Node | undefined): readonly Node[] =>
    (node?.childIds ?? []).flatMap((id) => [byId.get(id), ...under(byId.get(id))]).filter((each) => each !== undefined);
  const roleOf = (node: Node): string => (node.ignored ? "" : String(node.role?.value ?? ""));
  const table = nodes.find((node) => roleOf(node) === "table" && node.name?.value === "Utfallstabell");
  const cells = ["columnheader", "rowheader", "cell", "gridcell"];
  return under(table)
    .filter((node) => roleOf(node) === "row")
    .map((row) => under(row).flatMap((node) => (cells.includes(roleOf(node)) ? [roleOf(node)] : [])));
}

test("a screen reader gets the same table as cards and as a table: every row, header and empty cell", async () => {
  const number = await example("KOLS");
  const page = await house.page({ width: 1440 });
  await page.goto(`${house.server.url}/vurdering/?id=${number}`);
  await page.getByRole("region", { name: "Svaret i korte trekk" }).getByRole("link", { name: "Hele tabellen" }).click();
  const table = page.getByRole("table", { name: "Utfallstabell" });
  await table.getByText("Flere innleggelser siste år").waitFor();
  const wide = await tableForScreenReaders(page);
  expect(wide[0]).toEqual(Array(7).fill("columnheader"));
  expect(wide.filter((row) => row.includes("rowheader")).length).toBeGreaterThan(2);
  // Two risk groups of one outcome: the second has no cells of its own for what they share.
  expect(wide.map((row) => row.length)).toContain(3);
  const columns = () => table.locator("th, td").evaluateAll((all) => all.map((it) => it.getAttribute("aria-colindex")));
  expect(await columns()).not.toContain(null);
  expect(await table.locator("td[data-empty]").count()).toBeGreaterThan(0);
  for (const width of [1023, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await table.evaluate((it) => getComputedStyle(it).display)).toBe("block");
    expect(await tableForScreenReaders(page)).toEqual(wide);
    const number = table.locator("td[data-number]:not([data-empty])").first();
    expect(await number.evaluate((it) => getComputedStyle(it).textAlign)).toBe("start");
    await expectInOrder(page);
  }
});

test("the answer and the table are in order at every width, with script", async () => {
  const number = await example("KOLS");
  const page = await house.page({ width: 1440 });
  await page.goto(`${house.server.url}/vurdering/?id=${number}`);
  const band = page.getByRole("region", { name: "Svaret i korte trekk" });
  await band.getByText("Innleggelse innen ett år (Én innleggelse siste år)").waitFor();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  await band.getByRole("link", { name: "Hele tabellen" }).click();
  const table = page.getByRole("table", { name: "Utfallstabell" });
  await table.getByText("Flere innleggelser siste år").waitFor();
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
});
