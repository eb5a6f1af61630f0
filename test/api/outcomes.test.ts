import { beforeEach, expect, test } from "vitest";
import type { AssessmentDetails } from "../../features/api/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;

beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }, { role: "librarian" }] });
  author = await seatedAs(server, assessment.seats[0]?.id ?? "");
});

const tableIn = ({ schema }: AssessmentDetails) => {
  const table = everyItem(schema.schemaItems).find(({ blockType }) => blockType === "OutcomeTable");
  if (!table) throw new Error("the template has no outcome table");
  return table;
};
const table = async () => tableIn(await detailsOf(author, assessment.number));

const death = {
  name: "Død innen ett år",
  kind: "event",
  desirable: "less",
  importance: "critical",
  "baseline.1.value": "110",
  measure: "RR",
  effect: "0,74",
  effectLow: "0,55",
  effectHigh: "0,95",
  certainty: "low",
};

const post = (call: "Create" | "Update" | "Delete", body: object, by = author) =>
  by.post(`/api/schema/${call}Outcome`, body);

async function created(given: object = death): Promise<{ id: number; rev: number }> {
  const answer = await post("Create", { id: (await table()).contentGuid, ...given });
  expect(answer.status).toBe(200);
  return answer.json();
}

test("an outcome comes back with its cells by key, and with the numbers and the sentence that follow from them", async () => {
  const item = await table();
  await saveItem(author, assessment.number, item.contentGuid, ["hjemmedialyse", "dialyse på sykehus"]);
  const { id, rev } = await created();
  const { properties, contentId } = await table();
  expect(properties.outcomes).toMatchObject([
    {
      ...{ id, ownerId: contentId, position: 1, rev },
      ...{ name: "Død innen ett år", effect: "0.74", effectLow: "0.55", "baseline.1.value": "110", comment: "" },
      computed: {
        baselines: [
          {
            shown: { baseline: 110, with: 81, withLow: 61, withHigh: 105, difference: -29, per: 1000, capped: false },
          },
        ],
        certainty: "low",
        sentence: {
          nb: "Hjemmedialyse gir muligens lavere risiko for død innen ett år enn dialyse på sykehus.",
          nn: "Hjemmedialyse gir moglegvis lågare risiko for død innen ett år enn dialyse på sykehus.",
        },
        warnings: ["BaselineWithoutSource"],
      },
    },
  ]);
});

test("numbers are taken as people write them, and stored with a point", async () => {
  await created({ ...death, participants: "9 840", effect: "−1,5", measure: "MD", kind: "measured" });
  await created({ ...death, "baseline.1.value": "11 %" });
  const { properties } = await table();
  expect(properties.outcomes).toMatchObject([
    { participants: "9840", effect: "-1.5" },
    { "baseline.1.value": "11%", computed: { baselines: [{ shown: { baseline: 110 } }] } },
  ]);
});

test.each([
  ["effect", "omtrent en halv", "NotANumber"],
  ["studies", "tre", "NotAWholeNumber"],
  ["baseline.1.value", "mange", "NotARisk"],
  ["measure", "XX", "NotAnOption"],
  ["followUp", "x".repeat(101), "TooLong"],
])("%s «%s» is refused at its cell, and nothing of the call is stored", async (path, text, kind) => {
  const { id, rev } = await created();
  const answer = await post("Update", { id, rev, name: "Et annet navn", [path]: text });
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields: [{ path, kind }] }]);
  expect((await table()).properties.outcomes).toMatchObject([{ name: death.name }]);
});

test("an outcome must have a name, and a table has twelve at most", async () => {
  const { contentId } = await table();
  const nameless = await post("Create", { id: contentId, name: " " });
  expect([nameless.status, await nameless.json()]).toMatchObject([
    422,
    { fields: [{ path: "name", kind: "OutcomeNameRequired" }] },
  ]);
  for (let number = 1; number <= 12; number += 1) await created({ name: `Utfall ${number}` });
  const another = await post("Create", { id: contentId, name: "Utfall 13" });
  expect([another.status, await another.json()]).toMatchObject([422, { fields: [{ kind: "TooManyOutcomes" }] }]);
});

test("two people who write in different cells keep both texts; in the same cell the second is told", async () => {
  const { id, rev } = await created();
  const librarian = await seatedAs(server, assessment.seats[1]?.id ?? "");
  expect((await post("Update", { id, rev, effect: "0,80" })).status).toBe(200);
  expect((await post("Update", { id, rev, comment: "Få studier" }, librarian)).status).toBe(200);
  expect((await post("Update", { id, rev, effect: "0,90" }, librarian)).status).toBe(409);
  expect((await table()).properties.outcomes).toMatchObject([{ effect: "0.80", comment: "Få studier" }]);
});

test("a deleted outcome is gone, cannot be written in, and can be brought back where it stood", async () => {
  const first = await created();
  const second = await created({ name: "Livskvalitet" });
  expect((await post("Delete", { id: first.id })).status).toBe(200);
  expect((await table()).properties.outcomes).toMatchObject([{ id: second.id, position: 1 }]);
  expect((await post("Update", { id: first.id, comment: "x" })).status).toBe(409);
  const back = await author.post("/api/schema/Restore", {
    kind: "outcome",
    id: first.id,
    pageId: assessment.number,
  });
  expect(back.status).toBe(200);
  expect((await table()).properties.outcomes).toMatchObject([{ name: death.name }, { name: "Livskvalitet" }]);
});

test("an outcome is no row of another kind of block", async () => {
  const { schema } = await detailsOf(author, assessment.number);
  const evidence = everyItem(schema.schemaItems).find(({ blockType }) => blockType === "EvidenceTable");
  expect((await post("Create", { id: evidence?.contentId, name: "Død" })).status).toBe(404);
});
