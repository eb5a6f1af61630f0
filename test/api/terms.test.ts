import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import type { EditedTerm } from "../../features/term/calls.ts";
import { up as giveIcons } from "../../migrations/0098-icons-of-topics.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const reader = aBrowser(server);

const terms = async (): Promise<readonly EditedTerm[]> => (await kari.get("/api/desk/terms")).json();
const called = async (kind: string, name: string): Promise<EditedTerm> => {
  const term = (await terms()).find((each) => each.kind === kind && each.name === name);
  if (!term) throw new Error(`no ${kind} is called ${name}`);
  return term;
};
const on = (id: number, call: string, body: object, browser: Browser = kari) =>
  json(browser.post(`/api/desk/terms/${id}/${call}`, body));
const add = async (kind: string, name: string, more: object = {}): Promise<EditedTerm> => {
  expect((await json(kari.post("/api/desk/terms", { kind, name, ...more }))).status).toBe(200);
  return called(kind, name.trim().replace(/\s+/g, " "));
};
const facet = async (filterId: string, request: object = {}, route = "methodassessment") => {
  const answer = await json(reader.post(`/api/search/${route}`, request));
  const group = answer.searchFilter.find((each: { filterKey: string }) => each.filterKey === filterId);
  return { total: answer.totalMatching, items: group?.filterItems ?? [], results: answer.searchResult };
};
/** A topic that public assessments have, with how many. */
const aUsedTopic = async () => {
  const used = (await terms()).filter(({ kind, uses }) => kind === "topic" && uses > 0);
  const [first, second] = used.toSorted((a, b) => b.uses - a.uses);
  if (!first || !second) throw new Error("the demo's assessments have topics");
  return { first, second };
};

test("a term that is added can be chosen at once, and a second of the same name is refused", async () => {
  const made = await add("topic", "  Digital   oppfølging ");
  expect(made).toMatchObject({ name: "Digital oppfølging", uses: 0, retired: false, mergedInto: null, rev: 1 });
  const offered = await (await kari.get("/api/desk/terms/topic")).json();
  expect(JSON.stringify(offered)).toContain("Digital oppfølging");
  const twice = await json(kari.post("/api/desk/terms", { kind: "topic", name: "digital OPPFØLGING" }));
  expect(twice).toMatchObject({ status: 422, fields: [{ path: "name", kind: "TermNameTaken" }] });
  const empty = await json(kari.post("/api/desk/terms", { kind: "topic", name: " ", url: "javascript:1" }));
  expect(empty.fields.map(({ kind }: { kind: string }) => kind)).toEqual(["TermNameRequired", "TermAddressBad"]);
}, 60_000);

test("a new name is in the facets, the hits and the choices of both sites, and an older revision is refused", async () => {
  const { first } = await aUsedTopic();
  const name = "Et annet navn på fagområdet";
  expect((await on(first.id, "save", { rev: first.rev, name })).status).toBe(200);
  await eventually(async () => {
    const { items } = await facet("Topic", { filter: { Topic: [String(first.id)] } });
    expect(JSON.stringify(items)).toContain(name);
  });
  const { results } = await facet("Topic", { filter: { Topic: [String(first.id)] } });
  for (const hit of results) expect(JSON.stringify(hit.topics)).toContain(name);
  expect(await on(first.id, "save", { rev: first.rev, name: "Enda et" })).toMatchObject({
    status: 409,
    current: { rev: first.rev + 1, value: name },
  });
}, 60_000);

