import { beforeEach, expect, test } from "vitest";
import { sendAlerts } from "../../features/subscription/server/send-alerts.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, mailsTo } from "../builders/a-decision.ts";
import { inDays, reviewDayFor, storedReviewDay } from "../builders/a-review-day.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);
beforeEach(() => db.deleteFrom("rate_counter").execute());

const days = { dueOn: inDays(700), searchedOn: inDays(-3) };

async function call(browser: Browser, number: number, path: string, body: object = {}) {
  const { rev } = (await reviewDayFor(editor, number)).body;
  const answer = await browser.post(path.replace(":id", String(number)), { rev, ...body });
  return { status: answer.status, body: await answer.json() };
}
const confirm = (browser: Browser, number: number, body: object = {}) =>
  call(browser, number, "/api/assessments/:id/confirm", { ...days, ...body });
const undo = (number: number) => call(editor, number, "/api/desk/assessments/:id/undo-confirmation");
const decline = (number: number, message: string) =>
  call(editor, number, "/api/desk/assessments/:id/decline-confirmation", { message });
const editionsOf = (number: number) =>
  db.selectFrom("publication").selectAll().where("assessment", "=", number).orderBy("version").execute();
const readingPage = async (number: number, version?: number) =>
  (await reader.visit(`/vurdering/?id=${number}${version ? `&versjon=${version}` : ""}`)).response;
const lastSubject = async (address: string) => (await mailsTo(server, address)).at(-1)?.subject.replace(/«.*»/, "«…»");

async function settings(confirmsAtOnce: boolean) {
  const { id, properties } = await db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .innerJoin("site as s", "s.id", "c.site_id")
    .select(["v.id", "v.properties"])
    .where("c.type", "=", "SettingsPage")
    .where("s.key", "=", "minimetode")
    .where("v.state", "=", "published")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("content_version")
    .set({ properties: JSON.stringify({ ...properties, confirmsAtOnce }) })
    .where("id", "=", id)
    .execute();
}

test("an initiator's confirmation waits for the desk, which confirms it with one call", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, inDays(-10), "2025-01-01");
  expect(await confirm(initiator, number)).toMatchObject({ status: 200, body: { ok: true, version: null, rev: 2 } });
  expect(await editionsOf(number)).toHaveLength(1);
  expect((await reviewDayFor(initiator, number)).body).toMatchObject({ dueOn: inDays(-10), waiting: days });
  const { confirmations } = await (await editor.get("/api/desk/waiting")).json();
  const waiting = confirmations.find(({ id }: { id: number }) => id === number);
  expect(waiting).toMatchObject({ rev: 2, ...days });

  const { rev, dueOn, searchedOn } = waiting;
  const answer = await editor.post(`/api/assessments/${number}/confirm`, { rev, dueOn, searchedOn });
  expect([answer.status, (await answer.json()).version]).toEqual([200, 2]);
  expect((await reviewDayFor(initiator, number)).body).toMatchObject({
    ...{ dueOn: days.dueOn, waiting: null, confirmed: 2, hindrance: "ConfirmedLately" },
  });
  expect(await lastSubject(initiatorEmail)).toBe("Vurdert på nytt: «…»");
  // The log keeps the day of the new search, and who gave it.
  const { log } = await (await editor.get(`/api/desk/assessments/${number}`)).json();
  const said = `Søkte på nytt ${norwegianDay(days.searchedOn)}`;
  expect(log.filter(({ what }: { what: string }) => what === said)).toHaveLength(2);
  const after = await (await editor.get("/api/desk/waiting")).json();
  expect(after.confirmations.filter(({ id }: { id: number }) => id === number)).toEqual([]);
});

test("a confirmation repeats the edition byte for byte, with its files, and only its day and its note are new", async () => {
  const { number } = await aPublished(server);
  const [before] = await editionsOf(number);
  const filesOf = (publication: number) =>
    db.selectFrom("publication_file").select("attachment").where("publication", "=", publication).execute();
  expect((await confirm(editor, number)).body.version).toBe(2);
  const [first, second] = await editionsOf(number);
  expect(JSON.stringify(second?.snapshot)).toBe(JSON.stringify(before?.snapshot));
  expect(second).toMatchObject({ version: 2, change_note: "Vurdert på nytt, ingen endring", confirms: first?.id });
  expect(await filesOf(second?.id ?? 0)).toEqual(await filesOf(first?.id ?? 0));
  const page = (await (await readingPage(number)).text()).replaceAll("<!-- -->", "");
  expect(/Vurdert på nytt <time/.test(page)).toBe(true);
  expect(page).toContain("Vurdert på nytt, ingen endring");
  expect(page).not.toContain("Oppdatert <time");
  expect(await (await readingPage(number, 1)).text()).toContain("Les den nyeste utgaven");
});

