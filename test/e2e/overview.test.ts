import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();
const { server } = house;

test("an editor comes from the desk to the overview, chooses a type with the keyboard, opens the list behind a figure and takes a table along", async () => {
  for (let made = 0; made < 6; made += 1) await aFilledAssessment(server, { status: made < 5 ? 3 : 2 });
  const page = await house.editor();
  await page.goto(`${server.url}/redaksjon/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("link", { name: "Oversikt", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Oversikt" }).waitFor();
  await page.getByText(/^Viser 20\d\d · Alle organisasjoner · Alle typer$/).waitFor();

  const pipeline = page.getByRole("table", { name: "Hvor vurderingene er nå" });
  const sent = pipeline.getByRole("row", { name: /^Sendt/ });
  // With the one of the examples.
  expect(await sent.getByRole("cell").allInnerTexts()).toEqual(["2", "færre enn 5", "færre enn 5"]);
  const { pipeline: stages, quality: criteria }: CallAnswer<"deskOverview"> = await (
    await (await signedInAs(server, "redaktor")).get("/api/desk/overview")
  ).json();
  const published = stages.find(({ stage }) => stage === "published");
  expect(published?.count).toBeGreaterThan(4);
  const shown = pipeline.getByRole("row", { name: /^Publisert/ }).getByRole("cell");
  expect(await shown.allInnerTexts()).toEqual(
    [published?.count, published?.median, published?.oldest].map((figure) => norwegianNumber(Number(figure))),
  );
  const review = criteria.find(({ criterion }) => criterion === "review");
  const share = Math.round((100 * Number(review?.meets)) / Number(review?.editions));
  const reviewed = page.getByRole("table", { name: "Kvalitet" }).getByRole("row", { name: /^Fagfellevurdert/ });
  expect(await reviewed.getByRole("cell").allInnerTexts()).toEqual([
    `${share} %`,
    String(review?.meets),
    String(review?.editions),
  ]);
  const languages = page.getByRole("table", { name: "Språkfordeling" });
  for (const name of ["Alle tekster", "Mini-metodevurderinger", "Sider"]) {
    const [nynorsk = ""] = await languages.getByRole("row", { name }).getByRole("cell").allInnerTexts();
    expect([name, nynorsk]).toEqual([name, expect.stringMatching(/^\d+ %$/)]);
  }
  await expectInOrder(page);

  const type = page.getByLabel("Type");
  await type.selectOption({ label: "Fylke og kommune" });
  const show = page.getByRole("button", { name: "Vis tall" });
  await tabTo(page, show);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/redaksjon\/oversikt\/\?.*type=2/);
  await page.getByText(/Alle organisasjoner · Fylke og kommune$/).waitFor();
  await page.getByRole("link", { name: "Nullstill" }).click();
  await page.getByText(/Alle organisasjoner · Alle typer$/).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Last ned som CSV: Hvor vurderingene er nå" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^oversikt-pipeline-20\d\d\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain('"Sendt";2;"færre enn 5"');

  await page.getByRole("link", { name: "Se dem som er sendt" }).click();
  await page.waitForURL(/\/redaksjon\/\?status=2$/);
  await page.getByRole("link", { name: "Eksempel: pasientnær måling" }).first().waitFor();
});

test("the figures of what is late lead to as many assessments in the list", async () => {
  const page = await house.editor();
  for (const { table, row, link } of [
    {
      table: "Utgaver som bør ses på igjen",
      row: /^Skulle vært sett på igjen/,
      link: "Se dem som skulle vært sett på igjen",
    },
    {
      table: "Beslutninger som mangler eller skal følges opp",
      row: /^Oppfølgingen er forfalt/,
      link: "Se vurderingene der oppfølgingen er forfalt",
    },
  ]) {
    await page.goto(`${server.url}/redaksjon/oversikt/`);
    await page.locator("html[data-hydrated]").waitFor();
    const figure = page.getByRole("table", { name: table }).getByRole("row", { name: row }).getByRole("cell").first();
    expect(await figure.innerText()).toBe("1");
    await page.getByRole("link", { name: link }).click();
    await page.waitForURL(/\/redaksjon\/\?late=/);
    await page.getByText(/^1 mini-metodevurdering$/).waitFor();
  }
});

test("without script the choices are a form of their own", async () => {
  const page = await house.editor({ script: false });
  await page.goto(`${server.url}/redaksjon/oversikt/`);
  await page.getByLabel("Type").selectOption({ label: "Helseforetak" });
  await page.getByRole("button", { name: "Vis tall" }).click();
  await page.waitForURL(/type=1/);
  await page.getByText(/Alle organisasjoner · Helseforetak$/).waitFor();
});