test("what had a merged term has the other, its old address finds the same, and it is offered no more", async () => {
  const { first, second } = await aUsedTopic();
  const countOf = async (id: number) => (await facet("Topic", { filter: { Topic: [String(id)] } })).total;
  expect(await on(first.id, "merge", { rev: first.rev, into: first.id })).toMatchObject({
    status: 422,
    fields: [{ path: "into", kind: "TermMergeUnknown" }],
  });
  const other = (await terms()).find(({ kind }) => kind === "publisher")?.id;
  expect((await on(first.id, "merge", { rev: first.rev, into: other })).status).toBe(422);
  const before = await Promise.all([countOf(first.id), countOf(second.id)]);
  expect((await on(second.id, "merge", { rev: second.rev, into: first.id })).status).toBe(200);
  await eventually(async () => expect(await countOf(second.id)).toBe(await countOf(first.id)));
  expect(await countOf(first.id)).toBeGreaterThanOrEqual(Math.max(...before));
  const { items } = await facet("Topic");
  expect(items.some(({ filterId }: { filterId: string }) => filterId === String(second.id))).toBe(false);
  const offered = JSON.stringify(await (await kari.get("/api/desk/terms/topic")).json());
  expect(offered).not.toContain(JSON.stringify(second.name));
  const merged = (await terms()).find(({ id }) => id === second.id);
  expect(merged).toMatchObject({ mergedInto: first.id });
  expect((await on(second.id, "save", { rev: merged?.rev, name: "Opp igjen" })).status).toBe(404);
  const { detail } = await server.db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "term merged")
    .executeTakeFirstOrThrow();
  expect(detail).toMatchObject({ kind: "topic", name: second.name, into: first.name });
}, 60_000);

test("an organisation stands under a group, and is found under the new one when it is moved", async () => {
  const group = await add("organization-group", "Ny region");
  const used = (await terms()).find(({ kind, uses }) => kind === "organization" && uses > 0);
  if (!used) throw new Error("the demo's assessments have organisations");
  const moved = { rev: used.rev, name: used.name, url: used.url };
  for (const parent of [null, used.id, 999_999])
    expect(await on(used.id, "save", { ...moved, parent })).toMatchObject({
      status: 422,
      fields: [{ path: "parent", kind: "TermParentUnknown" }],
    });
  expect((await on(used.id, "save", { ...moved, parent: group.id })).status).toBe(200);
  await eventually(async () =>
    expect((await facet("Organization", { filter: { Organization: [String(group.id)] } })).total).toBeGreaterThan(0),
  );
}, 60_000);

test("a term is taken out of use while nothing uses it, and into use again", async () => {
  const { first } = await aUsedTopic();
  expect(await on(first.id, "retire", { rev: first.rev, retired: true })).toMatchObject({
    status: 422,
    fields: [{ path: "retired", kind: "TermInUse" }],
  });
  const unused = await add("topic", "Som ingen bruker");
  expect((await on(unused.id, "retire", { rev: unused.rev, retired: true })).status).toBe(200);
  const offered = async () => {
    const all: readonly { readonly retired?: true }[] = await (await kari.get("/api/desk/terms/topic")).json();
    return JSON.stringify(all.filter(({ retired }) => !retired));
  };
  expect(await offered()).not.toContain("Som ingen bruker");
  expect((await on(unused.id, "retire", { rev: unused.rev + 1, retired: false })).status).toBe(200);
  expect(await offered()).toContain("Som ingen bruker");
}, 60_000);

