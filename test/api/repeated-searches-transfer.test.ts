import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-searches-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = server.platform.files;

const search = {
  ...{ section: "A", searchType: "DB", source: "MEDLINE", url: "", date: "2024-05-06", strategy: "<p>hafnium</p>" },
  hits: 12,
};
const record = (id: string, literature: readonly object[]) => ({
  ...{ record: "assessment", id, assessmentType: "1", heading: `Vurdering ${id}`, published: "2021-03-04" },
  ...{ organizations: ["Fjordheim sykehus"], summary: "<p>Kort.</p>", literature },
});
const taken = (records: readonly object[], db = database.db) =>
  runImport({ db, files }, () => records.map((each) => JSON.stringify(each)), { folder });
const exported = async (db = database.db) => {
  const found: { record: string; id: string; literature: object[] }[] = [];
  for await (const line of runExport({ db, files }, { folder, at: new Date(0), isPublished: false }))
    found.push(JSON.parse(JSON.stringify(line)));
  return found.filter((line) => line.record === "assessment");
};

test("a repetition keeps the search before through import and export, also where it stands above that one", async () => {
  const again = { ...search, date: "2026-05-06", hits: 15, repeats: 1, hitsSince: 3 };
  const { repeats: _, ...alone } = { ...again, source: "Embase" };
  const literature = [again, search, alone];
  expect((await taken([record("r1", literature)])).refused).toEqual([]);
  const [first] = (await exported()).filter(({ id }) => id === "r1");
  expect(first).toMatchObject({ literature });
  await using empty = await clone();
  expect((await taken([record("annen", []), first ?? {}], empty.db)).refused).toEqual([]);
  const [second] = (await exported(empty.db)).filter(({ id }) => id === "r1");
  expect(second?.literature).toEqual(first?.literature);

  const { target } = await database.db
    .selectFrom("imported")
    .select("target")
    .where("id", "=", "r1")
    .executeTakeFirstOrThrow();
  const ids = async () =>
    (await database.db.selectFrom("block_row").select("id").where("assessment", "=", target).execute()).length;
  const before = await ids();
  // The same searches again with another summary: the rows are the same, and none is replaced.
  expect((await taken([{ ...record("r1", literature), summary: "<p>Nytt.</p>" }])).refused).toEqual([]);
  expect(await ids()).toBe(before);
  const { text } = await askedAs(server, "localhost", `/api/assessments/${target}`);
  expect(text).toContain('"hitsSince":3');
});

test("a record whose repetitions lead nowhere, to another section or in a circle is refused with its key", async () => {
  const { refused } = await taken([
    record("n1", [{ ...search, repeats: 0 }]),
    record("n2", [{ ...search, repeats: 7 }]),
    record("n3", [
      { ...search, repeats: 1 },
      { ...search, section: "B" },
    ]),
    record("n4", [
      { ...search, repeats: 1 },
      { ...search, repeats: 0 },
    ]),
    record("n5", [
      { ...search, repeats: 1 },
      { ...search, searchType: "Web", url: "https://www.sbu.se/" },
    ]),
  ]);
  expect(refused.map(({ key }) => key)).toEqual(Array.from({ length: 5 }, () => "literature.0.repeats"));
});
