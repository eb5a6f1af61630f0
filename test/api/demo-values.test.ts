import { expect, test } from "vitest";
import { assessments } from "../../content/assessments/index.ts";
import { aBrowser } from "../builders/browser.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

/** How a block without a value is stored, as JSON. */
const EMPTY: ReadonlySet<string> = new Set(["null", '""', "[]"]);

test("every example has each value that its content gives, adoptions too", async () => {
  for (const { name, values } of assessments) {
    const stored = await server.db
      .selectFrom("schema_item as i")
      .innerJoin("assessment as a", "a.number", "i.assessment")
      .select(["i.key", "i.value"])
      .where("a.name", "=", name)
      .where("i.reviewer", "is", null)
      .execute();
    const emptied = stored.filter(
      ({ key, value }) => (values[key] ?? null) !== null && EMPTY.has(JSON.stringify(value)),
    );
    expect(emptied.map(({ key }) => `${name}: ${key}`)).toEqual([]);
  }
});

test("readers of the published adoption read its recommendation and what is different there", async () => {
  const { number } = await server.db
    .selectFrom("assessment")
    .select("number")
    .where("name", "=", "Eksempel: Hjemmedialyse ved Sykehuset Innlandet")
    .executeTakeFirstOrThrow();
  const read = await (await aBrowser(server).get(`/api/methodassessment/GetAssessment?id=${number}`)).json();
  expect(read).toMatchObject({ answer: { recommendation: expect.anything() } });
  expect(read.summary).toContain("Pasientene våre er eldre og færre");
});
