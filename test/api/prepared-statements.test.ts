import { sql } from "kysely";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

test("a migration beside a running instance breaks no call, though it outdates the statements that were prepared", async () => {
  const { number, seats } = await anAssessment(database.db);
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  const text = everyItem((await detailsOf(initiator, number)).schema.schemaItems).find(
    ({ blockType }) => blockType === "TextEditor",
  );
  const save = async (value: string) => (await saveItem(initiator, number, text?.contentGuid ?? "", value)).status;
  const read = async () => (await initiator.get(`/api/schema/GetMethodAssessmentDetails/${number}`)).status;
  const prepared = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(
      server.db,
    );
    return rows[0]?.count ?? 0;
  };
  // Until a connection has prepared what both send: a busy server may spread the calls over several.
  let time = 0;
  await eventually(async () => {
    time += 1;
    expect([await save(`<p>${time}</p>`), await read()]).toEqual([200, 200]);
    expect(await prepared()).toBeGreaterThan(3);
  });

  await sql`alter table assessment alter column name type varchar(1000)`.execute(database.db);
  await sql`alter table assessment add column later text`.execute(database.db);
  expect([await save("<p>etter</p>"), await save("<p>igjen</p>")]).toEqual([200, 200]);

  await sql`alter table assessment alter column return_message type varchar(2000)`.execute(database.db);
  expect([await read(), await read(), await save("<p>til slutt</p>")]).toEqual([200, 200, 200]);
});
