import { expect, test } from "vitest";
import { dayAfter } from "../../features/content/rules/index.ts";
import { sendReviewMails } from "../../features/content/server/desk/index.ts";
import { setReview } from "../../features/content/server/desk/review.ts";
import { defaultLanguage } from "../../platform/pure/language/index.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import type { Mail } from "../../platform/server/mail.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage } from "../builders/desk-pages.ts";
import { accountId, decideRole, siteId } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
await signedInAs(server, "forfatter");
const [editorId, adminId, authorId] = await Promise.all(
  ["redaktor", "admin", "forfatter"].map((subject) => accountId(database.db, subject)),
);
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const today = norwegianIsoDay(new Date());

/** An article that readers have. */
async function anArticle(name: string): Promise<{ readonly id: number; readonly rev: number }> {
  const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }));
  expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
  return { id, rev: (await readPage(kari, id)).rev };
}
const setDay = (id: number, by: string | null) =>
  database.db.updateTable("content").set({ review_by: by }).where("number", "=", id).execute();

/** What a run of the job sends, by who gets it. */
async function mailsOf(at: string, send?: (mail: Mail) => void) {
  const mails: Mail[] = [];
  const mailer = {
    send: async (_: unknown, mail: Mail) => {
      send?.(mail);
      mails.push(mail);
    },
  };
  const { config } = server.platform;
  await sendReviewMails({ db: database.db, mailer: { ...server.platform.mailer, ...mailer }, config }, new Date(at));
  return mails;
}

test("an editor says by when a page is looked at again and by whom; readers and the draft get none of it", async () => {
  const { id, rev } = await anArticle("Med dato");
  expect((await readPage(kari, id)).findings).toContainEqual({
    path: ["reviewBy"],
    kind: "NoReviewDate",
    stops: false,
  });
  const by = dayAfter(today, 100);
  const set = await onPage(kari, id, "review", { rev, by, owner: adminId });
  expect(set).toMatchObject({ status: 200, ok: true, rev: rev + 1 });
  const page = await readPage(kari, id);
  expect(page).toMatchObject({ rev: rev + 1, state: "published", review: { by, owner: adminId } });
  expect(page.findings).toEqual([]);
  const names = page.review.people.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["Eksempel Redaktør"]));
  expect(names).not.toContain("Eksempel Forfatter");
  const listed = await (await kari.get("/api/desk/pages")).json();
  expect(listed.find((node: { readonly id: number }) => node.id === id)).toMatchObject({ reviewBy: by });
  const read = await (await aBrowser(server).get(`/api/episerver/v3.0/content/${id}?expand=*`)).text();
  expect(read).not.toContain(by);
  expect(await onPage(kari, id, "review", { rev: rev + 1, by: null, owner: null })).toMatchObject({ status: 200 });
  expect(await readPage(kari, id)).toMatchObject({ review: { by: null, owner: null } });
  const { entries } = await json(admin.get("/api/desk/log"));
  expect(JSON.stringify(entries)).toContain("Endret når en side skal gjennomgås");
});

test("a day that has passed, what is no day, a stranger and an old revision are refused, and change nothing", async () => {
  const { id, rev } = await anArticle("Feil dato");
  const review = (body: object) => onPage(kari, id, "review", { rev, by: today, owner: null, ...body });
  const passed = { status: 422, fields: [{ path: "by", kind: "DayHasPassed" }] };
  expect(await review({ by: dayAfter(today, -1) })).toMatchObject(passed);
  expect(await review({ by: "0001-01-01" })).toMatchObject(passed);
  for (const by of ["2099-02-30", "2099-2-1", "31.12.2099", "i morgen", "", 20990101, "0000-01-01", undefined])
    expect((await review({ by })).status, String(by)).toBeOneOf([400, 422]);
  const stranger = { status: 422, fields: [{ path: "owner", kind: "NotAtDesk" }] };
  expect(await review({ owner: authorId })).toMatchObject(stranger);
  expect(await review({ owner: crypto.randomUUID() })).toMatchObject(stranger);
  expect((await review({ owner: "kari" })).status).toBeOneOf([400, 422]);
  expect(await review({ rev: rev - 1 })).toMatchObject({ status: 409 });
  expect((await review({ rev: undefined })).status).toBe(400);
  expect(await readPage(kari, id)).toMatchObject({ rev, review: { by: null, owner: null } });
  expect(await onPage(kari, 999_999_999, "review", { rev: 0, by: today, owner: null })).toMatchObject({ status: 404 });
  expect(await review({})).toMatchObject({ status: 200 });
});

