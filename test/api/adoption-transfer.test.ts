import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { type FileStore, openFileStore } from "../../platform/server/files.ts";
import type { Tables } from "../../platform/server/tables.ts";
import { aPublished } from "../builders/a-decision.ts";
import { anAdoption, publishAdoption } from "../builders/an-adoption.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-adoptions-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Line = { readonly record: string; readonly id?: string; readonly adopts?: { readonly id: string | null } };

async function exported(db: Kysely<Tables>, files: FileStore, to: string): Promise<Line[]> {
  const lines: Line[] = [];
  const options = { folder: path.join(folder, to), at: new Date(0), isPublished: false };
  for await (const record of runExport({ db, files }, options)) lines.push(JSON.parse(JSON.stringify(record)));
  return lines;
}
const assessmentsIn = (lines: readonly Line[]) => lines.filter(({ record }) => record === "assessment");

test("an adoption is exported after its original and imported as one; without an original that stands it says so", async () => {
  const { number: original } = await aPublished(server, { name: "Eksempel: originalen" });
  const { number: other } = await aPublished(server, { name: "Eksempel: trukket tilbake" });
  for (const adopts of [original, other]) await publishAdoption(server, editor, await anAdoption(server, adopts));
  await anAdoption(server, original, { title: "Eksempel: et utkast", organization: 1 });
  expect((await atDesk(editor, other, "withdraw", { message: "Feil" })).status).toBe(200);

  const { files } = server.platform;
  const lines = await exported(database.db, files, "herfra");
  const [first, ...adoptions] = assessmentsIn(lines);
  expect(first).not.toHaveProperty("adopts");
  expect(new Set(adoptions.map(({ adopts }) => adopts?.id))).toEqual(new Set([first?.id, null]));
  expect(JSON.stringify(lines)).not.toContain("et utkast");

  await using empty = await clone();
  const otherFiles = await openFileStore({ kind: "disk", folder: path.join(folder, "annet") });
  const texts = lines.map((line) => JSON.stringify(line));
  const from = { folder: path.join(folder, "herfra") };
  expect((await runImport({ db: empty.db, files: otherFiles }, () => texts, from)).refused).toEqual([]);
  expect(assessmentsIn(await exported(empty.db, otherFiles, "derfra"))).toEqual(assessmentsIn(lines));
  const adopted = await empty.db
    .selectFrom("assessment as a")
    .innerJoin("publication as p", "p.id", "a.adopts_publication")
    .whereRef("p.assessment", "=", "a.adopts")
    .select("a.number")
    .execute();
  expect(adopted).toHaveLength(1);

  const unknown = texts.filter((text) => text.includes('"adopts"')).map((text) => text.replaceAll('"id":"', '"id":"x'));
  const refused = await runImport({ db: empty.db, files: otherFiles }, () => unknown, from);
  expect(JSON.stringify(refused.refused)).toMatch(/adopts\.id.*names no assessment that was imported/);

  const ofAdoption = { ...adoptions[0], id: "en-ny", adopts: { id: adoptions[0]?.id } };
  const alsoRefused = await runImport({ db: empty.db, files: otherFiles }, () => [JSON.stringify(ofAdoption)], from);
  expect(JSON.stringify(alsoRefused.refused)).toMatch(/adopts\.id.*names an adoption/);
});
