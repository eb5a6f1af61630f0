import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { definitionOf, newUnder, type Properties, type Property } from "../../core/content/index.ts";
import { json, onPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
type Node = { readonly id: number; readonly type: string };
const nodes: readonly Node[] = await (await kari.get("/api/desk/pages")).json();
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
const ADDRESS = `javascript:${MARK}()`;

/** Something that harms, of the shape that the property holds. */
function hostileOf(property: Property): unknown {
  switch (property.kind) {
    case "url":
    case "content":
      return ADDRESS;
    case "link":
      return { href: ADDRESS, text: HOSTILE.slice(0, 900) };
    case "media":
      return { src: ADDRESS, alt: HOSTILE.slice(0, 900) };
    case "list":
      return [allOf(property.of)];
    case "group":
      return allOf(property.of);
    case "term":
      return [HOSTILE.slice(0, 90)];
    case "bool":
      return true;
    case "number":
      return 2026;
    case "date":
      return "2026-11-25";
    case "select":
      return property.options[0]?.value;
    case "template":
      return "";
    case "area":
      return property.allow.map(({ type }) => ({ id: randomUUID(), type, width: "full" }));
    default:
      return HOSTILE.slice(0, 900);
  }
}
const allOf = (props: Properties): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, property]) => [name, hostileOf(property)]));

/** Writes it into every property, also of every block that may stand in an area, and tells how many were stored. */
async function spoil(id: number, props: Properties): Promise<number> {
  let stored = 0;
  const save = async (path: readonly string[], value: unknown) => {
    const { status } = await savePage(kari, id, (await readPage(kari, id)).rev, [...path], value);
    expect([path, [200, 400, 422].includes(status)]).toEqual([path, true]);
    stored += status === 200 ? 1 : 0;
  };
  for (const [name, property] of Object.entries(props)) {
    const value = hostileOf(property);
    await save([name], value);
    if (property.kind !== "area" || !Array.isArray(value)) continue;
    for (const { id: block, type } of value)
      for (const [inner, of] of Object.entries(property.allow.find((each) => each.type === type)?.props ?? {}))
        await save([name, block, inner], hostileOf(of));
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
