import pg from "pg";
import { z } from "zod";
import { bareTransaction } from "./bare-transaction.ts";

/** A process of its own: the transaction by hand for every field, over and over, on a pool like the app's. */
const { databaseUrl, fields, seconds } = z
  .object({
    databaseUrl: z.string(),
    fields: z.array(z.object({ pageId: z.number(), id: z.string() })),
    seconds: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const until = performance.now() + seconds * 1000;
let count = 0;

async function author({ pageId, id }: (typeof fields)[number]): Promise<void> {
  while (performance.now() < until) {
    const connection = await pool.connect();
    await bareTransaction(connection, { assessment: pageId, guid: id, owner: "bare" })(`<p>Målt tekst ${count}</p>`);
    connection.release();
    count += 1;
  }
}

const from = performance.now();
await Promise.all(fields.map(author));
process.stdout.write(JSON.stringify({ rate: (count * 1000) / (performance.now() - from) }));
await pool.end();
