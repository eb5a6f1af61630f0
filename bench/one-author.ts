import { bareTransaction, openBare } from "./bare-transaction.ts";
import { type Client, openClient } from "./client.ts";
import type { House } from "./house.ts";
import { atMostFinding, type Finding, median } from "./result.ts";

const WARM = 100;
const ROUNDS = 7;
const TIMES = 60;
/** Highest ratio to the transaction by hand: for a plain field, and for a field that feeds the public card. */
const LIMITS = { plain: 2, card: 2.5 };
const AUTHORS = { count: 120, everyMs: 500, forMs: 10_000 };

/** How long one author waits for a save, HTTP included, beside the same transaction by hand on one connection. */
export async function oneAuthor({ url, databaseUrl, draft }: House): Promise<readonly Finding[]> {
  using client = openClient(url, draft.cookie);
  const connection = await openBare(databaseUrl);
  try {
    const [plain = ""] = draft.texts;
    const byHand = bareTransaction(connection, { assessment: draft.number, guid: plain, owner: "bare" });
    const bare = async () => {
      const from = performance.now();
      await byHand(words());
      return performance.now() - from;
    };
    const saving = (id: string) => () => save(client, draft.number, id);
    const ways = { bare, plain: saving(plain), card: saving(draft.card) };
    for (const way of Object.values(ways)) await times(WARM, way);
    const rounds: { readonly bare: number; readonly plain: number; readonly card: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        bare: median(await times(TIMES, ways.bare)),
        plain: median(await times(TIMES, ways.plain)),
        card: median(await times(TIMES, ways.card)),
      });
    const of = (way: "plain" | "card", what: string) =>
      atMostFinding(
        what,
        LIMITS[way],
        {
          ours: median(rounds.map((each) => each[way])),
          bare: median(rounds.map((each) => each.bare)),
          ratio: median(rounds.map((each) => each[way] / each.bare)),
        },
        "the transaction by hand on one connection",
      );
    return [
      of("plain", "One author's save, p50, HTTP included"),
      of("card", "The same in a field that feeds the public card"),
    ];
  } finally {
    await connection.end();
  }
}

/** Many authors at the pace of typing: what the slowest hundredth of them waits. */
export async function manyAuthors({ url, drafts }: House): Promise<readonly Finding[]> {
  using client = openClient(url, "");
  const waited: number[] = [];
  const until = performance.now() + AUTHORS.forMs;
  const authors = drafts.slice(0, AUTHORS.count);
  const author = async ({ number, texts: [id = ""], cookie }: (typeof authors)[number], index: number) => {
    let next = performance.now() + (index / authors.length) * AUTHORS.everyMs;
    while (next < until) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
      waited.push(await save(client, number, id, { cookie }));
      next += AUTHORS.everyMs;
    }
  };
  await Promise.all(authors.map(author));
  const sorted = waited.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return [
    {
      what: `${authors.length} authors at 2 saves a second each, p99`,
      measured: at(0.99),
      limit: null,
      holds: true,
      absolutes: `p50 ${at(0.5)}, p90 ${at(0.9)}, ${sorted.length} saves in ${AUTHORS.forMs / 1000} s, each in an assessment of its own`,
    },
  ];
}

let written = 0;
const words = (): string => {
  written += 1;
  return `<p>Målt tekst ${written}</p>`;
};

async function save(client: Client, pageId: number, id: string, headers = {}): Promise<number> {
  const { status, ms, body } = await client.post("/api/schema/SaveSchemaItem", { id, pageId, value: words() }, headers);
  if (status !== 200) throw new Error(`a save: ${status} ${body}`);
  return ms;
}

async function times(count: number, way: () => Promise<number>): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let time = 0; time < count; time++) taken.push(await way());
  return taken;
}