test("it is an entry of the feed, and nobody who follows the search gets it as news; nor when it is undone", async () => {
  const name = `Følgeprøve${Date.now()}`;
  const { number } = await aPublished(server, { name });
  const at = new Date(Date.now() - 60 * 86_400_000);
  const { site_id } = await db
    .selectFrom("assessment")
    .select("site_id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const newsOf = () =>
    db
      .selectFrom("search_document")
      .select(["news", "modified"])
      .where("route", "=", "methodassessment")
      .where("ref", "=", number)
      .executeTakeFirstOrThrow();
  await db
    .insertInto("subscription")
    .values({
      ...{ site_id, email: "folger@eksempel.no", route: "methodassessment", search: `q=${name}`, every: "instantly" },
      ...{ asked_at: at, confirmed_at: at, told_at: at, told_change: (await newsOf()).news },
    })
    .execute();
  const before = await newsOf();
  const updated = async () =>
    /<updated>([^<]*)</.exec(await (await reader.get(`/feed.atom?q=${name}`)).text())?.[1] ?? "";
  const first = await updated();
  await confirm(editor, number);
  const confirmed = await newsOf();
  expect(confirmed.news).toBe(before.news);
  expect(confirmed.modified > before.modified).toBe(true);
  await eventually(async () => expect((await updated()) > first).toBe(true));
  await undo(number);
  expect((await newsOf()).news).toBe(before.news);
  await sendAlerts({ db }, ["instantly"], new Date());
  expect(await db.selectFrom("alert_mail").selectAll().execute()).toEqual([]);
});

test("the desk undoes it within 30 days: its address answers 410, and the edition and the day before stand", async () => {
  const { number, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, inDays(40), "2026-01-01");
  await confirm(editor, number);
  expect((await undo(number)).status).toBe(200);
  expect(await editionsOf(number)).toHaveLength(1);
  const plain = await readingPage(number);
  expect(plain.status).toBe(200);
  const text = (await plain.text()).replaceAll("<!-- -->", "");
  expect(text).not.toMatch(/Vurdert på nytt <time/);
  expect(text).not.toContain("erstattet av en nyere");
  const gone = await readingPage(number, 2);
  expect([gone.status, (await gone.text()).includes("Utgaven før gjelder")]).toEqual([410, true]);
  expect((await readingPage(number, 1)).status).toBe(200);
  expect((await reviewDayFor(editor, number)).body).toMatchObject({
    dueOn: inDays(40),
    confirmed: null,
    hindrance: null,
  });
  expect(await lastSubject(initiatorEmail)).toBe("Angret: «…»");
  expect(await undo(number)).toMatchObject({ status: 422, body: { fields: [{ kind: "NothingToUndo" }] } });
  // The number of the withdrawn edition is not given again.
  expect((await confirm(editor, number)).body.version).toBe(3);
  expect((await readingPage(number)).status).toBe(200);
  await db
    .updateTable("publication")
    .set({ published_at: new Date(Date.now() - 31 * 86_400_000) })
    .where("assessment", "=", number)
    .execute();
  expect((await undo(number)).status).toBe(422);
  expect((await confirm(editor, number)).body.version).toBe(4);
});

test("the desk declines one that waits with a message, which the initiator gets", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  expect((await decline(number, "Se på Larsen 2025")).status).toBe(409);
  await confirm(initiator, number);
  expect((await decline(number, " ")).status).toBe(422);
  expect((await decline(number, "Se på Larsen 2025")).status).toBe(200);
  const mail = (await mailsTo(server, initiatorEmail)).at(-1);
  expect(mail?.text).toContain("Se på Larsen 2025");
  expect((await reviewDayFor(initiator, number)).body.waiting).toBeNull();
});

