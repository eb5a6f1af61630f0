import { expect } from "vitest";
import type { FieldBlock, SectionBlock } from "../../features/kinds/rules/index.ts";
import type { Template } from "../../features/template/rules/index.ts";
import type { TestServer } from "../server.ts";
import { anAssessmentOn } from "./a-template-version.ts";
import { aSection, aTemplate, aText } from "./a-working-copy.ts";
import type { Browser } from "./browser.ts";
import { seatedAs } from "./signed-in.ts";
import { saveItem } from "./working-copy.ts";

const rich = (key: string): FieldBlock => ({ kind: "TextEditor", key, title: `Tittel ${key}` });
const choice = (...values: string[]): FieldBlock => ({
  kind: "Select",
  key: "valg",
  title: "Valg",
  mandatory: true,
  selectType: "radiobuttons",
  options: values.map((value) => ({ value, text: value.toUpperCase() })),
});
const searches: FieldBlock = {
  kind: "LiteratureSearch",
  key: "sok",
  title: "Søk",
  sectionTexts: { A: { title: "A" }, B: { title: "B" }, C: { title: "C" }, D: { title: "D" }, E: { title: "E" } },
};
const reviewOf = (...keys: string[]): SectionBlock => ({
  kind: "PeerReviewSection",
  key: "fagfelle",
  title: "Fagfeller",
  version: 1,
  blocks: keys.map((key) => aText(key, { multiline: true })),
});
const rest: SectionBlock[] = [
  { kind: "PublishSection", key: "send", title: "Send", showInLeftMenu: true, checklist: ["Lest"] },
];

export const first: Template = aTemplate([
  [aSection("om", [aText("kort", { feeds: ["card-summary"] }), rich("maal"), choice("a", "b")])],
  [
    aSection("funn", [aText("bort"), searches, { kind: "PdfUpload", key: "pdf", title: "PDF" }]),
    reviewOf("mening", "rad"),
  ],
  rest,
]);
/** `bort` and the PDF are removed, `maal` is a plain text now, `ny` is new, and the searches stand in the first tab. */
export const second: Template = aTemplate([
  [
    aSection("om", [
      aText("kort", { feeds: ["card-summary"], title: "Kort sagt" }),
      aText("maal"),
      choice("a"),
      searches,
    ]),
  ],
  [aSection("funn", [aText("ny", { mandatory: true })]), reviewOf("mening", "nytt")],
  rest,
]);

const roles = [
  { role: "initiator", name: "Kari Eksempel" },
  { role: "librarian", name: "Berit Eksempel" },
  { role: "peer", name: "Fay Eksempel" },
] as const;

/** An assessment on the first version, with an initiator, a librarian and a peer. */
export async function aStarted(server: TestServer, template = first) {
  const { db } = server;
  const made = await anAssessmentOn(db, template, { opened: true, seats: roles });
  const { number } = made;
  const [kari, berit, fay] = await Promise.all(made.seats.map(({ id }) => seatedAs(server, id)));
  if (!kari || !berit || !fay) throw new Error("three seats were asked for");
  const copy = async (who: Browser = kari) => (await who.get(`/api/assessments/${number}/working-copy`)).json();
  const stored = (key: string) =>
    db
      .selectFrom("schema_item")
      .select(["guid", "number", "value", "rev"])
      .where("assessment", "=", number)
      .where("key", "=", key)
      .where("reviewer", "is", null)
      .executeTakeFirstOrThrow();
  const save = async (who: Browser, key: string, value: unknown) =>
    saveItem(who, number, (await stored(key)).guid, value);
  const news = async (who: Browser = kari) => (await who.get(`/api/assessments/${number}/template`)).json();
  const takeOver = (who: Browser, version: number, rev?: number) =>
    who.post(`/api/assessments/${number}/template`, { version, rev });
  const undo = async (who: Browser = kari, rev?: number) =>
    who.post(`/api/assessments/${number}/template/undo`, { rev: rev ?? (await copy(who)).rev });
  return { ...made, kari, berit, fay, copy, stored, save, news, takeOver, undo };
}

export const isOk = async (answer: Promise<Response> | Response) => {
  const got = await answer;
  expect([got.status, got.status === 200 ? "" : await got.text()]).toEqual([200, ""]);
  return got;
};
