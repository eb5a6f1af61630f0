import type { TestServer } from "./server.ts";

/** How many answers have come from memory so far. */
export async function keptAnswers({ url }: Pick<TestServer, "url">): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(/^http_kept_answers_total\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
