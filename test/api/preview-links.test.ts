import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);
const [start] = await (await visitor.get("/api/episerver/v3.0/content?contentUrl=/")).json();
const WORD = "hemmelighetskremmeri";

const id: number = (
  await json(
    kari.post("/api/desk/pages", { parent: start.contentLink.id, type: "StandardPage", name: "Til vurdering" }),
  )
).id;
await savePage(kari, id, (await readPage(kari, id)).rev, ["introduction"], `<p>${WORD}</p>`);
const secret: string = /utkast\/([^/]+)/.exec((await onPage(kari, id, "share")).url)?.[1] ?? "";

const flipped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;

/** What somebody finds who does not have the link, however near they come. */
const answered = async (segment: string) => {
  const { response } = await visitor.visit(`/utkast/${segment}/`);
  const html = await response.text();
  const api = await visitor.get(
    `/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(`/utkast/${segment}/`)}&matchExact=true&expand=*`,
  );
  return { shows: html.includes(WORD) || (await api.text()).includes(WORD), page: response.status, api: api.status };
};

test("a link has 256 random bits, and another one each time", async () => {
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  const other = /utkast\/([^/]+)/.exec((await onPage(kari, id, "share")).url)?.[1];
  expect(other).not.toBe(secret);
  expect(await answered(secret)).toMatchObject({ shows: true, page: 200 });
});

test("a guessed link shows nothing, and is answered as one that never was, however near it is", async () => {
  const never = await answered("x".repeat(secret.length));
  expect(never.shows).toBe(false);
  const [stored] = await database.db.selectFrom("preview_link").selectAll().where("content", "=", id).execute();
  const hashes = (["base64url", "hex"] as const).map((as) => stored?.token_hash.toString(as) ?? "");
  const near = [
    ...[0, 1, 21, 41, 42].map((at) => flipped(secret, at)),
    ...[secret.slice(0, -1), secret.slice(1), `${secret}A`, `${secret}${secret}`],
    ...[secret.toLowerCase(), secret.toUpperCase(), secret.split("").toReversed().join("")],
    ...[...hashes, stored?.id ?? "", `${secret}\u0000`, "' or 1=1 --", "*", "%25", "null"],
  ];
  for (const segment of near) expect([segment, await answered(encodeURIComponent(segment))]).toEqual([segment, never]);
});

test("the number of a page, its versions and its files need the desk, whoever has a link to another page", async () => {
  for (const segment of [`${id}`, `${id}_1`, `${id}_2`])
    expect([segment, (await answered(segment)).shows]).toEqual([segment, false]);
  const beside = `/api/desk/pages/${id}`;
  for (const path of ["", "/versions/1", "/links"])
    expect((await visitor.get(`${beside}${path}`)).status, path).toBe(401);
});

test("whoever had the link finds nothing when it is ended, also in a page that was open", async () => {
  expect((await answered(secret)).shows).toBe(true);
  const { links } = await readPage(kari, id);
  for (const link of links) await onPage(kari, id, "end-sharing", { link: link.id });
  expect(await answered(secret)).toEqual(await answered("x".repeat(secret.length)));
});
