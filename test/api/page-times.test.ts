import { expect, test } from "vitest";
import { emptyTrash, publishPlanned } from "../../features/content/server/desk/index.ts";
import { seedSites } from "../../features/content/server/seed.ts";
import { norwegianInstant } from "../../platform/pure/norwegian-date/index.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);
const [home] = await (await visitor.get("/api/episerver/v3.0/content?contentUrl=/")).json();

/** A published page whose draft has another heading. */
async function aChangedPage(name: string): Promise<{ readonly id: number; readonly rev: number }> {
  const body = { parent: home.contentLink.id, type: "StandardPage", name };
  const { id } = await json(kari.post("/api/desk/pages", body));
  await publishPage(kari, id);
  const { rev } = await savePage(kari, id, (await readPage(kari, id)).rev, ["heading"], `${name}, ny`);
  return { id, rev };
}

/** What anybody reads of a page, or the status when they read nothing. */
const headingOf = async (id: number) => {
  const answer = await visitor.get(`/api/episerver/v3.0/content/${id}`);
  return answer.ok ? (await answer.json()).heading : answer.status;
};

const mails: { readonly subject: string }[] = [];
const mailer = {
  send: async (_: unknown, mail: { readonly subject: string }) => {
    mails.push(mail);
  },
  sign: () => {
    throw new Error("nothing is signed");
  },
};
const pass = (at: string | null) =>
  publishPlanned(database.db, { mailer, origin: server.url, at: new Date(at ?? Number.NaN) });

const midnight = norwegianInstant("2098-06-15", "00:00");
const justBefore = new Date(Date.parse(midnight ?? "") - 1).toISOString();

test("a planned version is published at its instant, once, and what is written meanwhile stays a draft", async () => {
  const { id, rev } = await aChangedPage("Til midnatt");
  const planned = await onPage(kari, id, "plan", { rev, at: midnight, note: "Fra nyttår" });
  expect(planned).toMatchObject({ status: 200, rev: rev + 1 });
  await savePage(kari, id, rev + 1, ["author"], "Skrevet etterpå");
  const { plan, versions } = await readPage(kari, id);
  expect(plan).toEqual({ no: 2, at: midnight, by: "Eksempel Redaktør" });
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(["draft", "scheduled", "published"]);
  const [preview] = await (await kari.get(`/api/episerver/v3.0/content?contentUrl=/utkast/${id}/`)).json();
  expect(preview.author).toBe("Skrevet etterpå");

  await pass(justBefore);
  expect(await headingOf(id)).toBe("Til midnatt");
  await Promise.all([pass(midnight), pass(midnight), pass(midnight)]);
  await eventually(async () => expect(await headingOf(id)).toBe("Til midnatt, ny"));
  const page = await readPage(kari, id);
  expect(page.versions).toMatchObject([
    { no: 3, state: "draft" },
    { no: 2, state: "published", by: "Eksempel Redaktør", note: "Fra nyttår" },
    { no: 1, state: "former" },
  ]);
  expect(page).toMatchObject({ plan: null, values: { author: "Skrevet etterpå" } });
  expect(await json(visitor.get(`/api/episerver/v3.0/content/${id}`))).not.toMatchObject({ author: "Skrevet etterpå" });
});

test("a plan is given up or done at once, a time that has been is refused, and the trash ends a plan", async () => {
  const { id, rev } = await aChangedPage("Planlagt");
  const past = await onPage(kari, id, "plan", { rev, at: "2020-01-01T00:00:00.000Z", note: "" });
  expect(past).toMatchObject({ status: 422, fields: [{ path: "at", kind: "NotAhead" }] });
  expect(await onPage(kari, id, "plan", { rev: rev - 1, at: midnight, note: "" })).toMatchObject({ status: 409 });
  await onPage(kari, id, "plan", { rev, at: midnight, note: "" });
  expect(await onPage(kari, id, "cancel-plan", { rev: rev + 1 })).toMatchObject({ status: 200 });
  expect(await readPage(kari, id)).toMatchObject({ plan: null, state: "changed" });
  await onPage(kari, id, "plan", { rev: rev + 2, at: midnight, note: "" });
  await savePage(kari, id, rev + 3, ["heading"], "Nyest");
  await publishPage(kari, id);
  expect(await readPage(kari, id)).toMatchObject({ plan: null, state: "published", values: { heading: "Nyest" } });
  await savePage(kari, id, (await readPage(kari, id)).rev, ["heading"], "Kastes");
  await onPage(kari, id, "plan", { rev: (await readPage(kari, id)).rev, at: midnight, note: "" });
  await onPage(kari, id, "trash");
  await onPage(kari, id, "untrash");
  await pass(midnight);
  expect(await readPage(kari, id)).toMatchObject({ plan: null, state: "changed", published: { heading: "Nyest" } });
});

