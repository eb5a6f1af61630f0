import { expect, test } from "vitest";
import type { TemplateEdit } from "../../features/template/rules/index.ts";
import { placedBlocks } from "../../features/template/rules/index.ts";
import { newestTemplate, seedTemplates } from "../../features/template/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { json } from "../builders/desk-pages.ts";
import { decideRole } from "../builders/roles.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const { db } = server;
const admin = await signedInAs(server, "admin");
const colleague = await signedInAs(server, "fagfelle");
await decideRole(db, "fagfelle", "minimetode", "admin");

const list = await json(admin.get("/api/desk/templates"));
/** A template of its own for each test, so that they do not see each other's drafts. */
const [first, second, third]: readonly number[] = list.templates.map(({ id }: { id: number }) => id);
if (!first || !second || !third) throw new Error("three templates are shipped");

const open = (id: number, by: Browser = admin) => json(by.get(`/api/desk/templates/${id}`));
const call = (id: number, name: string, body: object, by: Browser = admin) =>
  json(by.post(`/api/desk/templates/${id}/${name}`, body));
const save = async (id: number, path: readonly string[], value: unknown, rev?: number, by: Browser = admin) =>
  call(id, "save", { rev: rev ?? (await open(id)).rev, path, value }, by);
const edit = async (id: number, wanted: TemplateEdit) => call(id, "edit", { rev: (await open(id)).rev, edit: wanted });
const publish = async (id: number, confirmed = false) => call(id, "publish", { rev: (await open(id)).rev, confirmed });
/** Writes what is missing in nynorsk. Blocks of one text each. */
const inBothForms = async (id: number) => {
  for (const { key, detail } of (await open(id)).problems) await save(id, [key, `${detail}Nn`], "På nynorsk");
};
const titles = (template: Parameters<typeof placedBlocks>[0]) => placedBlocks(template).map(({ block }) => block.title);
const audited = async () =>
  (await json(admin.get("/api/desk/log"))).entries.map(
    ({ action, what }: Record<string, string>) => `${action}: ${what}`,
  );

test("an administrator changes a help text and adds a question; new assessments have it, a running one keeps what it began with", async () => {
  const running = await anAssessment(db, { type: "1", opened: true });
  const opened = await open(first);
  expect(opened).toMatchObject({
    status: 200,
    draft: null,
    problems: [],
    changes: [],
    versions: [{ no: 1, state: "published", origin: "shipped", isNewest: true, by: "" }],
  });
  expect(opened.versions[0].running).toBeGreaterThanOrEqual(1);
  const saved = await save(first, ["sammendrag", "helpText"], "Skriv i tre avsnitt.");
  expect(saved).toMatchObject({ status: 200, rev: opened.rev + 1, value: "Skriv i tre avsnitt." });
  const added = await edit(first, { do: "add", kind: "Text", title: "Hvem har lest korrektur?", after: "sammendrag" });
  expect(added).toMatchObject({ status: 200, key: "hvem-har-lest-korrektur" });
  expect(await open(first)).toMatchObject({
    draft: { by: expect.stringMatching(/\w/) },
    changes: [
      { kind: "nynorsk-kept", level: "confirm", key: "sammendrag", field: "helpText" },
      { kind: "text", level: "free", key: "sammendrag", field: "helpText" },
      { kind: "added", level: "free", key: "hvem-har-lest-korrektur" },
    ],
  });
  await inBothForms(first);
  expect(titles((await newestTemplate(db, "1")).template)).not.toContain("Hvem har lest korrektur?");
  expect(await publish(first, true)).toMatchObject({ status: 200, no: 2 });
  expect(titles((await newestTemplate(db, "1")).template)).toContain("Hvem har lest korrektur?");

  const fresh = await anAssessment(db, { type: "1", opened: true });
  const textOf = async ({ number, seats }: typeof fresh) => {
    const author = await seatedAs(server, ...seats.map(({ id }) => id));
    return (await author.get(`/api/schema/GetMethodAssessmentDetails/${number}`)).text();
  };
  expect(await textOf(fresh)).toContain("Hvem har lest korrektur?");
  expect(await textOf(running)).not.toContain("Hvem har lest korrektur?");
  const { versions, draft } = await open(first);
  expect(draft).toBeNull();
  expect(versions.map(({ no, origin, isNewest }: Record<string, unknown>) => [no, origin, isNewest])).toEqual([
    [2, "edited", true],
    [1, "shipped", false],
  ]);
  const log = await audited();
  expect(log.filter((line: string) => line.startsWith("Publiserte en mal"))).toHaveLength(1);
  expect(log.filter((line: string) => line.startsWith("Skrev i utkastet til en mal"))).toHaveLength(1);
  expect(log[0]).toContain(opened.name);

  // A restart with the same product changes nothing, and one with another waits.
  await seedTemplates(server.platform);
  expect(titles((await newestTemplate(db, "1")).template)).toContain("Hvem har lest korrektur?");
});

