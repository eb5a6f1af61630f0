import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { up as platform } from "../../migrations/0001-platform.ts";
import { up as content } from "../../migrations/0002-content.ts";
import { up as assessment } from "../../migrations/0003-assessment.ts";
import { up as rows } from "../../migrations/0005-rows.ts";
import { openDatabase } from "../../platform/server/database.ts";
import { databaseAt } from "../template-database.ts";

/** A database as the version before left it: its own tables, and no rows yet. */
async function oldDatabase() {
  const server = inject("databaseUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const { pool } = openDatabase(databaseAt(server, name), { max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  for (const up of [platform, content, assessment]) await up(db);
  return db;
}

test("searches of the version before are copied with their ids, and so is what the history keeps of them", async () => {
  const db = await oldDatabase();
  await sql`
    insert into site (key, name, hosts, settings) values ('a', 'A', '{localhost}', '{}');
    insert into term (kind, key, name) values ('organization', 'o', 'O');
    insert into template (assessment_type, name) values ('1', 'T');
    insert into template_version (template, version, body, body_hash) select number, 1, '{}', 'h' from template;
    insert into assessment (site_id, template_version, type, name, organization)
      select site.id, v.id, '1', 'N', term.id from site, template_version v, term;
    insert into schema_item (assessment, key) select number, 'search' from assessment;
    insert into literature_item (assessment, owner, section, search_type, source, url, date, strategy, hits, rev, deleted_at)
      select assessment, number, 'B', type, source, 'https://eksempel.no/', '2026-03-01', '<p>x</p>', hits, item.rev, deleted::timestamptz
        from schema_item, (values ('DB', 'MEDLINE', 12, 3, null), ('Web', 'SBU', null, 1, now()))
          as item (type, source, hits, rev, deleted);
    insert into history (assessment, kind, ref, rev, action, value, by)
      select assessment, 'literature', id, 3, 'saved', '{"source":"MEDLINE","hits":12,"search_type":"DB"}', '{}'
        from literature_item where source = 'MEDLINE';
  `.execute(db);
  await rows(db);

  const { rows: carried } = await sql`select id, part, cells, revs, rev, deleted_at is not null as deleted
    from block_row order by id`.execute(db);
  const web = {
    searchType: "Web",
    source: "SBU",
    url: "https://eksempel.no/",
    date: "2026-03-01",
    strategy: "<p>x</p>",
  };
  expect(carried).toMatchObject([
    {
      id: 1,
      part: "B",
      rev: 3,
      deleted: false,
      cells: { searchType: "DB", source: "MEDLINE", numberOfSearchHits: "12", editableSource: "" },
      revs: { source: 3, strategy: 3 },
    },
    { id: 2, rev: 1, deleted: true, cells: { ...web, numberOfSearchHits: "" } },
  ]);
  const { rows: history } = await sql`select value from history where kind = 'literature'`.execute(db);
  expect(history).toEqual([
    { value: { cells: { source: "MEDLINE", numberOfSearchHits: "12" }, revs: { source: 3, numberOfSearchHits: 3 } } },
  ]);
  const next = sql<{ id: number }>`insert into block_row (assessment, owner, part, position)
    select assessment, number, 'A', 1 from schema_item returning id`;
  expect((await next.execute(db)).rows).toEqual([{ id: 3 }]);
  await db.destroy();
});
