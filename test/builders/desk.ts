import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import type { TestServer } from "../server.ts";
import { anAssessment } from "./an-assessment.ts";
import type { Browser } from "./browser.ts";
import { seatedAs } from "./signed-in.ts";
import { fillMandatory } from "./working-copy.ts";

/** A filled and sent assessment, with its initiator's browser. */
export async function aSentAssessment(
  server: Pick<TestServer, "db" | "url">,
  given: Parameters<typeof anAssessment>[1] = {},
) {
  const assessment = await anAssessment(server.db, { opened: true, ...given });
  const seat = assessment.seats.find(({ role }) => role === "initiator");
  const initiator = await seatedAs(server, seat?.id ?? "no initiator");
  await fillMandatory(server, initiator, assessment.number);
  await sendIn(initiator, assessment.number);
  return { ...assessment, initiator };
}

export async function sendIn(initiator: Browser, assessment: number): Promise<void> {
  const sent = await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: assessment });
  if (sent.status !== 200) throw new Error(`sending: ${sent.status} ${await sent.text()}`);
}

export type DeskStep = "publish" | "return" | "reopen" | "withdraw" | "card" | "contact" | "link" | "initiator";

/** The current revision as this caller sees it; 0 when the caller may not see it. */
async function revSeenBy(browser: Browser, assessment: number | string): Promise<number> {
  for (const address of [
    `/api/desk/assessments/${assessment}`,
    `/api/schema/GetMethodAssessmentDetails/${assessment}`,
  ]) {
    const answer = await browser.get(address);
    if (answer.status === 200) return (await answer.json()).rev;
    await answer.arrayBuffer();
  }
  return 0;
}

/** One of the desk's writing calls, with the current revision unless the body names another. */
export async function atDesk(browser: Browser, assessment: number | string, step: DeskStep, body: object = {}) {
  const rev = await revSeenBy(browser, assessment);
  return browser.post(`/api/desk/assessments/${assessment}/${step}?rev=${rev}`, { rev, ...body });
}

export async function deskView(browser: Browser, assessment: number): Promise<CallAnswer<"deskAssessment">> {
  const answer = await browser.get(`/api/desk/assessments/${assessment}`);
  if (answer.status !== 200) throw new Error(`desk: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function deskList(browser: Browser, query = ""): Promise<CallAnswer<"deskAssessments">> {
  const answer = await browser.get(`/api/desk/assessments${query}`);
  if (answer.status !== 200) throw new Error(`desk list: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What anybody reads of an assessment: the answer's status, and the heading when there is one. */
export const readBy = (browser: Browser, assessment: number) =>
  browser.get(`/api/methodassessment/GetAssessment?id=${assessment}`);

/** The headings that a search by anybody finds. */
export async function found(browser: Browser, q: string): Promise<readonly string[]> {
  const answer = await browser.post("/api/search/methodassessment", { q });
  if (answer.status !== 200) throw new Error(`search: ${answer.status} ${await answer.text()}`);
  const { searchResult }: { searchResult: { title: string }[] } = await answer.json();
  return searchResult.map(({ title }) => title);
}
