import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

const LIMIT = 0.9;
const AUTHORS = 16;
const EVERY_MS = 1_000;
const ROUNDS = 4;
const LOADED = { connections: 32, seconds: 4, headers: { "accept-encoding": "br" }, status: 200 };

/** Pages from memory while authors type in fields that feed public cards, against the same without them. */
export async function keptWhileTyping(house: House): Promise<readonly Finding[]> {
  const { url, published, draft } = house;
  const asked = { ...LOADED, url: `${url}/vurdering/?id=${published}` };
  using client = openClient(url, draft.cookie);
  let written = 0;
  const save = async () => {
    written += 1;
    const body = { id: draft.card, pageId: draft.number, value: `<p>Målt kort ${written}</p>` };
    const { status } = await client.post("/api/schema/SaveSchemaItem", body);
    if (status !== 200) throw new Error(`a save while pages are asked for: ${status}`);
  };
  const typing = async <T>(work: () => Promise<T>): Promise<T> => {
    const saves: Promise<void>[] = [];
    const timers = setInterval(() => saves.push(save()), EVERY_MS / AUTHORS);
    try {
      return await work();
    } finally {
      clearInterval(timers);
      await Promise.all(saves);
    }
  };
  const found = await inTurn(
    ROUNDS,
    () => typing(async () => (await load(asked)).rate),
    async () => (await load(asked)).rate,
  );
  const what = `A page from memory while ${AUTHORS} authors save a card's field once a second each`;
  return [ratioFinding(what, LIMIT, found, `without them (${written} saves)`)];
}
