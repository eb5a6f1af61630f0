import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { type FileStore, openFileStore } from "../../platform/server/files.ts";
import type { Tables } from "../../platform/server/tables.ts";
import { aPublished, askFor, byLink, introduced } from "../builders/a-decision.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";
import { tablesHolding } from "../tables-holding.ts";

const { database, server } = await serverForFile();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-decisions-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Line = { readonly record: string; readonly decisions?: readonly object[] };

async function exported(db: Kysely<Tables>, files: FileStore, to: string, isPublished = false): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const record of runExport({ db, files }, { folder: path.join(folder, to), at: new Date(0), isPublished }))
    lines.push(JSON.parse(JSON.stringify(record)));
  return lines;
}

const assessmentsIn = (lines: readonly Line[]) => lines.filter(({ record }) => record === "assessment");

test("decisions go with an export and come with an import, without the people; readers' data has none", async () => {
  const { number, initiator } = await aPublished(server);
  const own = await askFor(server, initiator, number);
  const written = { ...introduced, reason: "God effekt", mayBeShown: false };
  const given = await byLink(server, "give", { ...own, ...written });
  const report = { result: "partly", finding: "Halvparten", nextOn: "2028-01-15" };
  await byLink(server, "report", { token: own.token, rev: given.body.decision.rev, ...report });
  const { key } = await database.db
    .selectFrom("term")
    .select("key")
    .where("kind", "=", "municipality")
    .limit(1)
    .executeTakeFirstOrThrow();
  const other = await askFor(server, initiator, number, { organization: key });
  await byLink(server, "give", { ...other, outcome: "not-introduced", reason: "For dyrt" });

  const { files } = server.platform;
  const lines = await exported(database.db, files, "herfra");
  const [assessment] = assessmentsIn(lines);
  expect(assessment?.decisions).toHaveLength(2);
  expect(assessment?.decisions).toContainEqual(
    expect.objectContaining({ outcome: "introduced", mayBeShown: false, followUps: [expect.objectContaining(report)] }),
  );
  expect(assessment?.decisions).toContainEqual(
    expect.objectContaining({ outcome: "not-introduced", municipality: key }),
  );
  expect(JSON.stringify(lines)).not.toMatch(/Klinikksjef|beslutter-/);
  for (const line of assessmentsIn(await exported(database.db, files, "lest", true)))
    expect(line).not.toHaveProperty("decisions");

  await using empty = await clone();
  const otherFiles = await openFileStore({ kind: "disk", folder: path.join(folder, "annet") });
  const texts = lines.map((line) => JSON.stringify(line));
  const done = await runImport({ db: empty.db, files: otherFiles }, () => texts, {
    folder: path.join(folder, "herfra"),
  });
  expect(done.refused).toEqual([]);
  expect(assessmentsIn(await exported(empty.db, otherFiles, "derfra"))).toEqual(assessmentsIn(lines));
  expect(await tablesHolding(empty.db, "Klinikksjef")).toEqual([]);

  // An edition that is imported again takes the place of the one before, and its decisions too.
  const changed = texts.map((text) => text.replace('"outcome":"introduced"', '"outcome":"phased-out"'));
  expect(changed).not.toEqual(texts);
  const again = await runImport({ db: empty.db, files: otherFiles }, () => changed, {
    folder: path.join(folder, "herfra"),
  });
  expect(again.refused).toEqual([]);
  const standing = empty.db.selectFrom("decision").select(["outcome", "publication"]).where("state", "=", "decided");
  const rows = await standing.orderBy("outcome").execute();
  expect(rows.map(({ outcome }) => outcome)).toEqual(["not-introduced", "phased-out"]);
  expect(new Set(rows.map(({ publication }) => publication)).size).toBe(1);

  const broken = texts.map((text) =>
    text.replace('"reason":"For dyrt"', '"reason":""').replaceAll('"id":"', '"id":"x'),
  );
  const refused = await runImport({ db: empty.db, files: otherFiles }, () => broken, {
    folder: path.join(folder, "herfra"),
  });
  expect(JSON.stringify(refused.refused)).toMatch(/decisions\.\d\.reason.*DecisionReasonRequired/);

  for (const [year, rule] of [
    ["2099", "ReportedLater"],
    ["2001", "ReportedBeforeDecision"],
  ] as const) {
    const report = `"at":"${year}-06-01T10:00:00.000Z","result":"partly","finding":"Halvparten","nextOn":null`;
    const moved = texts.map((text) =>
      text.replace(/"at":"[^"]*","result":"partly".*?"nextOn":"[^"]*"/, report).replaceAll('"id":"', '"id":"y'),
    );
    const { refused: lines } = await runImport({ db: empty.db, files: otherFiles }, () => moved, {
      folder: path.join(folder, "herfra"),
    });
    expect(JSON.stringify(lines)).toMatch(new RegExp(`decisions\\.\\d\\.followUps\\.0\\.at.*${rule}`));
  }
});