test("a passed day that a page has already stays while somebody else becomes responsible", async () => {
  const { id, rev } = await anArticle("Passert");
  await setDay(id, "2020-01-01");
  expect(await onPage(kari, id, "review", { rev, by: "2020-01-01", owner: editorId })).toMatchObject({ status: 200 });
});

test("of the same call twice the second is told, and with a key it is the same answer and one change", async () => {
  const { id, rev } = await anArticle("To ganger");
  const body = { rev, by: dayAfter(today, 10), owner: null };
  const both = await Promise.all([onPage(kari, id, "review", body), onPage(kari, id, "review", body)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const keyed = (key: string) =>
    kari.fetch(`/api/desk/pages/${id}/review`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...body, rev: rev + 1 }),
    });
  const key = crypto.randomUUID();
  expect(await json(keyed(key))).toMatchObject({ status: 200, rev: rev + 2 });
  expect(await json(keyed(key))).toMatchObject({ status: 200, rev: rev + 2 });
  expect((await readPage(kari, id)).rev).toBe(rev + 2);
});

test("it takes the right to edit the page, at the desk of its site", async () => {
  const { id, rev } = await anArticle("Bare for administratorer");
  await onPage(admin, id, "access", { rev, edit: { who: "admins", accounts: [] } });
  const body = { rev: rev + 1, by: today, owner: null };
  expect(await onPage(kari, id, "review", body)).toMatchObject({ status: 403 });
  const fagfelle = await signedInAs(server, "fagfelle");
  await decideRole(database.db, "fagfelle", "metodevarsel", "editor");
  expect(await onPage(fagfelle, id, "review", body)).toMatchObject({ status: 403 });
  expect(await onPage(aBrowser(server), id, "review", body)).toMatchObject({ status: 401 });
  expect(await onPage(admin, id, "review", body)).toMatchObject({ status: 200 });
});

test.each([
  ["summer", "2098-06-30", "2098-06-30T21:59:59Z", "2098-06-30T22:00:00Z"],
  ["winter", "2098-12-31", "2098-12-31T22:59:59Z", "2098-12-31T23:00:00Z"],
])("a day has passed from midnight in Oslo, in %s", async (_, by, last, first) => {
  const { id } = await anArticle(`Midnatt ${by}`);
  const account = { id: editorId ?? "", name: "Kari", roles: [{ site: "minimetode", role: "editor" }] } as const;
  const site = await siteId(database.db, "minimetode");
  const setAt = (at: string) =>
    database.db.transaction().execute(async (tx) => {
      const { rev } = await tx.selectFrom("content").select("rev").where("number", "=", id).executeTakeFirstOrThrow();
      await tx.updateTable("content").set({ review_by: null }).where("number", "=", id).execute();
      const caller = { actor: { kind: "known", sessionId: "s", account, seats: [] }, at: new Date(at) } as const;
      const place = {
        language: defaultLanguage,
        ownLanguage: null,
        siteLanguage: defaultLanguage,
        siteId: site,
        siteKey: "minimetode",
        address: "",
        origin: server.url,
        moved: [],
      };
      const none = { shows: () => {}, madeFrom: () => {}, opens: async () => {} };
      const { log, mailer } = server.platform;
      return setReview({ tx, ...caller, ...place, ...none, log, mailer }, id, { rev, by, owner: null });
    });
  expect(await setAt(last)).toMatchObject({ ok: true });
  expect(await setAt(first)).toMatchObject({ ok: false });
});