test("a topic's icon is one of those that there are, stays when a change does not name it, and stands in the log", async () => {
  const topics = async (): Promise<readonly { subjectName: string; icon: string | null }[]> => {
    const { text } = await askedAs(server, "metodevarsel.localhost", "/api/episerver/v3.0/content?contentUrl=/");
    return JSON.parse(text)[0].topics;
  };
  const iconOf = async (name: string) => (await topics()).find(({ subjectName }) => subjectName === name)?.icon;
  const { subjectName } = (await topics()).find(({ icon }) => icon !== null) ?? {};
  const topic = await called("topic", subjectName ?? "");
  expect(await iconOf(topic.name)).toBe(topic.icon);
  const saved = async (id: number, body: object) => {
    const { rev } = (await terms()).find((each) => each.id === id) ?? {};
    return on(id, "save", { rev, ...body });
  };
  for (const icon of ["/bilder/hjerte.png", "Heart", ""])
    expect(await saved(topic.id, { name: topic.name, icon })).toMatchObject({
      status: 422,
      fields: [{ path: "icon", kind: "TermIconUnknown" }],
    });
  expect((await saved(topic.id, { name: topic.name, icon: "capsule" })).status).toBe(200);
  await eventually(async () => expect(await iconOf(topic.name)).toBe("capsule"));
  expect((await saved(topic.id, { name: topic.name })).status).toBe(200);
  expect((await called("topic", topic.name)).icon).toBe("capsule");
  expect((await saved(topic.id, { name: topic.name, icon: null })).status).toBe(200);
  await eventually(async () => expect(await iconOf(topic.name)).toBe(null));
  const log = await server.db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "term changed")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  expect(log.map(({ detail }) => detail)).toMatchObject([
    { name: topic.name, icon: null, iconBefore: "capsule" },
    { name: topic.name },
    { name: topic.name, icon: "capsule", iconBefore: topic.icon },
  ]);
  expect(log[1]?.detail).not.toHaveProperty("icon");

  expect(await add("topic", "Legemidler i skolen", { icon: "capsule" })).toMatchObject({ icon: "capsule" });
  expect(await add("topic", "Uten ikon")).toMatchObject({ icon: null });
  expect(await add("subject", "Et emne", { icon: "capsule" })).toMatchObject({ icon: null });
}, 60_000);

test("topics from before there were icons get those of a new installation, and one that was chosen stays", async () => {
  await using before = await clone();
  const icons = async () =>
    (
      await before.db.selectFrom("term").select(["key", "icon"]).where("kind", "=", "topic").orderBy("key").execute()
    ).map(({ key, icon }) => [key, icon]);
  const seeded = await icons();
  expect(seeded.filter(([, icon]) => icon === null)).toEqual([]);
  await before.db.updateTable("term").set({ icon: null }).where("key", "!=", "blod").execute();
  await before.db.updateTable("term").set({ icon: "cross" }).where("key", "=", "blod").execute();
  await giveIcons(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: before.pool }) }));
  expect(await icons()).toEqual(seeded.map(([key, icon]) => [key, key === "blod" ? "cross" : icon]));
}, 60_000);

test("only the desk sees and changes terms", async () => {
  const { first } = await aUsedTopic();
  const author = await signedInAs(server, "forfatter");
  const body = { rev: first.rev, name: "Fra andre", into: 1, retired: true, kind: "topic" };
  for (const [browser, status] of [
    [reader, 401],
    [author, 403],
  ] as const) {
    expect((await browser.get("/api/desk/terms")).status).toBe(status);
    expect((await browser.post("/api/desk/terms", body)).status).toBe(status);
    for (const call of ["save", "merge", "retire"])
      expect((await on(first.id, call, body, browser)).status).toBe(status);
  }
  expect((await on(999_999, "save", body)).status).toBe(404);
}, 60_000);

test("the desk's choices know the keys of merged terms, and which terms are out of use, so that both can be taken from a page", async () => {
  const [kept, merged, old] = [
    await add("subject", "Beholdt emne"),
    await add("subject", "Sammenslått emne"),
    await add("subject", "Utgått emne"),
  ];
  type Choice = {
    readonly value: string;
    readonly text: string;
    readonly also?: readonly string[];
    readonly retired?: true;
  };
  const choices = async (): Promise<readonly Choice[]> => (await kari.get("/api/desk/terms/subject")).json();
  const key = (await choices()).find(({ text }) => text === merged.name)?.value;
  expect((await on(merged.id, "merge", { rev: merged.rev, into: kept.id })).status).toBe(200);
  expect((await on(old.id, "retire", { rev: old.rev, retired: true })).status).toBe(200);
  const now = await choices();
  expect(now.find(({ text }) => text === kept.name)?.also).toEqual([key]);
  expect(now.some(({ text }) => text === merged.name)).toBe(false);
  expect(now.at(-1)).toMatchObject({ text: old.name, retired: true });
});
