import { introduced } from "../../builders/a-decision.ts";
import type { StoredDecisions } from "../../builders/stored-decisions.ts";
import { type Asks, aNewAddress, type World } from "./world.ts";

/** The newest revision of a stored decision: nothing has changed it. */
const rev = 0;
const correction = { ...introduced, rev };
const report = { result: "partly", rev };

type Part = "decider" | "responsible";
const byLink =
  (call: string, of: keyof StoredDecisions, part: Part, body: object = {}) =>
  ({ decisions }: World) => ({
    path: `/api/decisions/${call}`,
    json: { token: decisions[of][part], rev, ...body },
  });
const atDesk =
  (of: keyof StoredDecisions, json: object, call: string = of) =>
  ({ id, decisions }: World) => ({
    path: `/api/desk/assessments/${id}/decisions/${decisions[of].no}/${call}`,
    json,
  });

/** Requests that can succeed of the calls about decisions. The word in brackets says whose link it is. */
export const decisionRequests: Asks = {
  "POST /api/assessments/:id/decisions": () => ({ json: { name: "Kari Klinikksjef", email: aNewAddress() } }),
  "POST /api/decisions/inspect": byLink("inspect", "give", "decider"),
  "POST /api/decisions/resend": byLink("resend", "give", "decider"),
  "POST /api/decisions/give(decider)": byLink("give", "give", "decider", introduced),
  "POST /api/decisions/give(responsible)": byLink("give", "give", "responsible", introduced),
  "POST /api/decisions/decline(decider)": byLink("decline", "decline", "decider"),
  "POST /api/decisions/decline(responsible)": byLink("decline", "give", "responsible"),
  "POST /api/decisions/correct(decider)": byLink("correct", "correct", "decider", introduced),
  "POST /api/decisions/correct(responsible)": byLink("correct", "correct", "responsible", introduced),
  "POST /api/decisions/report(decider)": byLink("report", "report", "decider", report),
  "POST /api/decisions/report(responsible)": byLink("report", "reportByResponsible", "responsible", report),
  "POST /api/desk/assessments/:id/decisions/:no/give": atDesk("give", correction),
  "POST /api/desk/assessments/:id/decisions/:no/correct": atDesk("correct", correction),
  "POST /api/desk/assessments/:id/decisions/:no/report": atDesk("report", report),
  "POST /api/desk/assessments/:id/decisions/:no/remove": atDesk("report", { rev, reason: "Feil" }, "remove"),
};
