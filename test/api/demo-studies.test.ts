import { expect, test } from "vitest";
import { RESULTS_PART } from "../../features/evidence/rules/results/index.ts";
import { aBrowser } from "../builders/browser.ts";
import { everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const published = () =>
  server.db
    .selectFrom("assessment")
    .select(["number", "name"])
    .where("status", "=", 3)
    .where("adopts", "is", null)
    .orderBy("number")
    .execute();

test("every published example but an adoption has studies in both tables, and the history of who wrote them", async () => {
  for (const { number, name } of await published()) {
    const rows = await server.db
      .selectFrom("block_row")
      .innerJoin("schema_item", "schema_item.number", "block_row.owner")
      .select(["block_row.id", "schema_item.key", "block_row.part"])
      .where("block_row.assessment", "=", number)
      .where("schema_item.key", "in", ["kunnskapsoppsummeringer", "primarstudier"])
      .where("block_row.part", "<>", RESULTS_PART)
      .execute();
    expect(new Set(rows.map(({ key, part }) => `${name}: ${key} ${part}`))).toEqual(
      new Set([`${name}: kunnskapsoppsummeringer KnowledgeSummary`, `${name}: primarstudier PrimaryStudy`]),
    );
    const history = await server.db
      .selectFrom("history")
      .select("ref")
      .where("kind", "=", "evidence")
      .where("assessment", "=", number)
      .execute();
    expect(new Set(history.map(({ ref }) => ref))).toEqual(new Set(rows.map(({ id }) => id)));
  }
});

test("the studies of a published example are read, and found by their words", async () => {
  const dialysis = (await published()).find(({ name }) => name === "Eksempel: Hjemmebasert dialyse");
  const reader = aBrowser(server);
  const read = await reader.get(`/api/methodassessment/GetAssessment?id=${dialysis?.number}`);
  const studies = everyItem((await read.json()).schema.schemaItems).flatMap(
    ({ properties }) => properties.evidenceItems ?? [],
  );
  expect(studies.map(({ shortId }) => shortId)).toEqual([
    "Eksempelgruppen 2023",
    "Testmann 2020",
    "Eksempelstudien 2021",
    "Eksempelforsøket 2019",
  ]);
  for (const q of ["Eksempelforsøket", "pårørendes belastning", "heterogeniteten"]) {
    const answer = await reader.post("/api/search/methodassessment", { q });
    const { searchResult } = await answer.json();
    const found: readonly { readonly title: string }[] = searchResult;
    expect(found.map(({ title }) => title)).toContain(
      q === "heterogeniteten" ? "Eksempel: Digital hjemmeoppfølging ved KOLS" : dialysis?.name,
    );
  }
});
