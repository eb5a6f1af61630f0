import { expect, test } from "vitest";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const published = () =>
  server.db.selectFrom("assessment").select(["number", "name"]).where("status", "=", 3).orderBy("number").execute();

test("every published example has studies in both tables, and the history of who wrote them", async () => {
  for (const { number, name } of await published()) {
    const rows = await server.db
      .selectFrom("block_row")
      .innerJoin("schema_item", "schema_item.number", "block_row.owner")
      .select(["block_row.id", "schema_item.key", "block_row.part"])
      .where("block_row.assessment", "=", number)
      .where("schema_item.key", "in", ["kunnskapsoppsummeringer", "primarstudier"])
      .execute();
    expect(new Set(rows.map(({ key, part }) => `${name}: ${key} ${part}`))).toEqual(
      new Set([`${name}: kunnskapsoppsummeringer KnowledgeSummary`, `${name}: primarstudier PrimaryStudy`]),
    );
    const history = await server.db
      .selectFrom("history")
      .select("ref")
      .where("kind", "=", "evidence")
      .where("assessment", "=", number)
      .execute();
    expect(new Set(history.map(({ ref }) => ref))).toEqual(new Set(rows.map(({ id }) => id)));
  }
});
