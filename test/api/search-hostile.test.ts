import fc from "fast-check";
import { expect, test } from "vitest";
import { searchLimits, searchRoutes } from "../../features/search/rules/index.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const written = [
  "x".repeat(10_000),
  "a or ".repeat(2_500),
  "'; drop table search_document; --",
  '"'.repeat(500),
  '"metoden er" or -pasienter -"og i"',
  'or -or or- "or" \'',
  "og i på som til av",
  "(((&|!:* <-> %_\\",
  "\u202Ertl\u0000\u0007\uD800",
  "👩‍⚕️ 漢字 e\u0301",
  "<script>alert(1)</script>",
];

const asked = async (q: string): Promise<readonly number[]> => {
  const query = new URLSearchParams({ q: q.toWellFormed() });
  const answers = searchRoutes.flatMap((route) => [
    fetch(`${server.url}/api/search/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ q, sort: "relevance" }),
    }),
    fetch(`${server.url}/api/search/${route}/suggestions?${query}`),
  ]);
  const pages = [fetch(`${server.url}/sok/?${query}`), fetch(`${server.url}/sok/?${query}&format=json`)];
  const all = await Promise.all([...answers, ...pages]);
  await Promise.all(all.map((each) => each.arrayBuffer()));
  return all.map(({ status }) => status);
};

test("whatever is searched for is answered, or refused when it is too long: never a fault", async () => {
  for (const q of written) {
    const [call, ...others] = await asked(q);
    expect([q.slice(0, 20), call]).toEqual([q.slice(0, 20), q.length > searchLimits.queryLength ? 400 : 200]);
    for (const status of others) expect([q.slice(0, 20), status < 500]).toEqual([q.slice(0, 20), true]);
  }
  const piece = fc.constantFrom('"', "-", " or ", "hjerte", " ", "&", "|", "!", ":*", "\\", "\u0000", "\u202E", "og");
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      for (const status of await asked(pieces.join(""))) expect(status).toBeLessThan(500);
    }),
    { numRuns: 15 },
  );
});
