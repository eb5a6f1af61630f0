import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { definitionOf, newUnder, type Properties, type Property } from "../../features/content/rules/index.ts";
import { browserAt, type SiteBrowser } from "../builders/browser-at.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
type Node = { readonly id: number; readonly type: string };
const nodesAt = async (desk: SiteBrowser): Promise<readonly Node[]> => (await desk.get("/api/desk/pages")).json();
const nodes = await nodesAt(kari);
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;

const MARK = "ondskap";
const payloads = [
  `<script>${MARK}()</script>`,
  `</script><script>${MARK}()</script>`,
  `<img src=x onerror="${MARK}()">`,
  `"><svg onload=${MARK}()>`,
  `<iframe srcdoc="<script>${MARK}()</script>"></iframe>`,
  `<a href="javascript:${MARK}()" onclick="${MARK}()">x</a>`,
  `<style>@import "//ond.example/${MARK}"</style>`,
  `<p style="background:url(javascript:${MARK}())">x</p>`,
];
const HOSTILE = payloads.join(" ");
/** A picture without words for those who do not see it is not published. */
const WITH_WORDS = HOSTILE.replace("<img src=x", '<img alt="bilde" src=x');
const ADDRESS = `javascript:${MARK}()`;

/** An address and a term that can be published, so that readers get the words beside them; without, those harm too. */
type Harmless = {
  readonly page: string;
  readonly site: string;
  readonly picture: string;
  readonly terms: Readonly<Record<string, string>>;
};
const harmless: Harmless = {
  page: "/tips/",
  site: "https://eksempel.no/varsel",
  picture: "/assets/minimetode/forside.svg",
  terms: { topic: "muskel-og-skjelett", "method-type": "medisinsk-utstyr", "notification-status": "pa-vei" },
};

/** Something that harms, of the shape that the property holds. */
function hostileOf(property: Property, but?: Harmless): unknown {
  switch (property.kind) {
    case "url":
      return but?.site ?? ADDRESS;
    case "content":
      return but ? "" : ADDRESS;
    case "link":
      return { href: but?.page ?? ADDRESS, text: HOSTILE.slice(0, 900) };
    case "media":
      return { src: but?.picture ?? ADDRESS, alt: HOSTILE.slice(0, 900) };
    case "list":
      return [allOf(property.of, but)];
    case "group":
      return allOf(property.of, but);
    case "term":
      return but ? [but.terms[property.of] ?? []].flat() : [HOSTILE.slice(0, 90)];
    case "bool":
      return true;
    case "number":
      return 2026;
    case "date":
      return "2026-11-25";
    case "select":
      return property.options[0];
    case "template":
      return "";
    case "area":
      return property.allow
        .filter(({ props }) => !but || !Object.values<Property>(props).some(isPageThatMustBe))
        .map(({ type }) => ({ id: randomUUID(), type, width: "full" }));
    default:
      return (but ? WITH_WORDS : HOSTILE).slice(0, but && property.kind === "text" ? (property.max ?? 900) : 900);
  }
}
const isPageThatMustBe = (property: Property): boolean => property.kind === "content" && property.required === true;
const allOf = (props: Properties, but?: Harmless): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, property]) => [name, hostileOf(property, but)]));

/** Writes it into every property, also of every block that may stand in an area, and tells how many were stored. */
async function spoil(id: number, props: Properties, desk: SiteBrowser = kari, but?: Harmless): Promise<number> {
  let stored = 0;
  const save = async (path: readonly string[], value: unknown) => {
    const { status } = await savePage(desk, id, (await readPage(desk, id)).rev, [...path], value);
    expect([path, [200, 400, 422].includes(status)]).toEqual([path, true]);
    stored += status === 200 ? 1 : 0;
  };
  for (const [name, property] of Object.entries(props)) {
    const value = hostileOf(property, but);
    await save([name], value);
    if (property.kind !== "area" || !Array.isArray(value)) continue;
    for (const { id: block, type } of value)
      for (const [inner, of] of Object.entries(property.allow.find((each) => each.type === type)?.props ?? {}))
        await save([name, block, inner], hostileOf(of, but));
  }
  return stored;
}

/** Markup that would run, and addresses that would. The words themselves may be read as text. */
const RUNS = new RegExp(
  [
    `<script>${MARK}`,
    `<svg onload`,
    `<img src=x`,
    `<iframe srcdoc`,
    `<style>@import`,
    `="\\s*javascript:`,
    // A handler among the attributes of a tag, not the words of one within quotes.
    `<[a-z][a-z0-9-]*(?:\\s+[^\\s"=<>]+(?:="[^"]*")?)*\\s+on\\w+=`,
    `<p style=`,
  ].join("|"),
  "i",
);

