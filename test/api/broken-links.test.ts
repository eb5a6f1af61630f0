import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { askAddress } from "../../features/link-check/server/ask-address.ts";
import { checkLinks } from "../../features/link-check/server/check-links.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;

/** A site elsewhere, which counts what it is asked. */
const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const to = { "/flyttet": "/finnes", "/ring": "/ring", "/inn": "http://10.0.0.1/", "/ut": "file:///etc/passwd" };
  const location = Object.entries(to).find(([path]) => path === request.url)?.[1];
  if (location !== undefined) return response.writeHead(302, { location }).end();
  if (request.url === "/taus") return;
  if (request.url === "/bare-get" && request.method === "HEAD") return response.writeHead(405).end();
  const status = { "/borte": 404, "/feil": 500, "/lukket": 403 }[request.url ?? ""] ?? 200;
  response.writeHead(status).end("x".repeat(100_000));
});
site.listen(0, "127.0.0.1");
await once(site, "listening");
const address = site.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const agent = "Minimetode-lenkesjekk/1 (+https://eksempel.no)";
/** Only the address that never answers is waited for: a busy machine may need longer for the others. */
const here = (path: string) => ({
  ...{ agent, timeout: path === "/taus" ? 300 : 60_000 },
  mayUsePort: () => true,
  mayConnect: (ip: string) => ip === "127.0.0.1",
});

test.each([
  ["/finnes", { kind: "ok" }],
  ["/flyttet", { kind: "ok" }],
  ["/bare-get", { kind: "ok" }],
  ["/lukket", { kind: "ok" }],
  ["/borte", { kind: "gone", why: "status", status: 404 }],
  ["/feil", { kind: "trouble", why: "status", status: 500 }],
  ["/ring", { kind: "trouble", why: "redirects" }],
  ["/taus", { kind: "trouble", why: "no-answer" }],
  ["/inn", { kind: "trouble", why: "not-asked" }],
  ["/ut", { kind: "trouble", why: "not-asked" }],
])("an address that answers as %s is %j", async (path, outcome) =>
  expect(await askAddress(`${origin}${path}`, here(path))).toEqual(outcome),
);

test("nothing is asked on this machine, in a private network, at another port or with a name and password", async () => {
  const before = asked.length;
  const port = new URL(origin).port;
  const anyPort = { agent, mayUsePort: () => true };
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "10.0.0.1"])
    expect(await askAddress(`http://${host}:${port}/finnes`, anyPort)).toEqual({ kind: "trouble", why: "not-asked" });
  for (const url of [
    `${origin}/finnes`,
    "http://bruker:ord@eksempel.no/",
    "ftp://eksempel.no/",
    "http://eksempel.no:22/",
  ])
    expect(await askAddress(url, { agent })).toEqual({ kind: "trouble", why: "not-asked" });
  expect(asked.length).toBe(before);
});

test("the desk lists links to pages that are gone and to addresses that answered so, once each night for all pages", async () => {
  const made = async (name: string, mainBody: string) => {
    const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }));
    await savePage(kari, id, (await readPage(kari, id)).rev, ["mainBody"], mainBody);
    expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
    return id;
  };
  const target = await made("Målet", "<p>Her</p>");
  const links = [
    `content:${target}`,
    "/finnes-ikke/",
    "/sok/?q=a",
    "/personvern/",
    "https://borte.example/x",
    "https://nede.example/",
  ];
  const id = await made("Med lenker", `<p>${links.map((href) => `<a href="${href}">her</a>`).join(" ")}</p>`);
  await made("Samme lenke", '<p><a href="https://borte.example/x">her</a></p>');
  const listed = async () => {
    const answer = await (await kari.get("/api/desk/broken-links")).json();
    return answer.links
      .filter(({ page }: { readonly page: number }) => page === id)
      .map(({ target: to, why, status }: { target: string; why: string; status: number | null }) => [to, why, status]);
  };
  expect(await listed()).toEqual([["/finnes-ikke/", "no-page", null]]);

  const tried: string[] = [];
  const ask = async (to: string) => {
    tried.push(to);
    if (to.includes("borte")) return { kind: "gone", why: "status", status: 404 } as const;
    return to.includes("nede") ? ({ kind: "trouble", why: "no-answer" } as const) : ({ kind: "ok" } as const);
  };
  const night = (day: number) => checkLinks(server.db, { at: new Date(Date.UTC(2030, 0, day, 2)), ask, pause: 0 });
  await night(1);
  expect(tried.filter((to) => to === "https://borte.example/x")).toHaveLength(1);
  const count = tried.length;
  await night(1);
  expect(tried.length).toBe(count);
  await night(2);
  expect(tried.slice(count).sort()).toEqual(["https://borte.example/x", "https://nede.example/"]);
  await server.db
    .updateTable("link_check")
    .set({ failed_since: new Date(0) })
    .where("why", "=", "no-answer")
    .execute();
  await json(kari.post(`/api/desk/pages/${target}/trash`));
  const borte = ["https://borte.example/x", "gone", 404];
  await eventually(async () => {
    const now = await listed();
    expect(now).toHaveLength(4);
    expect(now).toEqual(
      expect.arrayContaining([
        [String(target), "no-page", null],
        ["/finnes-ikke/", "no-page", null],
        borte,
        ["https://nede.example/", "no-answer", null],
      ]),
    );
  });

  const rev = (await readPage(kari, id)).rev;
  await savePage(kari, id, rev, ["mainBody"], "<p>Rettet</p>");
  await publishPage(kari, id);
  expect(await listed()).toEqual([]);
  const silent = async () => ({ kind: "trouble", why: "no-answer" }) as const;
  await checkLinks(server.db, { at: new Date(Date.UTC(2031, 0, 1)), ask: silent, pause: 0 });
  const kept = await server.db
    .selectFrom("link_check")
    .select(["address", "kind"])
    .where("kind", "=", "trouble")
    .execute();
  expect(kept).toEqual([]);
});

