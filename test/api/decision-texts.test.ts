import { beforeEach, expect, test } from "vitest";
import { decisionsOf } from "../../features/decision/server/store.ts";
import { aPublished, askFor, byLink, decisionsFor, deskDecision, lastSecret, mailsTo } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";
import { tablesHolding } from "../tables-holding.ts";
import { aWord } from "./canary/plant.ts";
import { publicAnswers } from "./canary/public-answers.ts";

const { database, server } = await serverForFile({ seed: "none" });
const editor = await signedInAs(server, "redaktor");
beforeEach(() => database.db.deleteFrom("rate_counter").execute());

/** A word of its own for each text of a decision. */
const words = () => ({
  fields: { conditions: aWord(), reason: aWord(), deciderRole: aWord(), responsible: aWord() },
  measure: aWord(),
  finding: aWord(),
});

async function aDecided(given: { mayBeShown: boolean }) {
  const made = await aPublished(server);
  const asked = await askFor(server, made.initiator, made.number, { name: `Kari ${aWord()}` });
  const { fields, measure, finding } = words();
  const written = { outcome: "conditional", ...fields, measure, ...given };
  expect((await byLink(server, "give", { ...asked, ...written })).status).toBe(200);
  const report = { token: asked.token, rev: asked.rev + 1, result: "partly", finding };
  expect((await byLink(server, "report", report)).status).toBe(200);
  return { ...made, asked, fields, measure, finding };
}

const guidOf = async (number: number) =>
  (await database.db.selectFrom("assessment").select("guid").where("number", "=", number).executeTakeFirstOrThrow())
    .guid;

/** The page, its data and the decisions of an assessment. */
async function readOf(number: number): Promise<string> {
  const paths = [`/vurdering/?id=${number}`, `/api/assessments/${number}`, `/api/assessments/${number}/decisions`];
  return (await Promise.all(paths.map(async (path) => (await aBrowser(server).get(path)).text()))).join("\n");
}

async function seenBy(number: number): Promise<string> {
  const answers = [...(await publicAnswers(server, { number, guid: await guidOf(number) }))].map(([, said]) => said);
  const own = JSON.stringify((await decisionsFor(aBrowser(server), number)).body);
  return [...answers, own].join("\n");
}

test("everybody reads the shown texts of a decision, and never the persons, the measure, the finding or what is not shown", async () => {
  const shown = await aDecided({ mayBeShown: true });
  const seen = await seenBy(shown.number);
  for (const word of Object.values(shown.fields)) expect(seen).toContain(word);
  const hidden = await aDecided({ mayBeShown: false });
  const asked = await aPublished(server);
  const waiting = await askFor(server, asked.initiator, asked.number, { name: `Ola ${aWord()}` });
  const declined = await aPublished(server);
  const refused = await askFor(server, declined.initiator, declined.number);
  const suggested = { name: `Per ${aWord()}`, email: `${aWord()}@eksempel.no` };
  await byLink(server, "decline", { ...refused, ...suggested });

  const all = [
    ...[seen, await seenBy(hidden.number), await readOf(asked.number), await readOf(declined.number)],
    JSON.stringify(await (await aBrowser(server).post("/api/search/methodassessment", { q: "" })).json()),
  ].join("\n");
  const persons = await database.db.selectFrom("decision_party").select(["name", "email"]).execute();
  const never = [
    ...Object.values(hidden.fields),
    ...[shown.measure, shown.finding, hidden.measure, hidden.finding],
    ...[waiting.token, refused.token, suggested.name, suggested.email],
    ...persons.flatMap(({ name, email }) => [name, email]),
  ];
  expect(never.filter((word) => all.includes(word))).toEqual([]);
});

test("no mail carries a text of a decision, and no table a secret", async () => {
  const made = await aDecided({ mayBeShown: true });
  const texts = [...Object.values(made.fields), made.measure, made.finding];
  const mails = (await server.mails()).map(({ subject, text }) => `${subject}\n${text}`).join("\n");
  expect(texts.filter((word) => mails.includes(word))).toEqual([]);
  expect(await tablesHolding(database.db, made.asked.token)).toEqual([]);
  expect(await lastSecret(server, made.asked.email)).toBe(made.asked.token);
});

test("redacted words stand in no table, also not in the log, the follow-ups or a kept answer", async () => {
  const made = await aDecided({ mayBeShown: true });
  const [again] = await decisionsOf(database.db, made.number);
  const correction = { outcome: "not-introduced", reason: `Fordi ${made.fields.reason}` };
  const rev = again?.rev ?? 0;
  expect((await deskDecision(editor, made.number, made.asked.no, "correct", { rev, ...correction })).status).toBe(200);
  const removal = { rev: rev + 1, reason: `Feil: ${made.finding}` };
  expect((await deskDecision(editor, made.number, made.asked.no, "remove", removal)).status).toBe(200);
  const sought = [...Object.values(made.fields), made.measure, made.finding];
  for (const word of sought) expect((await tablesHolding(database.db, word)).length).toBeGreaterThan(0);
  const answer = await editor.post(`/api/desk/assessments/${made.number}/redact`, { words: sought, reason: "Pasient" });
  expect(answer.status).toBe(200);
  for (const word of sought) expect(await tablesHolding(database.db, word)).toEqual([]);
});

test("a withdrawn edition's decision is on no page and in no answer", async () => {
  const made = await aDecided({ mayBeShown: true });
  await atDesk(editor, made.number, "withdraw", { message: "Feil" });
  const seen = await seenBy(made.number);
  expect(Object.values(made.fields).filter((word) => seen.includes(word))).toEqual([]);
  expect((await mailsTo(server, made.asked.email)).at(-1)?.subject).toContain("trukket tilbake");
});
