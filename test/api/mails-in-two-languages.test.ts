import { beforeEach, expect, test } from "vitest";
import { sendDigests } from "../../features/comment/server/digest.ts";
import { sendReviewMails } from "../../features/content/server/desk/index.ts";
import { remindOfDecisions } from "../../features/decision/server/index.ts";
import { remindOfReviews } from "../../features/living/server/remind.ts";
import { remindReviewers } from "../../features/review/server/index.ts";
import { sendAlerts } from "../../features/subscription/server/send-alerts.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { announce } from "../../platform/server/notifications.ts";
import type { OutboxMail } from "../../platform/server/outbox.ts";
import { aPublished, askFor as askForDecision, byLink, introduced } from "../builders/a-decision.ts";
import { sendReview, writeInReview } from "../builders/a-review.ts";
import { inDays, storedReviewDay } from "../builders/a-review-day.ts";
import { aTeam, invitation } from "../builders/a-team.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { giveSiteForm, languageIn } from "../builders/languages.ts";
import { publishInSearch } from "../builders/published-in-search.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const { mailer } = server.platform;
const editor = await signedInAs(server, "redaktor");
await signedInAs(server, "admin");
const means = { mailer, origin: server.url, moved: [] };

beforeEach(async () => {
  await db.deleteFrom("rate_counter").execute();
  await db.updateTable("account").set({ language: null }).execute();
});

const readsIn = (table: "contributor" | "decision_party", email: string, language: Language | null) =>
  db.updateTable(table).set({ language }).where("email", "=", email).execute();

/** The form of a mail's frame, which its first and last words agree with. */
function writtenIn({ html = "", text }: OutboxMail): string | undefined {
  const language = languageIn(html);
  const last = language === "nn" ? /Helsing [\s\S]*Du kan ikkje svare/ : /Hilsen [\s\S]*Du kan ikke svare/;
  for (const form of [text, html]) expect(form).toMatch(last);
  return language;
}

/** The mails that leave meanwhile, each as its recipient and its language, in the order of recipients. */
async function sentBy(run: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await server.mails()).length;
  await run();
  return (await server.mails())
    .slice(before)
    .map((mail) => `${mail.to} ${writtenIn(mail)}`)
    .toSorted();
}

let run = 0;
/** A team in which the initiator reads nynorsk, the librarian bokmål, and nobody knows what the others read. */
async function aMixedTeam(given: Parameters<typeof anAssessment>[1] = {}) {
  const id = ++run;
  const name = (role: string) => `${role}-${id}@eksempel.no`;
  const seats = (["initiator", "librarian", "other", "peer"] as const).map((role) => ({ role, email: name(role) }));
  const people = {
    initiator: name("initiator"),
    librarian: name("librarian"),
    other: name("other"),
    peer: name("peer"),
  };
  return { given: { opened: true, seats, ...given }, ...people };
}
const setTeam = async ({ initiator, librarian }: { initiator: string; librarian: string }) => {
  await readsIn("contributor", initiator, "nn");
  await readsIn("contributor", librarian, "nb");
};
const ok = async (answer: Response) =>
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.anything()]);

test("one sending, publishing, return or withdrawal writes to each in their own", async () => {
  const team = await aMixedTeam();
  await db.updateTable("account").set({ language: "nn" }).where("subject", "=", "redaktor").execute();
  const editors = await db.selectFrom("account").select(["email", "language"]).where("email", "is not", null).execute();
  expect(editors.map(({ language }) => language)).toContain("nn");
  expect(editors.map(({ language }) => language)).toContain(null);
  const toEditors = editors.map(({ email, language }) => `${email} ${language ?? "nb"}`);
  const sent = await anAssessment(db, team.given);
  await setTeam(team);
  const toAll = [`${team.initiator} nn`, `${team.librarian} nb`, `${team.other} nb`, `${team.peer} nb`];
  const initiator = await seatedAs(server, sent.seats[0]?.id ?? "");
  await fillMandatory(server, initiator, sent.number);
  const send = async () => ok(await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: sent.number }));
  expect(await sentBy(send)).toEqual([...toEditors, ...toAll].toSorted());
  expect(
    await sentBy(async () => ok(await atDesk(editor, sent.number, "return", { message: "Se på tallene." }))),
  ).toEqual([`${team.initiator} nn`]);
  await send();
  expect(await sentBy(async () => ok(await atDesk(editor, sent.number, "publish", {})))).toEqual(toAll.toSorted());
  expect(
    await sentBy(async () => ok(await atDesk(editor, sent.number, "withdraw", { message: "Tallene var gale." }))),
  ).toEqual(toAll.toSorted());
});