test("at eight in Oslo, winter and summer, the day after: one mail with the pages of each, once, whoever runs at once", async () => {
  await database.db.updateTable("content").set({ review_by: null }).execute();
  // Summer time begins in the night to the 29th.
  const [one, two, other, future] = await Promise.all(
    ["Nattevakt", "Dagvakt", "Hos administratoren", "Ikke ennå"].map((name) => anArticle(name)),
  );
  for (const page of [one, two, other]) await setDay(page?.id ?? 0, "2099-03-28");
  await setDay(future?.id ?? 0, "2099-03-29");
  const { rev = 0 } = other ?? {};
  await onPage(kari, other?.id ?? 0, "review", { rev, by: "2099-03-28", owner: adminId });
  // Eight in Oslo on the day itself, then seven and nine the day after.
  for (const at of ["2099-03-28T07:00:00Z", "2099-03-29T05:00:00Z", "2099-03-29T07:00:00Z"])
    expect(await mailsOf(at), at).toEqual([]);

  const killed = mailsOf("2099-03-29T06:00:00Z", ({ to }) => {
    if (to.startsWith("eksempel.admin")) throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  const runs = await Promise.all([1, 2, 3].map(() => mailsOf("2099-03-29T06:00:00Z")));
  const mails = runs.flat();
  expect(mails.map(({ to, subject }) => [to.split("@")[0], subject]).sort()).toEqual([
    ["eksempel.administrator", "En side skulle ha vært gjennomgått"],
    ["eksempel.redaktor", "2 sider skulle ha vært gjennomgått"],
  ]);
  const text = mails.find(({ to }) => to.startsWith("eksempel.redaktor"))?.text ?? "";
  expect(text).toContain("Siden «Nattevakt»: innen 28.03.2099");
  expect(text).toContain(`${server.url}/redaksjon/innhold/${two?.id}/`);
  expect(text).not.toContain("Ikke ennå");
  expect((await mailsOf("2099-03-30T06:00:00Z")).map(({ text: next }) => next)).toEqual([
    expect.stringContaining("«Ikke ennå»"),
  ]);
  expect(await mailsOf("2099-12-01T07:00:00Z")).toEqual([]);
  // Another day has a mail of its own; a page that readers do not have has none.
  await setDay(one?.id ?? 0, "2099-12-01");
  await setDay(two?.id ?? 0, "2099-12-01");
  await onPage(kari, two?.id ?? 0, "unpublish", { rev: (await readPage(kari, two?.id ?? 0)).rev });
  expect((await mailsOf("2099-12-02T07:00:00Z")).map(({ subject }) => subject)).toEqual([
    "En side skulle ha vært gjennomgått",
  ]);
});

test("a page whose people have left the desk is told of when there is somebody again", async () => {
  await database.db.updateTable("content").set({ review_by: null }).execute();
  const { id } = await anArticle("Uten folk");
  const nobody = JSON.stringify({ kind: "account", accountId: authorId, name: "Borte" });
  await database.db
    .updateTable("content_version")
    .set({ published_by: nobody })
    .where("content", "=", id)
    .where("state", "=", "published")
    .execute();
  await setDay(id, "2098-01-01");
  expect(await mailsOf("2098-01-05T07:00:00Z")).toEqual([]);
  await onPage(kari, id, "review", { rev: (await readPage(kari, id)).rev, by: "2098-01-01", owner: editorId });
  expect((await mailsOf("2098-01-06T07:00:00Z")).map(({ to }) => to.split("@")[0])).toEqual(["eksempel.redaktor"]);
});

test("a page that has ended for readers is not asked for", async () => {
  await database.db.updateTable("content").set({ review_by: null }).execute();
  const { id } = await anArticle("Har sluttet");
  await setDay(id, "2098-01-01");
  const ended = { stop_publish: new Date("2098-01-01T00:00:00Z") };
  await database.db.updateTable("content").set(ended).where("number", "=", id).execute();
  expect(await mailsOf("2098-01-05T07:00:00Z")).toEqual([]);
});
