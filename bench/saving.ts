import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { AppHere } from "./app-here.ts";
import { runChild } from "./child.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import type { Statement } from "./recorder.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

const LIMIT = 0.5;
const ROUNDS = 5;
const SECONDS = 2;
const CLIENTS = 16;
const saved = z.object({ rate: z.number() });

/** `SaveSchemaItem` with 16 clients, against a loop on `pg` that sends the statements of such saves in one transaction each. */
export async function saving({ url, databaseUrl, draft }: House, app: AppHere): Promise<readonly Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const recorded: (readonly Statement[])[] = [];
    for (const id of draft.texts) recorded.push(await recordSave(app, draft, id));
    const file = path.join(folder, "saves.json");
    await writeFile(file, JSON.stringify(recorded.map((each) => each.map(sendable))));
    const headers = { cookie: draft.cookie, origin: url, "content-type": "application/json" };
    const saves = { pageId: draft.number, fields: [...draft.texts] };
    const address = `${url}/api/schema/SaveSchemaItem`;
    const bare = { databaseUrl, file, clients: CLIENTS, seconds: SECONDS };
    const found = await inTurn(
      ROUNDS,
      async () =>
        (await load({ url: address, headers, saves, status: 200, connections: CLIENTS, seconds: SECONDS })).rate,
      async () => saved.parse(JSON.parse(await runChild(path.join(import.meta.dirname, "bare-saves.ts"), bare))).rate,
    );
    const count = recorded[0]?.length ?? 0;
    return [
      ratioFinding(`SaveSchemaItem, ${CLIENTS} clients`, LIMIT, found, `pg alone with the same ${count} statements`),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const boundary = /^\s*(begin|start transaction|commit)/i;

/** What one save sends, without the transaction's own beginning and end. */
async function recordSave(app: AppHere, draft: House["draft"], id: string): Promise<readonly Statement[]> {
  const body = JSON.stringify({ id, pageId: draft.number, value: "Målt tekst" });
  const statements = await app.during("/api/schema/SaveSchemaItem", { method: "POST", body, cookie: draft.cookie });
  return statements.filter(({ text }) => !boundary.test(text));
}

/** Values as JSON carries them: bytes in PostgreSQL's own notation. */
const sendable = ({ text, values }: Statement) => ({
  text,
  values: values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value)),
});
