import { sql } from "kysely";
import { expect, test } from "vitest";
import { compiledOnce } from "../../platform/server/speed/compiled-once.ts";
import { clone } from "../clone.ts";

type Asked = {
  readonly by: number | string;
  readonly among: readonly number[] | null;
  readonly also: string;
  readonly twice: boolean;
};

test("a statement that was made once answers each call's own values, whatever their sorts and whatever else they equal", async () => {
  await using database = await clone();
  let made = 0;
  const ask = compiledOnce((db, { by, among, also, twice }: Asked) => {
    made += 1;
    return db
      .selectNoFrom([
        typeof by === "number" ? sql<unknown>`${by}::int + ${1}::int`.as("by") : sql<unknown>`${by}::text`.as("by"),
        sql<string>`${also}::text || ${"-"}::text || ${twice ? also : ""}::text`.as("also"),
      ])
      .$if(among !== null, (all) => all.select(sql`array_length(${among}::int[], 1)`.as("among")));
  });
  const of = async (asked: Asked) => (await ask(database.db, asked))[0];
  // 1, "-" and "" stand in the statement too.
  for (const also of ["-", "", "æ"]) {
    expect(await of({ by: 1, among: [], also, twice: false })).toEqual({ by: 2, also: `${also}-`, among: null });
    expect(await of({ by: 7, among: [4, 5], also, twice: true })).toEqual({ by: 8, also: `${also}-${also}`, among: 2 });
    expect(await of({ by: "-", among: null, also, twice: true })).toEqual({ by: "-", also: `${also}-${also}` });
  }
  expect(made).toBe(3);
});