test("before a page is published its editor is told of links that readers could not follow, and it is published all the same", async () => {
  const made = async (name: string): Promise<number> =>
    (await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }))).id;
  const [id, unpublished] = [await made("Med lenker i utkastet"), await made("Bare et utkast")];
  await server.db
    .insertInto("link_check")
    .values({
      address: "https://vekk.example/",
      kind: "gone",
      why: "status",
      status: 404,
      checked_at: new Date(),
      next_at: new Date(),
    })
    .execute();
  await server.db
    .insertInto("link_check")
    .values({
      ...{ address: "https://lukket.example/", kind: "trouble", why: "not-asked", status: null },
      ...{ checked_at: new Date(), next_at: new Date(), failed_since: new Date(0) },
    })
    .execute();
  const linksTo = async (...hrefs: readonly string[]): Promise<readonly string[]> => {
    const body = hrefs.map((href) => `<a href="${href}">Mer om metoden</a>`).join(" ");
    const { rev } = await readPage(kari, id);
    expect(await savePage(kari, id, rev, ["mainBody"], `<p>${body}</p>`)).toMatchObject({ status: 200 });
    const { findings } = await readPage(kari, id);
    return findings
      .filter(({ path }: { path: readonly string[] }) => path[0] === "mainBody")
      .map(({ kind, stops, links }: { kind: string; stops: boolean; links: readonly string[] }) =>
        [kind, stops, ...links].join(" "),
      );
  };
  expect(await linksTo(`content:${id}#del`, "/personvern/", "https://ukjent.example/", "#del")).toEqual([]);
  expect(await linksTo(`content:${unpublished}`)).toEqual([`LinkToNoPage false ${unpublished}`]);
  expect(await linksTo("/finnes-ikke/")).toEqual(["LinkToNoPage false /finnes-ikke/"]);
  expect(await linksTo("https://vekk.example/")).toEqual(["LinkDoesNotWork false https://vekk.example/"]);
  expect(await linksTo("https://lukket.example/")).toEqual([]);
  const several = await linksTo("/borte/", "https://vekk.example/", `content:${unpublished}`, "/borte/");
  expect(several).toEqual([`LinkToNoPage false /borte/ ${unpublished}`, "LinkDoesNotWork false https://vekk.example/"]);
  expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
  expect(await publishPage(kari, unpublished)).toMatchObject({ status: 200 });
  await eventually(async () => expect(await linksTo(`content:${unpublished}`)).toEqual([]));
});

test("a page that only some may read leads without a warning to another that all of them may read, and with one to a stricter page", async () => {
  const made = async (name: string, access: string): Promise<number> => {
    const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }));
    expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
    const { rev } = await readPage(admin, id);
    expect(await onPage(admin, id, "access", { rev, access, readers: [] })).toMatchObject({ status: 200 });
    return id;
  };
  const [inside, beside, desk] = [
    await made("Innenfor", "signed-in"),
    await made("Ved siden av", "signed-in"),
    await made("For redaksjonen", "editors"),
  ];
  const body = [beside, desk].map((to) => `<a href="content:${to}">Mer om metoden</a>`).join(" ");
  await savePage(kari, inside, (await readPage(kari, inside)).rev, ["mainBody"], `<p>${body}</p>`);
  await eventually(async () => {
    const { findings } = await readPage(kari, inside);
    const links = findings.flatMap((finding: { links?: readonly string[] }) => finding.links ?? []);
    expect(links).toEqual([String(desk)]);
  });
  expect(await publishPage(kari, inside)).toMatchObject({ status: 200 });
  await eventually(async () => {
    const { links } = await (await kari.get("/api/desk/broken-links")).json();
    const own = links.filter(({ page }: { page: number }) => page === inside);
    expect(own.map(({ target }: { target: string }) => target)).toEqual([String(desk)]);
  });
});
