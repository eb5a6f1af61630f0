import { z } from "zod";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { defineTask, enqueue, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { lockAssessment } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { hashOf } from "../../session/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { decisionMailsIn } from "../mails.ts";
import { foldedAddress } from "../rules/index.ts";
import { newLink } from "./link.ts";
import { currentParty, findLink } from "./party-store.ts";
import { findDecision } from "./store.ts";

// The hash of the secret finds a link that does not work any more, and opens nothing.
const resend = defineTask("resend-decision-link", z.object({ hash: z.string(), origin: z.string() }));

/** Asks for a new link to the same address. Answer and work are the same for every secret: a job looks it up. */
export const resendSoon = ({ tx, origin }: Pick<Work, "tx" | "origin">, token: string): Promise<void> =>
  enqueue(tx, resend, { hash: hashOf(token).toString("base64url"), origin });

/** The key under which mails to the address behind a secret are counted. */
export async function addressBehind(db: Db, token: string): Promise<string> {
  const hash = hashOf(token);
  const email = (await findLink(db, hash))?.email ?? "";
  return email === "" ? hash.toString("base64url") : foldedAddress(email);
}

/** The job behind `resendSoon`. */
export const resendJob = ({ db, mailer }: Pick<Platform, "db" | "mailer">): Job =>
  job(resend, ({ hash, origin }) =>
    db.transaction().execute((tx) => resendLink(tx, { hash: Buffer.from(hash, "base64url"), origin, mailer })),
  );

type Asked = { readonly hash: Buffer } & Pick<Work, "origin" | "mailer">;

async function resendLink(tx: Tx, { hash, origin, mailer }: Asked): Promise<void> {
  const before = await findLink(tx, hash);
  if (!before || !(await lockAssessment(tx, String(before.assessment)))) return;
  const row = await findDecision(tx, before.decision);
  const person = await currentParty(tx, before.decision, before.part);
  // Somebody who was replaced gets nothing.
  if (!row?.stands || !person || foldedAddress(person.email) !== foldedAddress(before.email)) return;
  if (row.state !== "asked" && row.state !== "decided") return;
  const at = new Date();
  const moved = await movedScreensOn(tx, "minimetode");
  const { about, until } = await newLink({ tx, at, origin, moved, mailer }, row, before.part, person);
  await mailer.send(tx, { to: person.email, ...decisionMailsIn(person.language).newLink(about, until) });
  await appendAudit(tx, {
    action: "decision link sent",
    by: { kind: "visitor" },
    at,
    assessment: row.assessment,
    detail: { decision: row.id },
  });
}
