import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { serverForFile } from "../../server-for-file.ts";
import { allItems } from "./client.ts";
import { answerKeys, calls, propertyKeys, texts } from "./specification.ts";
import { anInitiator, aVisitor } from "./stand.ts";

// docs/departures.md is whole: what the specification names and the product does not have stands in its first column.

const { server } = await serverForFile({ seed: "demo" });
const page = await readFile(new URL("../../../docs/departures.md", import.meta.url), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\|\s*|\s*\|$/g, "")));
const listed = new Set(rows.flatMap(([named = ""]) => [...named.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)));
/** Where a name of the list was missing: the list excuses it there and nowhere else. */
const excused = new Set<string>();
const unlisted = (where: string, names: Iterable<string>) =>
  [...names].filter((name) => {
    if (listed.has(name)) excused.add(`${where}: ${name}`);
    return !listed.has(name);
  });

test("the list is short, and each entry names something and gives a reason", () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(25);
  for (const row of rows) expect([row[0], row.length, (row[3] ?? "").length > 20]).toEqual([row[0], 4, true]);
});

/** Characters of a text that may be part of another one. */
const SHORT = 15;

type Operation = { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } };
type Schema = { readonly properties?: object; readonly anyOf?: readonly Schema[]; readonly $ref?: string };
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

test("every call of the specification is there, and takes every key of its payload", async () => {
  const api: OpenApi = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const shape = (path: string) => path.replace(/\{[^}]*\}/g, "{}").replace(/\/$/, "");
  const found = new Map(Object.entries(api.paths).map(([path, methods]) => [shape(path), methods]));
  for (const { method, path, keys } of calls) {
    const operation = found.get(shape(path))?.[method];
    expect([path, operation !== undefined]).toEqual([path, true]);
    const schema = operation?.requestBody?.content["application/json"]?.schema;
    const taken = new Set(Object.keys(schema?.properties ?? {}));
    expect([
      path,
      unlisted(
        path,
        keys.filter((key) => !taken.has(key)),
      ),
    ]).toEqual([path, []]);
  }
});

const keysIn = (value: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const each of value) keysIn(each, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) keysIn(each, found.add(key));
  return found;
};

test("every key of the specification's entities is answered", async () => {
  const visitor = aVisitor(server);
  const properties = new Set<string>();
  for (const type of ["1", "2", "3"] as const) {
    const { details } = await anInitiator(server, type);
    const answer = await details();
    const keys = keysIn(answer);
    expect([
      type,
      unlisted(
        "details",
        answerKeys.details.filter((key) => !keys.has(key)),
      ),
    ]).toEqual([type, []]);
    for (const item of allItems(answer.schema.schemaItems))
      for (const key of keysIn(item.properties)) properties.add(key);
    for (const key of keysIn(answer.schema.peerreviews)) properties.add(key);
  }
  expect(
    unlisted(
      "properties",
      propertyKeys.filter((key) => !properties.has(key)),
    ),
  ).toEqual([]);

  const search = { q: "", page: 1, pageSize: 100, sort: "published" };
  const found = (await visitor.search("methodassessment", search)).body;
  expect(
    unlisted(
      "search",
      answerKeys.search.filter((key) => !keysIn(found).has(key)),
    ),
  ).toEqual([]);
  const read = new Set<string>();
  for (const { pageId } of found.searchResult)
    for (const key of keysIn((await visitor.GetAssessment(pageId)).body)) read.add(key);
  expect(
    unlisted(
      "assessment",
      answerKeys.assessment.filter((key) => !read.has(key)),
    ),
  ).toEqual([]);
});

test("every text of the specification is a text of the product", async () => {
  const sources: string[] = [];
  const root = new URL("../../../", import.meta.url).pathname;
  for await (const file of glob(["{features,content,platform}/**/*.{ts,tsx}"], { cwd: root }))
    if (!file.includes(".test.")) sources.push(await readFile(`${root}${file}`, "utf8"));
  const all = sources.join("\n").replace(/\$\{[^}]*\}/g, "{}");
  // A short text would be found within any other: it must be a text by itself.
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isThere = (text: string) =>
    text.length > SHORT ? all.includes(text) : new RegExp(`["'\`>]\\s*${literal(text)}\\s*["'\`<{]`).test(all);
  const missing = texts.filter((text) => !isThere(text.replace(/\{[^}]*\}/g, "{}")));
  expect(unlisted("texts", missing)).toEqual([]);
});

test("nothing else is excused", () => {
  const messages = ["error during upload", "error saving", "errorDeleting", "errorSaving", "errorUpdating"];
  expect([...excused].sort()).toEqual(messages.map((message) => `texts: ${message}`));
});
