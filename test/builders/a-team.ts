import type { Kysely } from "kysely";
import type { Tables } from "../../platform/server/tables.ts";
import { anAssessment } from "./an-assessment.ts";
import type { Browser } from "./browser.ts";

const seats = [{ role: "initiator", name: "Kari Eksempel" }, { role: "librarian" }, { role: "peer" }] as const;

/** An assessment with an initiator, a librarian and a peer, and their contributor ids. */
export async function aTeam(db: Kysely<Tables>, given: Parameters<typeof anAssessment>[1] = {}) {
  const assessment = await anAssessment(db, { seats, ...given });
  const [initiator, librarian, peer] = assessment.seats.map(({ id }) => id);
  if (!initiator || !librarian || !peer) throw new Error("three seats were asked for");
  return { ...assessment, initiator, librarian, peer };
}

/** The payload of an invitation that is accepted. */
export const invitation = (id: number | string, more: object = {}) => ({
  id,
  name: "Ola Eksempel",
  email: "ola@eksempel.no",
  role: "economist",
  organization: "eksempel-helseforetak",
  ...more,
});

type ContributorCall = "InviteContributor" | "UpdateContributor" | "DeleteContributor";

/** A call about contributors: status and body of its answer. */
export async function askFor(browser: Browser, call: ContributorCall, payload: unknown) {
  const answer = await browser.post(`/api/schema/${call}`, payload);
  return { status: answer.status, body: await answer.json() };
}
