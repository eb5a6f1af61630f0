import { expect, test } from "vitest";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const nodes: readonly { id: number; type: string; url: string; name: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const find = (q: string) => json(kari.get(`/api/desk/pages/find?q=${encodeURIComponent(q)}`));
const found = async (q: string): Promise<readonly number[]> =>
  (await find(q)).pages.map(({ id }: { id: number }) => id);
const aPage = async (name: string, mainBody: string): Promise<number> => {
  const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }));
  await savePage(kari, id, (await readPage(kari, id)).rev, ["mainBody"], mainBody);
  return id;
};

test("a page is found by words of its name and its text, an unfinished last word, its address and its number; names come first", async () => {
  const text = await aPage("Reiseregning", "<p>Her står noe om <b>grevlingtelling</b> og takster.</p>");
  const name = await aPage("Grevlingtelling i fjellet", "<p>Noe annet.</p>");
  expect(await found("grevlingtelling")).toEqual([name, text]);
  expect(await found("takster grevl")).toEqual([text]);
  expect(await found("grevlingtelling-i-fj")).toEqual([name]);
  expect(await found(String(text))).toContain(text);
  expect(await find("Grevlingtelling i fjellet")).toMatchObject({
    count: 1,
    pages: [{ id: name, state: "draft", url: "/grevlingtelling-i-fjellet/" }],
  });
});

test("words of a draft and of what readers have are found, those of former versions and of the trash are not", async () => {
  const id = await aPage("Skiftende", "<p>Rognebær</p>");
  await publishPage(kari, id);
  await savePage(kari, id, (await readPage(kari, id)).rev, ["mainBody"], "<p>Tyttebær</p>");
  expect([await found("rognebær"), await found("tyttebær")]).toEqual([[id], [id]]);
  await publishPage(kari, id);
  expect([await found("rognebær"), await found("tyttebær")]).toEqual([[], [id]]);
  await onPage(kari, id, "trash");
  expect(await found("tyttebær")).toEqual([]);
});

test("signs, stop words and nothing at all are no fault", async () => {
  for (const q of [
    "",
    "  ",
    "og",
    "'; drop table content; --",
    "a & | ! ( :*",
    "%",
    "_",
    "\\",
    "x".repeat(200),
    "漢字 👩‍⚕️",
  ])
    expect(await find(q)).toMatchObject({ status: 200 });
  expect((await find("x".repeat(201))).status).toBe(400);
  expect((await kari.get("/api/desk/pages/find")).status).toBe(400);
});

test("addresses in the tree are those of the pages, and what a page lacks is left out", async () => {
  const start = nodes.find(({ id }) => id === home);
  expect(start).toMatchObject({ url: "/" });
  const { pages } = await find("om");
  for (const { id, url } of pages.filter((page: { url: string }) => page.url !== ""))
    expect(nodes.find((node) => node.id === id)?.url ?? url).toBe(url);
  expect(start).not.toHaveProperty("reviewBy");
});