test("each of it would be found in a page that shows it as it is", () => {
  for (const payload of payloads) expect([payload, RUNS.test(payload)]).toEqual([payload, true]);
});

const made = newUnder("StartPage").map((type) => ({ type, id: 0 }));
const oneOfEach = [...new Map([...nodes, ...made].map((node) => [node.type, node])).values()].filter(
  ({ type }) => !definitionOf(type)?.isBlock && type !== "SharedBlockFolder",
);

test.each(oneOfEach.map(({ type, id }) => [type, id] as const))(
  "hostile content in every property of %s runs nowhere: not in its page, not in the content API, not for readers",
  async (type, standing) => {
    const isNew = standing === 0 || type === "StandardPage";
    const body = { parent: home, type, name: `Ond ${type}` };
    const id = isNew ? (await (await kari.post("/api/desk/pages", body)).json()).id : standing;
    const props = definitionOf(type)?.props ?? {};
    expect(await spoil(id, props)).toBeGreaterThan(0);
    const page = await kari.get(`/utkast/${id}/`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(RUNS.exec(html)?.[0] ?? null).toBeNull();
    const model = await kari.get(`/api/episerver/v3.0/content?contentUrl=/utkast/${id}/&matchExact=true&expand=*`);
    expect(JSON.stringify(await model.json())).not.toMatch(/": ?"\s*javascript:/i);
    const { status, fields = [] } = await onPage(kari, id, "publish", { rev: (await readPage(kari, id)).rev });
    const hasAddress = JSON.stringify(props).match(/"kind":"(url|link|media|content)"/) !== null;
    if (hasAddress)
      expect([status, fields.some(({ kind }: { kind: string }) => kind === "BadAddress")]).toEqual([422, true]);
  },
);

test.each(["localhost", "metodevarsel.localhost"])(
  "at %s hostile words that are published run nowhere: not on their page, not in a list, a search or a feed",
  async (host) => {
    const [desk, visitor] = [browserAt(server, host, kari.cookie), browserAt(server, host)];
    const standing = [...(await nodesAt(desk))].reverse();
    const makeable = new Map(
      standing
        .filter(({ type }) => type !== "SharedBlockFolder")
        .flatMap(({ id, type }) => newUnder(type).map((each) => [each, id] as const)),
    );
    const addresses = ["/", "/sok/", "/sok/?q=ondskap", "/feed.atom", "/artikler/", "/varsler/"];
    for (const [type, parent] of makeable) {
      const { id } = await json(desk.post("/api/desk/pages", { parent, type, name: `Ond ${type} ${payloads[0]}` }));
      expect(await spoil(id, definitionOf(type)?.props ?? {}, desk, harmless)).toBeGreaterThan(0);
      expect([type, await publishPage(desk, id)]).toMatchObject([type, { status: 200 }]);
      addresses.push((await readPage(desk, id)).url);
    }
    for (const address of addresses) {
      const said = await (await visitor.get(address)).text();
      expect([address, RUNS.exec(said)?.[0] ?? null]).toEqual([address, null]);
    }
    const page = await (await visitor.get(addresses.at(-1) ?? "")).text();
    expect(page).toContain(`&lt;script&gt;${MARK}`);
  },
);

test("names, texts of one line and notes have no signs that turn the direction of writing; a text of several lines keeps its own", async () => {
  const turned = (words: string) => `\u202e${words}\u2066`;
  const made = { parent: home, type: "StandardPage", name: turned("Snudd side") };
  const { id } = await json(kari.post("/api/desk/pages", made));
  expect((await readPage(kari, id)).values).toMatchObject({ name: "Snudd side", urlSegment: "snudd-side" });
  const saved = async (path: string, value: string) => {
    const { rev } = await readPage(kari, id);
    return (await savePage(kari, id, rev, [path], value)).value;
  };
  expect(await saved("name", turned("Nytt navn"))).toBe("Nytt navn");
  expect(await saved("heading", turned("Overskrift"))).toBe("Overskrift");
  const { rev } = await readPage(kari, id);
  expect((await onPage(kari, id, "publish", { rev, note: turned("Rettet") })).status).toBe(200);
  expect((await readPage(kari, id)).versions).toMatchObject([{ note: "Rettet" }]);
});
