import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { type Clone, clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { startTestServer, type TestServer } from "../server.ts";

/** The other idle connections of this process are not waited for longer. */
const DRAIN_MS = 1_000;

type Answer = { readonly status: number; readonly connection: string | undefined };
type Lost = { readonly lost: string };

/** Saves over connections that stay open, as browsers do, and tells a refused connection (nothing was taken) from a lost answer. */
async function aWriter(server: TestServer, database: Clone) {
  const { number, seats } = await anAssessment(database.db);
  const browser = await seatedAs(server, seats[0]?.id ?? "");
  const { schema } = await detailsOf(browser, number);
  const block = everyItem(schema.schemaItems).find(({ blockType }) => blockType === "TextEditor");
  const agent = new Agent({ keepAlive: true });
  const headers = { "content-type": "application/json", cookie: browser.cookie, origin: server.url };
  const send = (path: string, body?: string): Promise<Answer | Lost> =>
    new Promise((resolve) => {
      const asked = request(`${server.url}${path}`, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
        answer
          .resume()
          .on("end", () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
      });
      asked.on("error", (fault) => resolve({ lost: "code" in fault ? String(fault.code) : fault.message }));
      asked.end(body);
    });
  const save = (text: string) =>
    send("/api/schema/SaveSchemaItem", JSON.stringify({ id: block?.contentGuid, pageId: number, value: text }));
  return { number, save, ready: () => send("/health/ready"), [Symbol.dispose]: () => agent.destroy() };
}

test("a save that is under way when the server stops is answered, and the server has not been ready since", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  using writer = await aWriter(server, database);
  expect(await writer.save("<p>først</p>")).toMatchObject({ status: 200, connection: "keep-alive" });

  const held = await holdAssessment(database, writer.number);
  const waiting = writer.save("<p>underveis</p>");
  await eventually(async () => expect(await held.waiters()).toBe(1));
  const drained = server.drain(DRAIN_MS);
  expect(await writer.ready()).toEqual({ status: 503, connection: "close" });
  await held.release();
  expect(await waiting).toEqual({ status: 200, connection: "close" });
  await drained;
  await server.stop();
  expect(await writer.save("<p>etterpå</p>")).toEqual({ lost: "ECONNREFUSED" });
});

test("stopping under load loses no answer: each connection gets its last one and is closed with it", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const writers = await Promise.all(Array.from({ length: 6 }, () => aWriter(server, database)));
  const answers: (Answer | Lost)[] = [];
  // A client, or the load balancer for it, goes elsewhere when it is told that the connection closes.
  const write = async ({ save }: (typeof writers)[number]) => {
    for (let text = 0; ; text++) {
      const answer = await save(`<p>tekst ${text}</p>`);
      answers.push(answer);
      if ("lost" in answer || answer.connection === "close") return;
    }
  };
  const all = Promise.all(writers.map(write));
  await eventually(() => expect(answers.length).toBeGreaterThan(60));
  await server.drain(DRAIN_MS);
  await server.stop();
  await all;
  expect(answers.filter((answer) => !("status" in answer && answer.status === 200))).toEqual([]);
  for (const writer of writers) writer[Symbol.dispose]();
});

test.each([
  ["asks nothing, as browsers do before they know what to ask", ""],
  ["has sent half a request", "POST /api/tips HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"],
  ["has sent half of what comes before a request", "GET / HTTP/1.1\r\nHost"],
])("stopping does not wait for a client that is connected and %s", async (_who, sent) => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const client = connect(Number(new URL(server.url).port), "localhost");
  client.on("error", () => undefined);
  await once(client, "connect");
  client.write(sent);
  const ended = new Promise((resolve) => client.once("close", resolve));
  await server.stop();
  await ended;
});

/** Locks an assessment so that whatever writes to it waits, and counts who does. */
async function holdAssessment({ pool }: Clone, number: number) {
  const connection = await pool.connect();
  await connection.query("begin");
  await connection.query("select from assessment where number = $1 for update", [number]);
  await connection.query("select from schema_item where assessment = $1 for update", [number]);
  return {
    waiters: async () =>
      (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
        .rowCount,
    release: async () => {
      await connection.query("rollback");
      connection.release();
    },
  };
}