test("what cannot be published when its time comes is left to whoever planned it, with a mail", async () => {
  const { id, rev } = await aChangedPage("Adressen tas");
  const moved = await savePage(kari, id, rev, ["urlSegment"], "samme-sted");
  await onPage(kari, id, "plan", { rev: moved.rev, at: midnight, note: "" });
  const other = await aChangedPage("Samme sted");
  expect((await readPage(kari, other.id)).url).toBe("/samme-sted/");
  await pass(midnight);
  expect(await readPage(kari, id)).toMatchObject({ plan: { no: 2, at: null }, published: { heading: "Adressen tas" } });
  expect(mails).toMatchObject([{ subject: "En side ble ikke publisert som planlagt" }]);
  await pass(midnight);
  expect(mails).toHaveLength(1);
});

test("readers do not get a page from its end on, to the instant; publishing it again forgets an end that has been", async () => {
  const { id, rev } = await aChangedPage("Tar slutt");
  expect(await onPage(kari, id, "end", { rev, at: midnight })).toMatchObject({ status: 200 });
  const early = await onPage(kari, id, "plan", { rev: rev + 1, at: "2098-07-01T00:00:00.000Z", note: "" });
  expect(early).toMatchObject({ status: 422, fields: [{ kind: "EndsBefore" }] });
  expect(await headingOf(id)).toBe("Tar slutt");
  const ended = new Date();
  await database.db.updateTable("content").set({ stop_publish: ended }).where("number", "=", id).execute();
  await onPage(kari, id, "save", { rev: rev + 1, path: ["author"], value: "Ola" });
  expect((await readPage(kari, id)).ends).toBe(ended.toISOString());
  await publishPage(kari, id);
  expect(await readPage(kari, id)).toMatchObject({ ends: null, state: "published" });
  await eventually(async () => expect(await headingOf(id)).toBe("Tar slutt, ny"));
  const start = await readPage(kari, home.contentLink.id);
  expect(await onPage(kari, start.id, "end", { rev: start.rev, at: midnight })).toMatchObject({ status: 422 });
});

test("what has been in the trash for 30 days is deleted for good, and what came with the product is not added again", async () => {
  const [shippedPage] = await (await visitor.get("/api/episerver/v3.0/content?contentUrl=/tilgjengelighet/")).json();
  const shipped = shippedPage.contentLink.id;
  const own = (await aChangedPage("Til papirkurven")).id;
  await onPage(kari, own, "share");
  for (const id of [shipped, own]) expect(await onPage(kari, id, "trash")).toMatchObject({ status: 200 });
  const inTrash = async () =>
    (await (await kari.get("/api/desk/pages/trash")).json()).map(({ id }: { id: number }) => id);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await emptyTrash(database.db, days(29));
  expect(await inTrash()).toEqual(expect.arrayContaining([shipped, own]));
  await emptyTrash(database.db, days(30));
  expect(await inTrash()).toEqual([]);
  expect(await onPage(kari, own, "untrash")).toMatchObject({ status: 404 });
  const left = await database.db.selectFrom("content_version").selectAll().where("content", "=", own).execute();
  expect(left).toEqual([]);
  await seedSites({ db: database.db });
  expect(await headingOf(shipped)).toBe(404);
});

test("the terms of a kind are listed by name, those of groups without the groups", async () => {
  const [topics, organizations, none] = await Promise.all(
    ["topic", "organization", "finnes-ikke"].map(async (kind) => (await kari.get(`/api/desk/terms/${kind}`)).json()),
  );
  expect(topics).toContainEqual({ value: "kreft", text: "Kreft" });
  expect(organizations).toContainEqual(expect.objectContaining({ text: "Oslo universitetssykehus HF" }));
  expect(none).toEqual([]);
});

test("of pages that are given one address at the same moment one gets it, and the other editors are told", async () => {
  const ola = await signedInAs(server, "admin");
  const editors = [kari, ola, kari, ola];
  const made = await Promise.all(
    editors.map((each) =>
      json(each.post("/api/desk/pages", { parent: home.contentLink.id, type: "StandardPage", name: "Samtidig" })),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { id } of made) await savePage(kari, id, 0, ["urlSegment"], "samme-adresse");
  const answers = await Promise.all(
    editors.map((each, at) => onPage(each, made[at]?.id, "publish", { rev: 1, note: "" })),
  );
  const told = { status: 422, fields: [{ path: "urlSegment", kind: "SegmentTaken" }] };
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([told, told, told]);
});