test("two in two fields do not disturb each other; in the same one the second is told, and what stands there is acknowledged", async () => {
  const { rev } = await open(second);
  expect(await save(second, ["sammendrag", "helpText"], "En hjelp", rev)).toMatchObject({ status: 200 });
  expect(await save(second, ["sammendrag", "title"], "Kort sagt", rev, colleague)).toMatchObject({ status: 200 });
  const theirs = await save(second, ["sammendrag", "helpText"], "En annen hjelp", rev, colleague);
  expect(theirs).toMatchObject({
    status: 409,
    current: { value: "En hjelp", by: { name: expect.stringMatching(/\w/) } },
  });
  expect(await save(second, ["sammendrag", "helpText"], "En hjelp", rev, colleague)).toMatchObject({ status: 200 });
  const stale = { rev, edit: { do: "remove", key: "sammendrag" } };
  expect(await call(second, "edit", stale, colleague)).toMatchObject({ status: 409 });
  expect(await call(second, "edit", { rev, edit: { do: "move", key: "konklusjon", by: 1 } })).toMatchObject({
    status: 200,
  });
  expect(await call(second, "publish", { rev, confirmed: true }, colleague)).toMatchObject({ status: 409 });
});

test("of two who publish at once one wins, and the other is told", async () => {
  await inBothForms(second);
  const { rev } = await open(second);
  const both = await Promise.all([admin, colleague].map((by) => call(second, "publish", { rev, confirmed: true }, by)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { versions } = await open(second);
  expect(
    versions.filter(({ isNewest, origin }: Record<string, unknown>) => isNewest && origin === "edited"),
  ).toHaveLength(1);
});

test("keys, kinds and the use of answers cannot be written; what is not there is not found", async () => {
  for (const name of ["key", "kind", "relationRule", "tableSection"])
    expect(await save(third, ["sammendrag", name], "x")).toMatchObject({ status: 404 });
  expect(await save(third, ["borte", "title"], "x")).toMatchObject({ status: 404 });
  expect(await edit(third, { do: "remove", key: "borte" })).toMatchObject({ status: 404 });
  expect(await save(third, ["sammendrag", "title"], 7)).toMatchObject({ status: 422 });
  expect(await save(third, ["sammendrag", "title"], "Med\u0000 tegn\ud800")).toMatchObject({ value: "Med tegn\ufffd" });
  expect(await call(third, "discard", { rev: (await open(third)).rev })).toMatchObject({ status: 200 });
  expect(await call(third, "discard", { rev: (await open(third)).rev })).toMatchObject({ status: 404 });
  expect((await open(third)).changes).toEqual([]);
});

test("publishing is refused without a change, with a problem, and until what asks for it is confirmed", async () => {
  expect(await publish(third)).toMatchObject({ status: 422, fields: [{ kind: "NothingToPublish" }] });
  await save(third, ["sammendrag", "title"], " ");
  expect((await open(third)).problems).toEqual([{ kind: "EmptyTitle", key: "sammendrag", detail: "" }]);
  expect(await publish(third, true)).toMatchObject({
    status: 422,
    fields: [{ path: "sammendrag", kind: "EmptyTitle" }],
  });
  await save(third, ["sammendrag", "title"], "Sammendrag");
  await save(third, ["les-mer", "mandatory"], true);
  await edit(third, { do: "remove", key: "pico-seksjon" });
  const { changes, known } = await open(third);
  expect(changes.map(({ kind, level }: Record<string, string>) => `${level} ${kind}`)).toEqual([
    "confirm mandatory",
    "confirm removed",
    "confirm removed",
  ]);
  expect(known).toContain("pico");
  expect(await publish(third)).toMatchObject({
    status: 422,
    fields: [{ path: "confirmed", kind: "TemplateUnconfirmed" }],
  });
  expect(await publish(third, true)).toMatchObject({ status: 200 });
});

test("a block that was taken out of use is never another one: its key stays its own, and an earlier version can be begun from", async () => {
  const before = await open(third);
  const added = await edit(third, { do: "add", kind: "Text", title: "Pico", after: "sammendrag" });
  expect(added.key).toBe("pico-2");
  const shipped = before.versions.at(-1);
  expect(await call(third, "draft", { rev: added.rev, version: 999_999_999 })).toMatchObject({ status: 404 });
  expect(await call(third, "draft", { rev: before.rev, version: shipped.id })).toMatchObject({ status: 409 });
  expect(await call(third, "draft", { rev: added.rev, version: shipped.id })).toMatchObject({ status: 200 });
  const again = await open(third);
  expect(again.changes.map(({ kind, key }: Record<string, string>) => `${kind} ${key}`)).toContain(
    "added-mandatory pico",
  );
  expect(again.problems).toEqual([]);
  expect(await publish(third, true)).toMatchObject({ status: 200 });
});

test("a version that is published does not change, whoever writes", async () => {
  const { versions } = await open(first);
  const write = db.updateTable("template_version").set({ body: "{}" }).where("id", "=", versions[0].id).execute();
  await expect(write).rejects.toThrow(/does not change/);
});

test("what the product ships later waits while an administrator edits, is offered, and is taken or left", async () => {
  await save(first, ["sammendrag", "helpText"], "Enda en");
  await db
    .updateTable("template_version")
    .set({ body_hash: "a product before" })
    .where("template", "=", first)
    .where("origin", "=", "shipped")
    .execute();
  await seedTemplates(server.platform);
  const opened = await open(first);
  const offer = opened.versions.find(({ isOffer }: { isOffer: boolean }) => isOffer);
  expect(offer).toMatchObject({ state: "draft", origin: "shipped" });
  expect(opened.draft).not.toBeNull();
  expect(await call(first, "draft", { rev: opened.rev, version: offer.id })).toMatchObject({ status: 200 });
  expect((await open(first)).changes.map(({ kind }: { kind: string }) => kind)).toContain("removed");
  expect(await publish(first, true)).toMatchObject({ status: 200 });
  expect((await open(first)).versions.filter(({ isOffer }: { isOffer: boolean }) => isOffer)).toEqual([]);
  expect(titles((await newestTemplate(db, "1")).template)).not.toContain("Hvem har lest korrektur?");
});

test("what an answer is used for and what a choice shows are changed, confirmed and published; what has gone wrong is told", async () => {
  const { template, rev } = await open(second);
  const choice = placedBlocks(template).find(({ block }) => block.kind === "RelationSelector")?.block;
  const [answer] = choice && "options" in choice && Array.isArray(choice.options) ? choice.options : [];
  if (!choice || !answer) throw new Error("a choice that decides something is shipped");
  const rule = (effects: object[], at = rev) =>
    call(second, "edit", { rev: at, edit: { do: "rule", key: choice.key, effects } });
  const shows = { whenAnyOf: [answer.value], effect: "show", blocks: ["les-mer"] };
  expect(await rule([{ ...shows, effect: "blink" }])).toMatchObject({ status: 400 });
  expect(await rule([{ ...shows, blocks: [] }])).toMatchObject({ status: 400 });
  expect(await edit(second, { do: "rule", key: "sammendrag", effects: [] })).toMatchObject({ status: 404 });
  expect(await rule([shows])).toMatchObject({ status: 200, key: choice.key });
  expect(await rule([], rev)).toMatchObject({ status: 409 });
  expect(await save(second, ["les-mer", "feeds"], ["topics"])).toMatchObject({ status: 200 });
  expect((await open(second)).problems).toMatchObject([{ kind: "FeedDoesNotFit", key: "les-mer" }]);
  expect(await publish(second, true)).toMatchObject({ status: 422 });
  expect(await save(second, ["les-mer", "feeds"], ["summary-links"])).toMatchObject({ status: 200 });
  const kinds = (await open(second)).changes.map(({ kind, level }: Record<string, string>) => `${level} ${kind}`);
  expect(kinds).toEqual(expect.arrayContaining(["confirm rule"]));
  expect(await publish(second)).toMatchObject({ status: 422, fields: [{ kind: "TemplateUnconfirmed" }] });
  expect(await publish(second, true)).toMatchObject({ status: 200 });
  const published = (await newestTemplate(db, (await open(second)).assessmentType)).template;
  expect(published.relationRules.flatMap(({ effects }) => effects)).toContainEqual(shows);
});

test("tabs are added, moved and taken away, each by its key; a running assessment keeps its own", async () => {
  const running = await anAssessment(db, { type: "2", opened: true });
  const before = await open(second);
  const names = before.template.fieldGroups.map(({ text }: { text: string }) => text);
  const [one, two]: readonly string[] = before.template.fieldGroups.map(({ key }: { key: string }) => `:${key}`);
  if (!one || !two) throw new Error("several tabs are shipped");
  const tabsOf = async ({ number, seats }: typeof running): Promise<readonly string[]> => {
    const author = await seatedAs(server, ...seats.map(({ id }) => id));
    const { fieldGroups } = (await detailsOf(author, number)).schema;
    expect(Object.keys(fieldGroups[0] ?? {}).toSorted()).toEqual(["text", "value"]);
    return fieldGroups.map(({ text }) => text);
  };
  expect(await edit(second, { do: "remove", key: one })).toMatchObject({
    status: 422,
    fields: [{ kind: "TabHasSections", message: "Flytt eller ta ut seksjonene på fanen først" }],
  });
  expect(await edit(second, { do: "move", key: ":99", by: 1 })).toMatchObject({ status: 404 });
  const title = "Bærekraft";
  const added = await edit(second, { do: "add", kind: "Tab", title, after: one });
  expect(added).toMatchObject({ status: 200, key: ":baerekraft" });
  expect(await edit(second, { do: "add", kind: "Tab", title: "\u202e", after: one })).toMatchObject({
    status: 422,
    fields: [{ kind: "TabHasNoText" }],
  });
  // Who has not seen the new tab names the one that was meant, wherever it stands, and moves a section to it.
  expect(await save(second, [two, "text"], "Miljø", before.rev, colleague)).toMatchObject({ status: 200 });
  expect(await save(second, [two, "text"], names[1], before.rev, colleague)).toMatchObject({ status: 409 });
  expect(await save(second, [two, "text"], names[1])).toMatchObject({ status: 200 });
  const stale = { rev: before.rev, edit: { do: "move", key: two, by: 1 } };
  expect(await call(second, "edit", stale, colleague)).toMatchObject({ status: 409 });
  expect(await publish(second, true)).toMatchObject({ status: 422 });
  const text = { do: "add", kind: "Text", title: "Utslipp", after: "baerekraft" } as const;
  expect(await edit(second, text)).toMatchObject({ status: 200 });
  expect(await edit(second, { do: "move", key: ":baerekraft", by: 1 })).toMatchObject({ status: 200 });
  await inBothForms(second);
  const { rev, template } = await open(second);
  expect(template.fieldGroups.map(({ key }: { key: string }) => `:${key}`).slice(0, 3)).toEqual([one, two, added.key]);
  expect(await edit(second, { do: "move", key: one, by: -1 })).toMatchObject({ status: 200, rev });
  expect((await open(second)).rev).toBe(rev);
  expect(await publish(second, true)).toMatchObject({ status: 200 });
  const fresh = await anAssessment(db, { type: "2", opened: true });
  expect(await tabsOf(fresh)).toEqual([...names.slice(0, 2), title, ...names.slice(2)]);
  expect(await tabsOf(running)).toEqual(names);
  const published = (await newestTemplate(db, before.assessmentType)).template;
  expect(published.fieldGroups.map(({ key }) => `:${key}`).slice(0, 3)).toEqual([one, two, ":baerekraft"]);
});

test("the only tab of a template stays, and a tab that is gone says so", async () => {
  const { template, rev } = await open(third);
  const [first, ...others]: readonly string[] = template.fieldGroups.map(({ key }: { key: string }) => `:${key}`);
  if (!first) throw new Error("a tab is shipped");
  for (const section of template.sections.flat()) await edit(third, { do: "remove", key: section.key });
  for (const key of others) expect(await edit(third, { do: "remove", key })).toMatchObject({ status: 200 });
  expect(await edit(third, { do: "remove", key: first })).toMatchObject({
    status: 422,
    fields: [{ kind: "OnlyTab", message: "En mal må ha minst én fane" }],
  });
  expect(await save(third, [others[0] ?? "", "text"], "Borte", rev, colleague)).toMatchObject({ status: 404 });
  // A section brings its tab back.
  const back = template.sections[1][0].key;
  expect(await edit(third, { do: "restore", key: back })).toMatchObject({ status: 200 });
  expect((await open(third)).template.fieldGroups).toEqual([
    { ...template.fieldGroups[0], value: "0" },
    { ...template.fieldGroups[1], value: "1" },
  ]);
  expect(await call(third, "discard", { rev: (await open(third)).rev })).toMatchObject({ status: 200 });
});
