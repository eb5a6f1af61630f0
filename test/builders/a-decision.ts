import { sql } from "kysely";
import { expect } from "vitest";
import { decisionPath } from "../../features/address/rules/index.ts";
import type { TestServer } from "../server.ts";
import { aFilledAssessment } from "./a-filled-assessment.ts";
import { aBrowser, type Browser } from "./browser.ts";
import { seatedAs } from "./signed-in.ts";

/** What an introduced method needs. */
export const introduced = {
  outcome: "introduced",
  responsible: "Medisinsk klinikk",
  measure: "Antall forelegg i året",
} as const;

/** A published assessment with its initiator's browser. */
export async function aPublished(server: TestServer, given: Parameters<typeof aFilledAssessment>[1] = {}) {
  const assessment = await aFilledAssessment(server, { status: 3, ...given });
  const seat = assessment.seats.find(({ role }) => role === "initiator");
  const initiator = await seatedAs(server, seat?.id ?? "");
  const seats = Object.fromEntries(assessment.seats.map(({ role, id }) => [role, id]));
  return { number: assessment.number, initiator, initiatorEmail: seat?.email ?? "", seats };
}

let asked = 0;

/** Asks a new person for a decision. Answers the secret of the link in the mail. */
export async function askFor(
  server: TestServer,
  by: Browser,
  number: number,
  {
    email = `beslutter-${++asked}@eksempel.no`,
    ...body
  }: { email?: string; organization?: string; name?: string } = {},
) {
  const answer = await by.post(`/api/assessments/${number}/decisions`, { name: "Kari Klinikksjef", email, ...body });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.anything()]);
  const { no, rev }: { no: number; rev: number } = await answer.json();
  return { no, rev, email, token: await lastSecret(server, email) };
}

export const mailsTo = async (server: TestServer, address: string) =>
  (await server.mails()).filter(({ to }) => to === address);

const secretIn = new RegExp(`${decisionPath}/(?:\\?epostsprak=\\w+)?#k=([\\w-]{43})`);

/** The secret of the last link that was mailed to an address; empty when there is none. */
export async function lastSecret(server: TestServer, address: string): Promise<string> {
  const secrets = (await mailsTo(server, address)).flatMap(({ text }) => secretIn.exec(text)?.[1] ?? []);
  return secrets.at(-1) ?? "";
}

/** A call by the secret of a link, by somebody without a session. */
export async function byLink(
  server: TestServer,
  call: "inspect" | "give" | "decline" | "correct" | "report" | "resend",
  body: object,
) {
  const answer = await aBrowser(server).post(`/api/decisions/${call}`, body);
  return { status: answer.status, body: await answer.json() };
}

export async function deskDecision(
  editor: Browser,
  number: number,
  no: number,
  call: "give" | "correct" | "report" | "remove",
  body: object,
) {
  const answer = await editor.post(`/api/desk/assessments/${number}/decisions/${no}/${call}`, body);
  return { status: answer.status, body: await answer.json() };
}

export async function decisionsFor(browser: Browser, number: number) {
  const answer = await browser.get(`/api/assessments/${number}/decisions`);
  return { status: answer.status, body: await answer.json() };
}

/** The entries of a decision in its log and in the audit log, the oldest first. */
export async function recordsOf({ db }: Pick<TestServer, "db">, decision: number) {
  const log = await db
    .selectFrom("decision_log")
    .select("after")
    .where("decision", "=", decision)
    .orderBy("no")
    .execute();
  const audit = await db
    .selectFrom("audit_log")
    .select("action")
    .where(sql`detail ->> 'decision'`, "=", String(decision))
    .orderBy("id")
    .execute();
  return { log, audit };
}
