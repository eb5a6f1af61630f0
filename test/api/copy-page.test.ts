import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);

test("a page is copied with those under it, as drafts with addresses of their own and blocks that are edited by themselves", async () => {
  const [{ contentLink }] = await (await visitor.get("/api/episerver/v3.0/content?contentUrl=/")).json();
  const add = async (name: string, parent: number): Promise<number> =>
    (await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name }))).id;
  const id = await add("Rutiner", contentLink.id);
  const below = await add("Vakt", id);
  const block = randomUUID();
  await savePage(kari, id, 0, ["mainContent"], [{ id: block, type: "ContentBlock", width: "full" }]);
  await savePage(kari, id, 1, ["mainContent", block, "body"], "<p>Felles</p>");
  for (const each of [id, below]) expect((await publishPage(kari, each)).status).toBe(200);

  const copy = await onPage(kari, id, "copy");
  expect(copy).toMatchObject({ status: 200, pages: 2 });
  const copied = await readPage(kari, copy.id);
  expect(copied).toMatchObject({ state: "draft", url: "/rutiner-kopi/", values: { name: "Rutiner (kopi)" } });
  const [own] = copied.values.mainContent;
  expect(own).toMatchObject({ type: "ContentBlock", body: "<p>Felles</p>" });
  expect(own.id).not.toBe(block);
  await savePage(kari, copy.id, copied.rev, ["mainContent", own.id, "body"], "<p>Kopiens</p>");
  expect((await readPage(kari, id)).values.mainContent).toMatchObject([{ id: block, body: "<p>Felles</p>" }]);

  const pages: { name: string; url: string; state: string }[] = await (await kari.get("/api/desk/pages")).json();
  expect(pages.filter(({ url }) => url.startsWith("/rutiner-kopi/")).map(({ url, state }) => [url, state])).toEqual([
    ["/rutiner-kopi/", "draft"],
    ["/rutiner-kopi/vakt/", "draft"],
  ]);
  expect((await visitor.get("/api/episerver/v3.0/content?contentUrl=/rutiner-kopi/vakt/")).status).toBe(404);
  expect(await onPage(kari, id, "copy")).toMatchObject({ status: 200 });
  const again = (await (await kari.get("/api/desk/pages")).json()).map(({ url }: { url: string }) => url);
  expect(again).toContain("/rutiner-kopi-2/");
  expect(await onPage(kari, contentLink.id, "copy")).toMatchObject({ status: 422 });
});
