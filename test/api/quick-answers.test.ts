import { expect, test } from "vitest";
import { type CallName, calls } from "../../core/contract/index.ts";
import { quickCheckOf } from "../../server/platform/http/quick-check.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const { number, seats } = await aFilledAssessment(server, { seats: [{ role: "initiator" }] });
const initiator = await seatedAs(server, seats[0]?.id ?? "");

const asked: readonly (readonly [name: CallName, answer: () => Promise<Response>])[] = [
  ["getMethodAssessmentDetails", () => initiator.get(`/api/schema/GetMethodAssessmentDetails/${number}`)],
  ["getWorkingCopy", () => initiator.get(`/api/assessments/${number}/working-copy`)],
  ["readAssessment", () => initiator.get(`/api/assessments/${number}?preview=true`)],
  ["search", () => initiator.post("/api/search/methodassessment", {})],
  ["findContent", () => initiator.get("/api/episerver/v3.0/content?contentUrl=/")],
];

test.each(asked)(
  "the answer of %s is let out by the quick check, so its schema does not write it anew",
  async (name, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(quickCheckOf(calls[name].answer)(await answer.json())).toBe(true);
  },
);
