import { expect, test } from "vitest";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { insideOf, tagsOf } from "../builders/pdf-inside.ts";
import { pagesOf, pagesOfAnySheets } from "../builders/sheet-pages.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);

const publicationOf = (assessment: number) =>
  server.db.selectFrom("publication").select("id").where("assessment", "=", assessment).executeTakeFirstOrThrow();
const sheetOf = async (number: number, query = ""): Promise<CallAnswer<"decisionSheet">> =>
  (await anybody.get(`/api/assessments/${number}/decision-sheet${query}`)).json();

test("the page of a sheet is whole without a script, is no hit of search engines, and the reading page leads to it", async () => {
  const example = await server.db
    .selectFrom("assessment")
    .select("number")
    .where("name", "like", "%dialyse%")
    .where("status", "=", 3)
    .executeTakeFirstOrThrow();
  const { number } = example;
  const sheet = await sheetOf(number);
  expect(sheet.judgements).toHaveLength(9);
  expect(sheet.outcomes?.rows.length).toBeGreaterThan(2);
  expect(sheet.costs).not.toBeNull();
  const page = await (await anybody.get(`/vurdering/beslutningsark/?id=${number}&versjon=1`)).text();
  for (const text of [sheet.title, sheet.recommendation, "Avveininger", "Besluttet", "Dato", "Følges opp av"])
    expect(page).toContain(text);
  expect(page).toContain('name="robots" content="noindex"');
  const reading = await (await anybody.get(`/vurdering/?id=${number}`)).text();
  expect(reading).toContain(`/vurdering/beslutningsark/?id=${number}&amp;versjon=1`);
});

test("the PDF of a sheet is one tagged page, made once and kept", async () => {
  const { number } = await aFilledAssessment(server, { status: 3 });
  const { id } = await publicationOf(number);
  const made = await madeDocument(anybody, `/dokument/${id}-ark.pdf`);
  expect([made.status, made.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(made.headers.get("content-disposition")).toContain("beslutningsark-utgave-1.pdf");
  const pdf = new Uint8Array(await made.arrayBuffer());
  expect(await pagesOf(pdf)).toBe(1);
  expect(insideOf(pdf)).toMatch(/pdfuaid:part>1</);
  expect(tagsOf(pdf).get("TH")).toBeGreaterThan(0);
  const again = await anybody.get(`/dokument/${id}-ark.pdf`);
  expect(again.headers.get("etag")).toBe(made.headers.get("etag"));
});

test("what is not published has no sheet, whoever asks, and neither has an edition that never was", async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const initiator = await seatedAs(server, ...seats.map(({ id }) => id));
  for (const browser of [anybody, initiator, editor]) {
    expect((await browser.get(`/api/assessments/${number}/decision-sheet`)).status).toBe(404);
  }
  expect((await anybody.visit(`/vurdering/beslutningsark/?id=${number}`)).response.status).toBe(404);
  const { number: published } = await aFilledAssessment(server, { status: 3 });
  expect((await anybody.get(`/api/assessments/${published}/decision-sheet?version=2`)).status).toBe(404);
  expect((await anybody.get(`/api/assessments/${published}/decision-sheet?version=0`)).status).toBe(400);
  expect((await anybody.get("/dokument/999999-ark.pdf")).status).toBe(404);
  expect((await anybody.get("/dokument/1-ark.docx")).status).toBe(400);
});

test("the sheet of a withdrawn edition is gone, as page, call and PDF, with the editors' message", async () => {
  const { number } = await aFilledAssessment(server, { status: 3 });
  const { id } = await publicationOf(number);
  await madeDocument(anybody, `/dokument/${id}-ark.pdf`);
  const page = `/vurdering/beslutningsark/?id=${number}`;
  expect((await anybody.get(page)).status).toBe(200);
  expect((await atDesk(editor, number, "withdraw", { message: "Tallene var feil." })).status).toBe(200);
  for (const address of [page, `/api/assessments/${number}/decision-sheet`, `/dokument/${id}-ark.pdf`]) {
    const gone = await anybody.get(address);
    expect([gone.status, (await gone.text()).includes("Tallene var feil.")]).toEqual([410, true]);
  }
});

test("the sheet of every example is one page", async () => {
  const examples = await server.db.selectFrom("publication").select("id").orderBy("id").execute();
  expect(examples.length).toBeGreaterThan(0);
  for (const { id } of examples) {
    const made = await madeDocument(anybody, `/dokument/${id}-ark.pdf`);
    expect([id, await pagesOf(new Uint8Array(await made.arrayBuffer()))]).toEqual([id, 1]);
  }
});

test("whatever an edition says, the PDF of its sheet is one page", async () => {
  const pages = await pagesOfAnySheets(30, 20260603);
  expect(pages.filter(([count]) => count !== 1)).toEqual([]);
});
