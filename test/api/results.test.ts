import { beforeEach, expect, test } from "vitest";
import type { SchemaItem } from "../../features/api/index.ts";
import { setAsideCell } from "../../features/evidence/rules/results/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;

beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }, { role: "librarian" }] });
  author = await seatedAs(server, assessment.seats[0]?.id ?? "");
});

const tables = async (): Promise<readonly SchemaItem[]> =>
  everyItem((await detailsOf(author, assessment.number)).schema.schemaItems).filter(
    ({ blockType }) => blockType === "EvidenceTable",
  );
const table = async (section = "PrimaryStudy") => {
  const found = (await tables()).find(({ properties }) => properties.tableSection === section);
  if (!found) throw new Error(`no table of ${section}`);
  return found;
};
const results = async () => (await table()).properties.results ?? [];

const post = (call: string, body: object, by = author) => by.post(`/api/schema/${call}`, body);
const answered = async (answer: Promise<Response>) => {
  const { status } = await answer;
  expect(status).toBe(200);
  return (await answer).json();
};

const aStudy = async (more: object = {}): Promise<number> => {
  const body = { id: (await table()).contentId, shortId: "Berg 2020", ...more };
  return (await answered(post("CreateEvidenceTableItem", body))).id;
};
const aResult = async (study: number, more: object = {}): Promise<{ id: number; rev: number }> =>
  answered(post("CreateResult", { id: (await table()).contentId, study, outcome: "Død", ...more }));

const fieldsOf = async (answer: Promise<Response>) => {
  const refused = await answer;
  return [refused.status, (await refused.json()).fields] as const;
};

test("the numbers of an outcome are stored as a row of the study's block, and come back with what does not fit", async () => {
  const study = await aStudy({ controlGroupNumberOfPatiens: "40" });
  const given = {
    ...{ interventionEvents: "6", interventionTotal: " 41 ", controlEvents: 3, controlTotal: "1 204" },
    ...{ interventionPercent: "14,6 %", measure: "RR", effect: "7,40", effectLow: "0,55", effectHigh: "1,00" },
    ...{ pValue: "p < 0,001", adjusted: "ja", text: "Få hendelser" },
  };
  const { id, rev } = await aResult(study, given);
  expect(rev).toBe(1);
  expect(await results()).toMatchObject([
    {
      ...{ id, study, position: 1, rev: 1, ownerId: (await table()).contentId, outcome: "Død" },
      ...{ interventionTotal: "41", controlEvents: "3", controlTotal: "1204", interventionPercent: "14.6" },
      ...{ effect: "7.40", effectHigh: "1.00", pValue: "<0.001", adjusted: "ja", pooled: "", text: "Få hendelser" },
      findings: [
        { finding: "MoreThanEnrolled", slip: null, level: "cannot-be" },
        { finding: "EstimateOutsideInterval", slip: null, level: "cannot-be" },
      ],
    },
  ]);
  const slip = { measure: "RR", effect: "7,4", effectLow: "0,55", effectHigh: "1,00" };
  await aResult(study, slip);
  expect((await results())[1]).toMatchObject({
    position: 2,
    findings: [{ finding: "EstimateOutsideInterval", slip: "DecimalMoved", level: "cannot-be" }],
  });
  // The studies and their wire stay as they are.
  expect((await table()).properties.evidenceItems).toMatchObject([{ id: study, shortId: "Berg 2020" }]);
});

test("what is no number, no choice or too long is refused by cell, and an outcome is required", async () => {
  const [{ contentId: id }, study] = [await table(), await aStudy()];
  const broken = { effect: "ca. 5", measure: "XX", pValue: "1,2", text: "x".repeat(301), setAside: "<b>" };
  expect(await fieldsOf(post("CreateResult", { id, study, outcome: "Død", ...broken }))).toMatchObject([
    422,
    [
      { path: "measure", kind: "NotAnOption" },
      { path: "effect", kind: "NotANumber", message: "Skriv et tall" },
      { path: "pValue", kind: "NotAPValue" },
      { path: "text", kind: "TooLong" },
      { path: "setAside", kind: "NotAMark" },
    ],
  ]);
  expect(await fieldsOf(post("CreateResult", { id, study, outcome: " " }))).toMatchObject([
    422,
    [{ path: "outcome", kind: "ResultOutcomeRequired", message: "Skriv hvilket utfall tallene gjelder" }],
  ]);
  expect(await results()).toEqual([]);
});