test("an account decides over its seats, and the site's form where nothing is known", async () => {
  const team = await aMixedTeam();
  const { number, seats } = await anAssessment(db, team.given);
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("subject", "=", "redaktor")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("contributor")
    .set({ account_id: id })
    .where("id", "=", seats[0]?.id ?? "")
    .execute();
  await readsIn("contributor", team.initiator, "nb");
  await db.updateTable("account").set({ language: "nn" }).where("id", "=", id).execute();
  const peer = await seatedAs(server, seats[3]?.id ?? "");
  await ok(await writeInReview(peer, number, "Sterkt arbeid"));
  expect(await sentBy(async () => ok(await sendReview(peer, number)))).toEqual([`${team.initiator} nn`]);
  await db.updateTable("account").set({ language: null }).execute();
  await readsIn("contributor", team.initiator, null);
  await giveSiteForm(server, "nn");
  await ok(await writeInReview(peer, number, "Sterkt arbeid, med et forbehold"));
  expect(await sentBy(async () => ok(await sendReview(peer, number)))).toEqual([`${team.initiator} nn`]);
  await giveSiteForm(server, "nb");
});

test("an invitation is written as the inviter chose, else as the address reads, else in the organisation's form, else in the inviter's", async () => {
  const { number, initiator } = await aTeam(db);
  const inviter = await seatedAs(server, initiator);
  const invited = async (email: string, more: object = {}) => {
    const [line] = await sentBy(async () => {
      const body = { ...invitation(number, { email, ...more }) };
      await ok(await inviter.post("/api/schema/InviteContributor", body));
    });
    const { text = "" } = (await server.mails()).at(-1) ?? {};
    const chooses = /[?&]epostsprak=(\w+)#k=/.exec(text)?.[1];
    return [line?.replace(`${email} `, ""), chooses];
  };
  expect(await invited("vald@eksempel.no", { language: "nn" })).toEqual(["nn", "nn"]);
  expect(await invited("ukjend@eksempel.no")).toEqual(["nb", undefined]);
  await anAssessment(db, { seats: [{ role: "initiator", email: "Kjend@eksempel.no" }] });
  await readsIn("contributor", "Kjend@eksempel.no", "nn");
  expect(await invited("kjend@eksempel.no")).toEqual(["nn", "nn"]);
  const [term] = await db.selectFrom("term").selectAll().where("kind", "=", "organization").limit(1).execute();
  await db
    .updateTable("term")
    .set({ form: "nn" })
    .where("id", "=", term?.id ?? 0)
    .execute();
  await server.db.transaction().execute(async (tx) => {
    await announce(tx, ["terms"]);
  });
  expect(await invited("verksemd@eksempel.no", { organization: term?.key })).toEqual(["nn", "nn"]);
  expect(await invited("likevel@eksempel.no", { organization: term?.key, language: "nb" })).toEqual(["nb", undefined]);
  await db.updateTable("contributor").set({ language: "nn" }).where("id", "=", initiator).execute();
  expect(await invited("siste@eksempel.no")).toEqual(["nn", "nn"]);
});

test("comments at once and in the morning, and reminders of a review", async () => {
  const team = await aMixedTeam();
  const { number, seats } = await anAssessment(db, team.given);
  await setTeam(team);
  await db.updateTable("contributor").set({ redeemed_at: new Date() }).where("assessment", "=", number).execute();
  const other = await seatedAs(server, seats[2]?.id ?? "");
  const items = everyItem((await detailsOf(other, number)).schema.schemaItems);
  const id = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const write = async () => ok(await other.post("/api/schema/SaveComment", { id, value: "Er dette riktig?" }));
  await write();
  const digest = () => sendDigests({ ...server.platform, db }, new Date("2026-07-01T06:00:00Z"));
  expect(await sentBy(digest)).toEqual([`${team.initiator} nn`, `${team.librarian} nb`]);

  const due = { due_on: "2099-06-15", due_set_on: "2099-06-01" };
  await db.updateTable("peer_review").set(due).where("assessment", "=", number).execute();
  await readsIn("contributor", team.peer, "nn");
  const remind = () => remindReviewers(db, { ...means, at: new Date("2099-06-12T07:00:00Z") });
  expect(await sentBy(remind)).toEqual([`${team.peer} nn`]);
});

