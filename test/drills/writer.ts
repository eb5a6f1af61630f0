import { Agent, request } from "node:http";
import type { Desk, Stage } from "./stage.ts";
import { withDatabase } from "./stage.ts";

/** An answer with the time it took in milliseconds, or a request whose answer never came. */
export type Asked =
  | { readonly kind: "answered"; readonly status: number; readonly ms: number; readonly closes: boolean }
  | { readonly kind: "lost"; readonly code: string };

export type Line = Disposable & {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Asked>;
  post(path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>>): Promise<Asked>;
};

/** Requests over a connection that stays open, from an address of the caller's choice behind the proxy. */
export function openLine(url: string, address: string): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string | Uint8Array) =>
    new Promise<Asked>((resolve) => {
      const from = performance.now();
      const own = { origin: url, "x-forwarded-for": address, ...headers };
      const asked = request(`${url}${path}`, { agent, method, headers: own }, (answer) => {
        answer.on("error", (fault) => resolve({ kind: "lost", code: fault.message }));
        answer.resume().on("end", () => {
          const { statusCode: status = 0, headers: given } = answer;
          resolve({ kind: "answered", status, ms: performance.now() - from, closes: given.connection === "close" });
        });
      });
      asked.on("error", (fault) =>
        resolve({ kind: "lost", code: "code" in fault ? String(fault.code) : fault.message }),
      );
      asked.end(body);
    });
  return {
    get: (path, headers = {}) => send("GET", path, headers),
    post: (path, body, headers) => send("POST", path, headers, body),
    [Symbol.dispose]: () => agent.destroy(),
  };
}

let written = 0;

/** Saves a new text, as the editor does. `value` is what must be found again when the answer is 200. */
export async function save(line: Line, { assessment, block, cookie }: Desk): Promise<{ asked: Asked; value: string }> {
  written += 1;
  const value = `<p>Øvelse ${process.pid}, tekst ${written}</p>`;
  const asked = await line.post(
    "/api/schema/SaveSchemaItem",
    JSON.stringify({ id: block, pageId: assessment, value }),
    {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      cookie,
    },
  );
  return { asked, value };
}

/** How often each of the acknowledged texts is in the history: once is right. */
export async function inHistory(stage: Stage, values: readonly string[]): Promise<{ lost: number; doubled: number }> {
  return withDatabase(stage, async ({ db }) => {
    const rows = await db.selectFrom("history").select("value").where("kind", "=", "block").execute();
    const times = new Map<unknown, number>();
    for (const { value } of rows) times.set(value, (times.get(value) ?? 0) + 1);
    return {
      lost: values.filter((value) => !times.has(value)).length,
      doubled: values.filter((value) => (times.get(value) ?? 0) > 1).length,
    };
  });
}
