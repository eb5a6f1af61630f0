import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { AssessmentView } from "../../features/api/index.ts";
import { findAssessment } from "../../features/assessment/server/index.ts";
import { firstFlowOf, flowOf } from "../../features/literature/rules/index.ts";
import { publishSnapshot } from "../../features/publication/server/index.ts";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-updates-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

let author: Browser;
let number: number;
beforeEach(async () => {
  const assessment = await anAssessment(db, { opened: true });
  number = assessment.number;
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
});

const block = async () => {
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === "LiteratureSearch");
  if (!found) throw new Error("the template has no literature block");
  return found;
};
const written = async () => (await block()).properties.selection;
/** The selection that readers get, with what its flow counts. */
const published = async () => {
  const answer = await aBrowser(server).get(`/api/assessments/${number}`);
  expect(answer.status).toBe(200);
  const view: AssessmentView = await answer.json();
  const [found] = view.sections.flatMap(({ blocks }) => blocks).filter((each) => each.kind === "LiteratureSearch");
  if (!found?.selection) throw new Error("readers get no selection");
  const searches = found.sections.flatMap((section) => section.searches);
  const identified = firstFlowOf(searches, found.selection).identified;
  return {
    identified,
    update: { ...found.selection.update, identified: flowOf(searches, found.selection).identified },
  };
};

async function searched(date: string, numberOfSearchHits: number): Promise<void> {
  const { contentId } = await block();
  const answer = await author.post("/api/schema/CreateLiteratureSearchItem", {
    ...{ id: contentId, section: "B", searchType: "DB", source: "MEDLINE", url: "Ovid", date, strategy: "" },
    numberOfSearchHits,
  });
  expect(answer.status).toBe(200);
}

/** Repeats every search as if it were that day, with these newer hits. */
async function repeated(date: string, hitsSince: number): Promise<void> {
  const { contentId } = await block();
  const { items } = await (await author.post("/api/schema/RepeatSearches", { id: contentId })).json();
  expect(items).toHaveLength(1);
  const [{ id }] = items;
  const answer = await author.post("/api/schema/UpdateLiteratureSearchItem", {
    ...{ id, rev: 1, date, numberOfSearchHits: "200", hitsSince: String(hitsSince) },
  });
  expect(answer.status).toBe(200);
}

async function select(given: object): Promise<void> {
  const { contentId, properties } = await block();
  const answer = await author.post(`/api/schema/SaveSelection/${contentId}`, {
    ...given,
    rev: properties.selection?.rev ?? 0,
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

const publish = () =>
  db.transaction().execute(async (tx) => {
    const row = await findAssessment(tx, String(number));
    if (!row) throw new Error("the assessment is not there");
    await publishSnapshot(tx, row, "Utgave", new Date());
  });

test("an update counts every repetition since the last edition, and begins with the studies that this one had", async () => {
  await searched("2025-01-03", 120);
  await select({ included: "4" });
  await publish();
  await repeated("2025-05-02", 31);
  await repeated("2025-10-02", 6);
  await select({ update: { included: "2" } });
  const first = { previous: 4, included: 2, identified: 37, since: "2025-01-03" };
  expect(await written()).toMatchObject({ identified: 120, update: first });
  await publish();
  expect(await published()).toMatchObject({ identified: 120, update: first });

  // The copy says what the edition says, also where an edition follows that has no new search.
  expect(await written()).toMatchObject({ update: first });
  await publish();
  expect(await published()).toMatchObject({ update: first });

  await repeated("2026-02-03", 5);
  await select({ update: { included: "1" } });
  const second = { previous: 6, included: 1, identified: 5, since: "2025-10-02" };
  expect(await written()).toMatchObject({ update: second });
  await select({ update: { previous: "7" } });
  expect(await written()).toMatchObject({ update: { ...second, previous: 7 } });
  await publish();
  expect(await published()).toMatchObject({ update: { ...second, previous: 7 } });
});

test("while nothing is published every repetition is the update's, and a withdrawn edition is none", async () => {
  await searched("2025-01-03", 120);
  await repeated("2025-05-02", 31);
  await publish();
  await repeated("2025-10-02", 6);
  await select({ included: "4", update: { included: "2" } });
  expect(await written()).toMatchObject({ update: { identified: 6, since: "2025-05-02" } });
  await db.deleteFrom("publication").where("assessment", "=", number).execute();
  expect(await written()).toMatchObject({ update: { previous: 4, identified: 37, since: null } });
});

test("an edition that is exported and imported elsewhere counts the same hits", async () => {
  const heading = `Vurdering ${number} som flytter`;
  await db.updateTable("assessment").set({ name: heading }).where("number", "=", number).execute();
  await searched("2025-01-03", 120);
  await publish();
  await repeated("2025-05-02", 31);
  await publish();
  await repeated("2025-10-02", 6);
  await repeated(norwegianIsoDay(new Date()), 3);
  await select({ included: "4", update: { included: "2" } });
  await publish();
  await db.updateTable("assessment").set({ status: 3 }).where("number", "=", number).execute();
  expect(await published()).toMatchObject({ update: { identified: 9, since: "2025-05-02" } });

  const lines: string[] = [];
  const { files } = server.platform;
  for await (const line of runExport({ db, files }, { folder, at: new Date(0), isPublished: true }))
    if (line.record === "assessment" && line.heading === heading) lines.push(JSON.stringify(line));
  await using other = await clone();
  expect((await runImport({ db: other.db, files }, () => lines, { folder })).refused).toEqual([]);
  const { snapshot } = await other.db
    .selectFrom("publication")
    .select("snapshot")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(snapshot).match(/"since":"[^"]*"/g)).toEqual(['"since":"2025-05-02"']);
});