test("by the site's setting the initiator's confirmation stands at once, and the desk is mailed", async () => {
  const { number, initiator } = await aPublished(server);
  await settings(true);
  expect((await confirm(initiator, number)).body).toMatchObject({ version: 2 });
  await settings(false);
  const mails = (await server.mails()).filter(({ text }) => text.includes(`/redaksjon/${number}/`));
  expect(mails.map(({ text }) => text.includes("kan angre det i 30 dager"))).toEqual([true]);
  expect((await undo(number)).status).toBe(200);
});

test("each hindrance is refused with its own words, and nothing is made", async () => {
  const refused = async (number: number, browser: Browser = editor) => {
    const { status, body } = await confirm(browser, number);
    return [status, body.fields?.[0]?.kind ?? body.kind, (await editionsOf(number)).length];
  };
  const draft = await aPublished(server);
  await atDesk(editor, draft.number, "reopen");
  expect(await refused(draft.number)).toEqual([409, "WrongStatus", 1]);
  expect((await reviewDayFor(editor, draft.number)).body.hindrance).toBe("NotPublished");

  const differs = await aPublished(server);
  await db.updateTable("assessment").set({ name: "En annen tittel" }).where("number", "=", differs.number).execute();
  expect(await refused(differs.number, differs.initiator)).toEqual([422, "CopyDiffers", 1]);

  const lately = await aPublished(server);
  await confirm(editor, lately.number);
  expect(await refused(lately.number)).toEqual([422, "ConfirmedLately", 2]);
});

test("a newer version of its template hinders nothing: the edition is repeated as it was written", async () => {
  const replaced = await aPublished(server);
  const { template_version } = await db
    .selectFrom("assessment")
    .select("template_version")
    .where("number", "=", replaced.number)
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom("template_version")
    .selectAll()
    .where("id", "=", template_version)
    .executeTakeFirstOrThrow();
  const { id: _, ...version } = own;
  const newer = await db
    .insertInto("template_version")
    .values({
      ...version,
      ...{ version: own.version + 1000, body_hash: `${own.body_hash.slice(1)}0`, published_at: new Date() },
      ...{ body: JSON.stringify(own.body), changed_by: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await reviewDayFor(editor, replaced.number)).body.hindrance).toBeNull();
  expect((await confirm(editor, replaced.number)).body.version).toBe(2);
  await db.deleteFrom("template_version").where("id", "=", newer.id).execute();
});

test("days are checked: the next one lies ahead and is a day, and nobody has searched tomorrow", async () => {
  const { number, initiator } = await aPublished(server);
  for (const [body, path, kind] of [
    [{ dueOn: "none" }, "dueOn", "ReviewDayRequired"],
    [{ dueOn: inDays(0) }, "dueOn", "ReviewDayTooEarly"],
    [{ searchedOn: inDays(1) }, "searchedOn", "SearchedLater"],
    [{ searchedOn: "" }, "searchedOn", "SearchDayRequired"],
    [{ searchedOn: "i går" }, "searchedOn", "DateInvalid"],
  ] as const)
    expect(await confirm(initiator, number, body)).toMatchObject({ status: 422, body: { fields: [{ path, kind }] } });
  expect((await confirm(initiator, number, { rev: 7 })).status).toBe(409);
});

test("of two who confirm at once one makes the edition", async () => {
  const { number } = await aPublished(server);
  const answers = await Promise.all([confirm(editor, number), confirm(editor, number), confirm(editor, number)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await editionsOf(number)).toHaveLength(2);
});

test("«Mine vurderinger» names what should be looked at again, until it waits for the desk", async () => {
  const { number, initiator, seats } = await aPublished(server, {
    seats: [{ role: "initiator" }, { role: "librarian" }],
  });
  const mine = async (browser: Browser) =>
    (await (await browser.get("/api/session/assessments")).json()).find(
      (each: { assessmentId: number }) => each.assessmentId === number,
    ).waiting;
  await storedReviewDay(server, number, inDays(61), "2026-01-01");
  expect(await mine(initiator)).toEqual([]);
  await storedReviewDay(server, number, inDays(60), "2026-01-01");
  expect(await mine(initiator)).toMatchObject([{ kind: "look-again", on: inDays(60), isPassed: false }]);
  expect(await mine(await seatedAs(server, seats.librarian ?? ""))).toEqual([]);
  await confirm(initiator, number);
  expect(await mine(initiator)).toEqual([]);
});
