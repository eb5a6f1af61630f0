import { sql } from "kysely";
import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { textInside } from "../builders/text-inside.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const anybody = aBrowser(server);

/** The newest edition of an example. */
async function example(name: string) {
  const { number, id } = await server.db
    .selectFrom("assessment")
    .innerJoin("publication", "publication.assessment", "assessment.number")
    .select(["assessment.number", "publication.id"])
    .where("assessment.name", "=", name)
    .orderBy("publication.version", "desc")
    .executeTakeFirstOrThrow();
  const record = (form: string) => anybody.get(`/api/publications/${id}/${form}`);
  const wire = async (query = "") =>
    (await anybody.get(`/api/methodassessment/GetAssessment?id=${number}${query}`)).json();
  const page = async () => (await anybody.get(`/vurdering/?id=${number}`)).text();
  return { number, id, record, wire, page };
}
const dialysis = await example("Eksempel: Hjemmebasert dialyse");

/** The edition as it was before assessments had outcome tables. */
const withoutTable = (id: number) =>
  sql`update publication set snapshot = jsonb_set(snapshot, '{sections}', (
    select jsonb_agg(jsonb_set(section, '{blocks}', jsonb_path_query_array(section, '$.blocks[*] ? (@.kind != "OutcomeTable")')) order by at)
      from jsonb_array_elements(snapshot -> 'sections') with ordinality as each (section, at))) where id = ${id}`.execute(
    server.db,
  );

test("the outcomes of an edition are there as FHIR evidence, which its page links and says to be experimental", async () => {
  const answer = await dialysis.record("fhir-evidence");
  expect(answer.headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  expect(answer.headers.get("link")).toMatch(/^<http[^>]+\/vurdering\/\?id=\d+&versjon=1>; rel="cite-as"$/);
  const composition = await answer.json();
  expect(composition).toMatchObject({ resourceType: "Composition", type: { coding: [{ code: "SummaryOfFindings" }] } });
  expect(composition.text.div).toContain("Under utprøving");
  const [, { section: entries }] = composition.section;
  expect(entries.map(({ title }: { readonly title: string }) => title)).toEqual([
    "Død innen ett år",
    "Innleggelse på sykehus innen ett år",
    "Livskvalitet",
    "Infeksjon i tilgangen",
    "Belastning for pårørende",
  ]);
  const page = await dialysis.page();
  expect(page).toContain(`<a href="/api/publications/${dialysis.id}/fhir-evidence"`);
  expect(page).toContain(`<link rel="describedby" href="/api/publications/${dialysis.id}/fhir-evidence"`);
});

test("the FHIR document of an edition has the outcome table as text", async () => {
  const { entry } = await (await dialysis.record("fhir")).json();
  const text = JSON.stringify(entry[0].resource.section);
  expect(text).toContain("<caption>Utfallstabell</caption>");
  expect(text).toContain("<td><p>Død innen ett år</p>");
  expect(text).toMatch(/110 av 1\s000/);
});

test("a document begins with what the certainty means, and says what a number of the budget is", async () => {
  const text = await (await anybody.get(`/dokument/${dialysis.id}.txt`)).text();
  const beginning = text.slice(0, text.indexOf("Sammendrag"));
  for (const words of ["Den sanne effekten kan være en annen.", "Under null er en utgift."])
    expect(beginning).toContain(words);
});

test("the specification's call has the answer as data, as the reading page has it", async () => {
  const read = await dialysis.wire();
  const { answer } = await (await anybody.get(`/api/assessments/${dialysis.number}`)).json();
  expect(read.answer).toEqual({ ...answer, conditions: expect.stringMatching(/^<p>/), date: read.published });
  expect(read.answer).toMatchObject({
    recommendation: "innfores-med-forbehold",
    certainty: "lav",
    outcomes: [
      { name: "Død innen ett år", certainty: "low", difference: "29 færre" },
      { name: "Innleggelse på sykehus innen ett år" },
      // The first two are benefits, so the last place is that of the possible harm.
      { name: "Infeksjon i tilgangen", certainty: "very-low", difference: "" },
    ],
    date: "2026-06-03T09:00:00.000Z",
  });
  expect(read.answer.net).toHaveLength(2);
  for (const { year, amount, text } of read.answer.net) {
    expect(year).toMatch(/./);
    expect(text.replace(/\D/g, "")).toBe(String(Math.abs(amount)));
  }
  // One tab has the answer of the whole.
  expect((await dialysis.wire("&tab=1")).answer).toEqual(read.answer);
});

test("a reader finds an assessment by the name of its outcome, and by words of a sentence", async () => {
  for (const q of ["Infeksjon i tilgangen", "Belastning for pårørende", "muligens lavere risiko for død"]) {
    const answer = await anybody.post("/api/search/methodassessment", { q });
    const { searchResult } = await answer.json();
    const titles = searchResult.map(({ title }: { readonly title: string }) => title);
    expect(titles, q).toContain("Eksempel: Hjemmebasert dialyse");
  }
});

test("the downloaded tables have the computed numbers of outcomes as numbers", async () => {
  const csv = await (await anybody.get(`/dokument/${dialysis.id}.csv`)).text();
  const lines = csv.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.includes("Utfallstabell"));
  const cells = (line = "") => line.split(";").map((cell) => cell.replace(/^"|"$/g, ""));
  const header = cells(lines[begin + 1]);
  const death = cells(lines[begin + 2]);
  const cell = (name: string) => death[header.indexOf(name)];
  expect([cell("Utfall"), cell("Med metoden"), cell("Forskjell"), cell("Forskjell, fra"), cell("Av så mange")]).toEqual(
    ["Død innen ett år", "81", "-29", "-49", "1000"],
  );
  const workbook = await anybody.get(`/dokument/${dialysis.id}.xlsx`);
  const inside = await textInside(new Uint8Array(await workbook.arrayBuffer()));
  expect(inside).toMatch(/<c r="[A-Z]+2"[^>]*><v>-29<\/v>/);
});

test("an edition from before outcome tables has no evidence, and its answer is what is chosen", async () => {
  const older = await example("Eksempel: Digital hjemmeoppfølging ved KOLS");
  await withoutTable(older.id);
  expect((await older.record("fhir-evidence")).status).toBe(404);
  expect((await older.record("fhir")).status).toBe(200);
  const { answer } = await older.wire();
  expect(answer).toMatchObject({ recommendation: expect.any(String), certainty: expect.any(String), date: /./ });
  expect(answer).not.toHaveProperty("outcomes");
  const page = await (await anybody.get(`/vurdering/?id=${older.number}&versjon=1`)).text();
  expect(page).not.toContain("fhir-evidence");
});

test("started work has no answer", async () => {
  const draft = await server.db
    .selectFrom("assessment")
    .select("number")
    .where("status", "=", 1)
    .where("opened_at", "is not", null)
    .executeTakeFirstOrThrow();
  const read = await anybody.get(`/api/methodassessment/GetAssessment?id=${draft.number}`);
  expect(await read.json()).not.toHaveProperty("answer");
});
