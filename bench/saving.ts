import path from "node:path";
import { z } from "zod";
import { runChild } from "./child.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

/** 1.7 times what it was while a save was nine unprepared statements: 0.46, the middle of 0.38, 0.46 and 0.48 measured in turn with this. */
const LIMIT = 0.78;
const ROUNDS = 5;
const SECONDS = 3;
const CLIENTS = 40;
const saved = z.object({ rate: z.number() });

/** Saves of as many authors at once, each in a field of an assessment of its own, against the transaction by hand as often as it goes. */
export async function saving({ url, databaseUrl, drafts }: House): Promise<readonly Finding[]> {
  const fields = drafts
    .slice(0, CLIENTS)
    .map(({ number, cookie, texts: [id = ""] }) => ({ pageId: number, id, cookie }));
  const asked = { url: `${url}/api/schema/SaveSchemaItem`, headers: { origin: url }, saves: fields, status: 200 };
  const bare = { databaseUrl, fields: fields.map(({ pageId, id }) => ({ pageId, id })), seconds: SECONDS };
  const found = await inTurn(
    ROUNDS,
    async () => (await load({ ...asked, connections: CLIENTS, seconds: SECONDS })).rate,
    async () => saved.parse(JSON.parse(await runChild(path.join(import.meta.dirname, "bare-saves.ts"), bare))).rate,
  );
  return [
    ratioFinding(`SaveSchemaItem, ${CLIENTS} connections`, LIMIT, found, "the transaction by hand, ten connections"),
  ];
}
