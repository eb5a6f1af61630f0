import { expect, test } from "vitest";
import { calls } from "../../features/api/index.ts";
import { assessmentDetailsOf } from "../../features/assessment/rules/wire/index.ts";
import type { CallName } from "../../platform/pure/contract/call.ts";
import { quickCheckOf, quickSerializerCompiler } from "../../platform/server/speed/quick-check.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
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

test("nothing of the details is left out", async () => {
  const block = everyItem((await detailsOf(initiator, number)).schema.schemaItems).find(
    ({ blockType }) => blockType === "TextEditor",
  );
  await initiator.post("/api/schema/SaveComment", { id: block?.contentGuid, value: '"Æ" <b>\n', quote: "ord" });
  const comments = await (await initiator.get(`/api/schema/GetComments/${block?.contentGuid}`)).json();
  expect(comments).toHaveLength(1);
  const view = await (await initiator.get(`/api/assessments/${number}/working-copy`)).json();
  const details = await (await initiator.get(`/api/schema/GetMethodAssessmentDetails/${number}`)).json();
  expect(details).toEqual(
    JSON.parse(JSON.stringify(assessmentDetailsOf(view, new Map([[block?.contentId ?? 0, comments]])))),
  );
});

test("what writes an answer leaves out the keys that the schema does not name, and keeps any text", async () => {
  const write = quickSerializerCompiler({ schema: calls.getMethodAssessmentDetails.answer, method: "GET", url: "/" });
  const details = await detailsOf(initiator, number);
  const [section, ...others] = details.schema.schemaItems;
  if (!section) throw new Error("a template without sections");
  const named = { ...section, title: `"Æ\\ø"\n\u2028 \ud800 \u0000${"å".repeat(6000)}` };
  const holding = (first: object) =>
    JSON.stringify({ ...details, schema: { ...details.schema, schemaItems: [first, ...others] } });
  const secret = { ...named, secret: 1, properties: { ...named.properties, secret: 1 } };
  expect(JSON.parse(write({ ...JSON.parse(holding(secret)), secret: 1 }))).toEqual(JSON.parse(holding(named)));
});
