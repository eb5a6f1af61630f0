import { introduced } from "../../builders/a-decision.ts";
import { type Asks, aNewAddress, type World } from "./world.ts";

/** The newest revision of a stored decision: nothing has changed it. */
const rev = 0;
const correction = { ...introduced, rev };
const report = { result: "partly", rev };

type Part = "decider" | "responsible";
const byLink =
  (call: string, of: "asked" | "decided", part: Part, body: object = {}) =>
  ({ decisions }: World) => ({
    path: `/api/decisions/${call}`,
    json: { token: decisions[of][part], rev, ...body },
  });
const atDesk =
  (of: "asked" | "decided", call: string, json: object) =>
  ({ id, decisions }: World) => ({
    path: `/api/desk/assessments/${id}/decisions/${decisions[of].no}/${call}`,
    json,
  });

/** Requests that can succeed of the calls about decisions. The word in brackets says whose link it is. */
export const decisionRequests: Asks = {
  "POST /api/assessments/:id/decisions": () => ({ json: { name: "Kari Klinikksjef", email: aNewAddress() } }),
  "POST /api/decisions/inspect": byLink("inspect", "asked", "decider"),
  "POST /api/decisions/resend": byLink("resend", "asked", "decider"),
  "POST /api/decisions/give(decider)": byLink("give", "asked", "decider", introduced),
  "POST /api/decisions/give(responsible)": byLink("give", "asked", "responsible", introduced),
  "POST /api/decisions/decline(decider)": byLink("decline", "asked", "decider"),
  "POST /api/decisions/decline(responsible)": byLink("decline", "asked", "responsible"),
  "POST /api/decisions/correct(decider)": byLink("correct", "decided", "decider", introduced),
  "POST /api/decisions/correct(responsible)": byLink("correct", "decided", "responsible", introduced),
  "POST /api/decisions/report(decider)": byLink("report", "decided", "decider", report),
  "POST /api/decisions/report(responsible)": byLink("report", "decided", "responsible", report),
  "POST /api/desk/assessments/:id/decisions/:no/give": atDesk("asked", "give", correction),
  "POST /api/desk/assessments/:id/decisions/:no/correct": atDesk("decided", "correct", correction),
  "POST /api/desk/assessments/:id/decisions/:no/report": atDesk("decided", "report", report),
  "POST /api/desk/assessments/:id/decisions/:no/remove": atDesk("decided", "remove", { rev, reason: "Feil" }),
};