test("a result is of a study in the same table, and stays with it", async () => {
  const [study, other] = [await aStudy(), await aStudy({ shortId: "Dahl 2021" })];
  const inAnotherTable = { id: (await table("KnowledgeSummary")).contentId, study, outcome: "Død" };
  const noStudy = [422, [{ path: "study", kind: "NoSuchStudy" }]];
  expect(await fieldsOf(post("CreateResult", inAnotherTable))).toMatchObject(noStudy);
  const { id } = await aResult(study);
  expect(
    await fieldsOf(post("CreateResult", { id: (await table()).contentId, study: id, outcome: "Død" })),
  ).toMatchObject(noStudy);
  expect(await fieldsOf(post("UpdateResult", { id, study: other }))).toMatchObject([
    422,
    [{ path: "study", kind: "OtherStudy" }],
  ]);
  expect((await post("UpdateResult", { id, study, effect: "0,9" })).status).toBe(200);
  expect((await post("UpdateEvidenceTableItem", { id, shortId: "Nytt navn" })).status).toBe(404);
  expect((await post("UpdateResult", { id: study, outcome: "Død" })).status).toBe(404);
});

test("a cell that a colleague wrote since is 409 with what stands there; another cell is written", async () => {
  const { id, rev } = await aResult(await aStudy());
  const librarian = await seatedAs(server, assessment.seats[1]?.id ?? "");
  expect((await post("UpdateResult", { id, effect: "0,74", rev }, librarian)).status).toBe(200);
  const stale = await post("UpdateResult", { id, effect: "0,75", rev });
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { current: { rev: 2, columns: ["effect"], cells: { effect: "0.74" } } },
  ]);
  expect(await answered(post("UpdateResult", { id, effectLow: "0,55", rev }))).toMatchObject({
    rev: 3,
    cells: { effect: "0.74", effectLow: "0.55" },
    written: ["effectLow"],
  });
});

test("a study has at most twenty results; those of another study do not count", async () => {
  const [study, other] = [await aStudy(), await aStudy({ shortId: "Dahl 2021" })];
  const ids: number[] = [];
  for (let at = 0; at < 20; at += 1) ids.push((await aResult(study, { outcome: `Utfall ${at}` })).id);
  const full = [422, [{ path: "id", kind: "TooManyResults" }]];
  expect(await fieldsOf(post("CreateResult", { id: (await table()).contentId, study, outcome: "Død" }))).toMatchObject(
    full,
  );
  await aResult(other);
  // One that is deleted makes room, and comes back only where there is some.
  await answered(post("DeleteResult", { id: ids[0] }));
  await aResult(study);
  const restored = { kind: "result", id: ids[0], pageId: assessment.number };
  expect(await fieldsOf(post("Restore", restored))).toMatchObject(full);
});

test("deleting a study hides its results, and bringing it back shows them", async () => {
  const study = await aStudy();
  const { id } = await aResult(study);
  await answered(post("DeleteEvidenceTableItem", { id: study }));
  expect(await results()).toEqual([]);
  await answered(post("Restore", { kind: "evidence", id: study, pageId: assessment.number }));
  expect(await results()).toMatchObject([{ id, study }]);
});

test("a deleted result is listed among what can be brought back, by its outcome", async () => {
  const { id } = await aResult(await aStudy(), { outcome: "Smerte" });
  await answered(post("DeleteResult", { id }));
  const { contentId } = await table();
  expect(await (await author.get(`/api/schema/DeletedItems/${contentId}`)).json()).toMatchObject([
    { kind: "result", id, what: "Smerte" },
  ]);
  await answered(post("Restore", { kind: "result", id, pageId: assessment.number }));
  expect(await results()).toMatchObject([{ id, outcome: "Smerte" }]);
});

test("a finding that is set aside is not among the findings until a number of the row changes", async () => {
  const { id } = await aResult(await aStudy(), { interventionEvents: "31", interventionTotal: "24" });
  const found = async () => (await results()).map(({ findings }) => findings?.map(({ finding }) => finding));
  expect(await found()).toEqual([["EventsAboveTotal"]]);
  const setAside = setAsideCell({ interventionEvents: "31", interventionTotal: "24" }, "EventsAboveTotal", true);
  await answered(post("UpdateResult", { id, setAside }));
  expect(await found()).toEqual([[]]);
  await answered(post("UpdateResult", { id, interventionTotal: "25" }));
  expect(await found()).toEqual([["EventsAboveTotal"]]);
});
