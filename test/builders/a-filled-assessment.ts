import { type Kysely, sql } from "kysely";
import { findAssessment } from "../../features/assessment/server/index.ts";
import { publishSnapshot, writeCardOf } from "../../features/publication/server/index.ts";
import type { Tables } from "../../platform/server/tables.ts";
import type { TestServer } from "../server.ts";
import { aPdf, uploadPdf } from "./a-pdf.ts";
import { anAssessment } from "./an-assessment.ts";
import { seatedAs } from "./signed-in.ts";
import { detailsOf, everyItem, fillMandatory } from "./working-copy.ts";

type Given = Parameters<typeof anAssessment>[1];

const examples = new WeakMap<TestServer, Promise<number>>();

/** Written once in each database through the API, then copied: writing it again for each assessment would take seconds. */
async function anExample(server: TestServer): Promise<number> {
  const { number, seats } = await anAssessment(server.db, { opened: true, name: "Eksempel: forelegg" });
  const initiator = await seatedAs(server, ...seats.map(({ id }) => id));
  await fillMandatory(server, initiator, number);
  const items = everyItem((await detailsOf(initiator, number)).schema.schemaItems);
  const block = items.find(({ blockType }) => blockType === "PdfUpload");
  if (block) await uploadPdf(initiator, block.contentId, aPdf("Eksempel"));
  return number;
}

/** An opened assessment that could be sent: every mandatory block, a search and a PDF. Its card is public; in status 3 so is all. */
export async function aFilledAssessment(server: TestServer, given: Given = {}) {
  const known = examples.get(server) ?? anExample(server);
  examples.set(server, known);
  const from = await known;
  const assessment = await anAssessment(server.db, { opened: true, ...given });
  await server.db.transaction().execute(async (tx) => {
    await copyWriting(tx, from, assessment.number);
    const at = new Date();
    await writeCardOf({ tx, at }, assessment.number);
    const row = await findAssessment(tx, String(assessment.number));
    if (row?.status === 3) await publishSnapshot(tx, row, "Første utgave", at);
  });
  return assessment;
}

async function copyWriting(tx: Kysely<Tables>, from: number, to: number): Promise<void> {
  await sql`update schema_item as new set value = old.value, rev = old.rev from schema_item as old
    where old.assessment = ${from} and new.assessment = ${to} and new.key = old.key and new.reviewer is null`.execute(
    tx,
  );
  const owner = sql`select new.number from schema_item as old join schema_item as new using (key)
    where old.number = item.owner and new.assessment = ${to} and new.reviewer is null`;
  await sql`insert into block_row (assessment, owner, part, position, cells, revs)
    select ${to}, (${owner}), part, position, cells, revs
    from block_row as item where assessment = ${from} and deleted_at is null`.execute(tx);
  await sql`insert into attachment (assessment, owner, kind, name, storage_key, media_type, size, sha256)
    select ${to}, (${owner}), kind, name, storage_key, media_type, size, sha256
    from attachment as item where assessment = ${from} and deleted_at is null`.execute(tx);
}
