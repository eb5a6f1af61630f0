import { readFileSync } from "node:fs";
import pg from "pg";
import { z } from "zod";

/** A process of its own: sends recorded saves, one transaction each, from so many clients on a pool like the app's. */
const asked = z
  .object({ databaseUrl: z.string(), file: z.string(), clients: z.number(), seconds: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ""));
const saves = z
  .array(z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })))
  .parse(JSON.parse(readFileSync(asked.file, "utf8")));

const pool = new pg.Pool({ connectionString: asked.databaseUrl, max: 10 });
const until = performance.now() + asked.seconds * 1000;
let count = 0;

async function client(number: number): Promise<void> {
  const statements = saves[number % saves.length] ?? [];
  while (performance.now() < until) {
    const connection = await pool.connect();
    await connection.query("begin");
    for (const { text, values } of statements) await connection.query(text, values);
    await connection.query("commit");
    connection.release();
    count += 1;
  }
}

const from = performance.now();
await Promise.all(Array.from({ length: asked.clients }, (_, number) => client(number)));
process.stdout.write(JSON.stringify({ rate: (count * 1000) / (performance.now() - from) }));
await pool.end();
