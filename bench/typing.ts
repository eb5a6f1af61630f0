import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

const LIMIT = 0.9;
const AUTHORS = 16;
const EVERY_MS = 1_000;
const ROUNDS = 4;
const LOADED = { connections: 32, seconds: 4, headers: { "accept-encoding": "br" }, status: 200 };

/** Pages from memory while authors type in fields that feed public cards, each in an assessment of its own, against the same without them. */
export async function keptWhileTyping({ url, published, drafts }: House): Promise<readonly Finding[]> {
  const asked = { ...LOADED, url: `${url}/vurdering/?id=${published}` };
  using client = openClient(url, "");
  let written = 0;
  const refused: string[] = [];
  const save = async ({ number, card, cookie }: House["drafts"][number]) => {
    written += 1;
    const body = { id: card, pageId: number, value: `<p>Målt kort ${written}</p>` };
    const answer = await client.post("/api/schema/SaveSchemaItem", body, { cookie }).catch(String);
    if (typeof answer === "string") refused.push(answer);
    else if (answer.status !== 200) refused.push(String(answer.status));
  };
  const typing = async <T>(work: () => Promise<T>): Promise<T> => {
    const saves: Promise<void>[] = [];
    const timers = drafts.slice(0, AUTHORS).map((draft) => setInterval(() => saves.push(save(draft)), EVERY_MS));
    try {
      return await work();
    } finally {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(saves);
    }
  };
  const found = await inTurn(
    ROUNDS,
    () => typing(async () => (await load(asked)).rate),
    async () => (await load(asked)).rate,
  );
  const what = `A page from memory while ${AUTHORS} authors save a card's field once a second each`;
  const saves = `${written} saves, ${refused.length} refused${refused.length > 0 ? `: ${[...new Set(refused)].join(", ")}` : ""}`;
  const finding = ratioFinding(what, LIMIT, found, `without them (${saves})`);
  return [{ ...finding, holds: finding.holds && refused.length === 0 }];
}
