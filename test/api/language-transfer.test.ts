import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { longTextIn } from "../builders/norwegian-texts.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-languages-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = server.platform.files;

type Line = { readonly record: string; readonly id: string; readonly language?: Language };

const record = (id: string, written: Language, chosen?: Language) => ({
  ...{ record: "assessment", id, assessmentType: "1", heading: `Vurdering ${id}`, published: "2021-03-04" },
  ...{ organizations: ["Fjordheim sykehus"], summary: longTextIn(written) },
  ...(chosen && { language: chosen }),
});
const taken = async (records: readonly object[], db = database.db) => {
  const { refused } = await runImport({ db, files }, () => records.map((each) => JSON.stringify(each)), { folder });
  expect(refused).toEqual([]);
};
async function exported(db = database.db): Promise<readonly Line[]> {
  const found: Line[] = [];
  for await (const line of runExport({ db, files }, { folder, at: new Date(0), isPublished: false }))
    found.push(JSON.parse(JSON.stringify(line)));
  return found.filter((line) => line.record === "assessment");
}
const languageOf = (lines: readonly Line[], id: string) => lines.find((line) => line.id === id)?.language;
/** The form that the authors chose, and the one of the newest edition. */
async function stored(id: string, db = database.db) {
  const [row] = await db
    .selectFrom("imported as i")
    .innerJoin("assessment as a", "a.number", "i.target")
    .innerJoin("publication as p", "p.assessment", "a.number")
    .select(["a.language as chosen", "p.snapshot"])
    .where("i.id", "=", id)
    .orderBy("p.version", "desc")
    .limit(1)
    .execute();
  return [row?.chosen, (row?.snapshot as { language?: Language } | undefined)?.language];
}

test("an export says the form that authors chose, and leaves out one that the text tells", async () => {
  await taken([record("gjettet", "nn"), record("valgt", "nb", "nn")]);
  expect(await stored("gjettet")).toEqual([null, "nn"]);
  expect(await stored("valgt")).toEqual(["nn", "nn"]);
  const lines = await exported();
  expect([languageOf(lines, "gjettet"), languageOf(lines, "valgt")]).toEqual([undefined, "nn"]);

  await using empty = await clone();
  await taken(lines, empty.db);
  expect(await stored("gjettet", empty.db)).toEqual([null, "nn"]);
  expect(await stored("valgt", empty.db)).toEqual(["nn", "nn"]);
});

test("a choice that was made in a draft since is not that of the exported edition", async () => {
  await taken([record("utkast", "nb")]);
  const { target } = await database.db
    .selectFrom("imported")
    .select("target")
    .where("id", "=", "utkast")
    .executeTakeFirstOrThrow();
  await database.db.updateTable("assessment").set({ language: "nn", status: 1 }).where("number", "=", target).execute();
  expect(languageOf(await exported(), "utkast")).toBeUndefined();
});
