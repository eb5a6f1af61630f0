import { expect, test } from "vitest";
import { decisionsFor, deskDecision } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const published = database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
const { number } = await published.executeTakeFirstOrThrow();

const pages = ["/", "/sok/", `/vurdering/?id=${number}`, "/artikler/"];

const metric = async ({ url }: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))];
  return lines.reduce((sum, [, value]) => sum + Number(value), 0);
};
const kept = (of: TestServer) => metric(of, "kept_pages");
/** How many of the pages are answered from memory when each is asked for once. */
async function fromMemory(of: TestServer): Promise<number> {
  const before = await metric(of, "http_kept_answers_total");
  for (const page of pages)
    expect((await fetch(`${of.url}${page}`, { headers: { "accept-encoding": "br" } })).status).toBe(200);
  return (await metric(of, "http_kept_answers_total")) - before;
}

test("pages that readers ask for are ready again after a change, before somebody asks", async () => {
  await fromMemory(server);
  expect(await fromMemory(server)).toBe(pages.length);
  // The call answers once the pages that it changes are dropped.
  const editor = await signedInAs(server, "redaktor");
  const [{ no, rev }] = (await decisionsFor(editor, number)).body.all;
  expect(await deskDecision(editor, number, no, "report", { rev, result: "partly" })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await kept(server)).toBe(pages.length));
  expect(await fromMemory(server)).toBe(pages.length);
});

test("after a start the pages that were asked for most before are ready; no secret and nothing that somebody wrote is stored", async () => {
  const kari = await signedInAs(server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const parent = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Til høring" }));
  const { url: draft } = await json(kari.post(`/api/desk/pages/${id}/share`, {}));
  const reader = aBrowser(server);
  for (const address of [
    new URL(draft, server.url).pathname,
    "/sok/?q=hemmelig",
    `/vurdering/?id=${number}&section=${"x".repeat(3_000)}`,
    "/feed.atom",
  ])
    for (const _ of [1, 2]) expect((await reader.get(address)).status).toBe(200);
  await server.stop();
  const rows = await database.db.selectFrom("page_asked").select("address").execute();
  expect(rows.map(({ address }) => address.split(" ").at(-1)).toSorted()).toEqual(pages.toSorted());
  const env = { PORT: new URL(server.url).port };
  await using again = await startTestServer({ clone: database, env });
  await eventually(async () => expect(await kept(again)).toBe(pages.length));
  expect(await fromMemory(again)).toBe(pages.length);
});