test("decisions: who is asked, reminded and answered, and the initiator beside them", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  await readsIn("contributor", initiatorEmail, "nn");
  const ask = { email: "sjef@eksempel.no" };
  expect(await sentBy(() => askForDecision(server, initiator, number, ask))).toEqual([`${ask.email} nn`]);
  await readsIn("contributor", initiatorEmail, "nb");
  const link = await askForDecision(server, initiator, number, { email: "anna@eksempel.no" });
  await readsIn("decision_party", "anna@eksempel.no", "nn");
  const give = async () => expect((await byLink(server, "give", { ...link, ...introduced })).status).toBe(200);
  expect(await sentBy(give)).toEqual(["anna@eksempel.no nn", `${initiatorEmail} nb`]);
  const remind = () => remindOfDecisions(db, { ...means, at: new Date("2099-01-15T07:00:00Z") });
  for (const line of await sentBy(remind)) expect(line).toMatch(/^anna@eksempel\.no nn$|^initiator\S+ nb$/);
});

test("review days and pages that are to be looked at", async () => {
  const one = await aPublished(server);
  const two = await aPublished(server);
  await readsIn("contributor", one.initiatorEmail, "nn");
  for (const { number } of [one, two]) await storedReviewDay(server, number, inDays(30), "2025-01-01");
  const at = new Date(`${inDays(0)}T07:00:00Z`);
  const sent = await sentBy(() => remindOfReviews(db, { ...means, at }));
  expect(sent).toEqual([`${one.initiatorEmail} nn`, `${two.initiatorEmail} nb`].toSorted());

  const account = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("subject", "=", "redaktor")
    .executeTakeFirstOrThrow();
  await db.updateTable("account").set({ language: "nn" }).where("id", "=", account.id).execute();
  const { number } = await db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .select("c.number")
    .where("v.state", "=", "published")
    .where("c.type", "=", "StandardPage")
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("content")
    .set({ review_by: "2026-01-01", review_owner: account.id })
    .where("number", "=", number)
    .execute();
  const { config } = server.platform;
  const review = () => sendReviewMails({ db, mailer, config }, new Date("2026-07-01T06:00:00Z"));
  expect(await sentBy(review)).toEqual([`${account.email} nn`]);
});

test("one publication is told to each subscriber in their own, who can change it on the page behind the link", async () => {
  const asks = { frequency: "instantly", route: "methodassessment", search: { q: "kvantesensor" } };
  const places = new Map<string, string>();
  for (const [email, cookie] of [
    ["les@eksempel.no", "sprak=nb"],
    ["lese@eksempel.no", "sprak=nn"],
    ["ukjent@eksempel.no", null],
  ] as const) {
    const browser = aBrowser(server, cookie ? [["sprak", cookie.slice(6)]] : []);
    const sent = await sentBy(async () => ok(await browser.post("/api/subscriptions", { email, ...asks })));
    expect(sent).toEqual([`${email} ${cookie?.slice(6) ?? "nb"}`]);
    const place = /\/varsel\/[\w-]+\//.exec((await server.mails()).at(-1)?.text ?? "")?.[0] ?? "no link";
    places.set(email, place);
    await aBrowser(server).fetch(place, { method: "POST", body: new URLSearchParams({ action: "confirm" }) });
  }
  const tell = async () => {
    await publishInSearch(db, 910_000 + ++run, { now: new Date(), body: "kvantesensor" });
    await sendAlerts({ db }, ["instantly"], new Date());
  };
  expect(await sentBy(tell)).toEqual(["les@eksempel.no nb", "lese@eksempel.no nn", "ukjent@eksempel.no nb"]);

  const reader = aBrowser(server, [["sprak", "nb"]]);
  const place = places.get("lese@eksempel.no") ?? "";
  const page = await (await reader.get(place)).text();
  expect([languageIn(page), page.includes("Få varsler på bokmål")]).toEqual(["nn", true]);
  const press = { action: "language", language: "nb" };
  const pressed = await reader.fetch(place, { method: "POST", body: new URLSearchParams(press) });
  expect(pressed.status).toBe(303);
  expect(await (await reader.get(pressed.headers.get("location") ?? "")).text()).toContain(
    "Varslene kommer på bokmål fra nå.",
  );
  await reader.fetch(place, { method: "POST", body: new URLSearchParams({ action: "language", language: "en" }) });
  expect(await sentBy(tell)).toEqual(["les@eksempel.no nb", "lese@eksempel.no nb", "ukjent@eksempel.no nb"]);
});
