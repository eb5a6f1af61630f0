import { describe, expect, it } from "vitest";
import {
  type TriageAnswers,
  type TriageQuestion,
  triageAnswers,
  triageEnds,
  triageIn,
  triageOutcome,
  triageQuery,
  triageQuestions,
} from "./index.ts";
import { holdsTriageAnswers } from "./triage-address.ts";
import cases from "./triage-cases.json" with { type: "json" };

/** Every combination of answers. */
const all = triageQuestions.reduce<readonly Partial<TriageAnswers>[]>(
  (before, question) =>
    before.flatMap((given) => triageAnswers[question].map((answer) => ({ ...given, [question]: answer }))),
  [{}],
);

const addressOf = (answers: object) => `riktig&${new URLSearchParams(Object.entries(answers))}`;
const outcomeAt = (query: string) => {
  const ask = triageIn(query);
  return ask && triageOutcome(ask.answers);
};

describe("the end of the five questions", () => {
  it.each(cases)("$name: $end", ({ answers, end, notes }) => {
    expect(outcomeAt(addressOf(answers))).toMatchObject({ end, notes });
  });

  it("is exactly one for each of the 360 combinations, and every end can be reached", () => {
    expect(all).toHaveLength(360);
    const ends = all.map((answers) => triageOutcome(answers)?.end);
    expect(ends.filter((end) => end === undefined)).toEqual([]);
    expect(new Set(ends)).toEqual(new Set(triageEnds));
  });

  it("follows from the answers up to the one that decided, and from no later one", () => {
    for (const answers of all) {
      const outcome = triageOutcome(answers);
      const needed = triageQuestions.slice(0, triageQuestions.indexOf(outcome?.decidedBy ?? "q1") + 1);
      const only = (questions: readonly TriageQuestion[]): Partial<TriageAnswers> =>
        Object.fromEntries(questions.map((question) => [question, answers[question]]));
      expect(triageOutcome(only(needed))).toEqual(outcome);
      for (const left of needed) expect(triageOutcome(only(needed.filter((each) => each !== left)))).toBeNull();
    }
  });
});

describe("the questions in an address", () => {
  it("are read again as they were written, in every mode", () => {
    for (const answers of all)
      for (const mode of ["svar", "sok", "endre"] as const) {
        const asked = { answers, title: "Dialyse hjemme & borte", chosen: "17" };
        expect(triageIn(triageQuery(asked, mode, 4))).toEqual({ ...asked, mode, isFresh: false, unknown: [] });
      }
  });

  it("are not asked without the key", () => {
    expect(triageIn("q1=ja")).toBeNull();
    expect(triageIn("")).toBeNull();
  });

  it("are fresh until something is sent", () => {
    expect(triageIn("riktig")).toMatchObject({ mode: "svar", isFresh: true });
    expect(triageIn("riktig=")).toMatchObject({ isFresh: true });
    expect(triageIn("riktig=svar")).toMatchObject({ isFresh: false });
    expect(triageIn("riktig&q3=nei")).toMatchObject({ isFresh: false });
  });

  it("name every answer that is none, also one given twice or called as a property of objects", () => {
    for (const wrong of ["q1=JA", "q1=ja&q1=nei", "q1=constructor", "q1=__proto__", "q1=nei%00", "q1=0"])
      expect([wrong, triageIn(`riktig&${wrong}&q2=nei`)]).toEqual([
        wrong,
        expect.objectContaining({ unknown: ["q1"], answers: { q2: "nei" } }),
      ]);
    expect(triageIn("riktig&q1=ja&q1=ja")).toMatchObject({ unknown: [], answers: { q1: "ja" } });
  });

  it("have a title of one line and a limited length, without half characters", () => {
    expect(triageIn(`riktig&tittel=${"a".repeat(5_000)}`)?.title).toHaveLength(140);
    expect(triageIn("riktig&tittel=%20to%0D%0Alinjer%20")?.title).toBe("to linjer");
    expect(triageIn(`riktig&tittel=${encodeURIComponent("🩺".repeat(200))}`)?.title.isWellFormed()).toBe(true);
  });

  it("make a page of one person's as soon as there is an answer or a title", () => {
    for (const kept of [
      "/start/kommune",
      "/start/kommune?riktig",
      "/start/kommune?riktig=",
      "/start/kommune?riktig&fra=4",
    ])
      expect([kept, holdsTriageAnswers(kept)]).toEqual([kept, false]);
    for (const own of ["?riktig&q1=ja", "?riktig=svar", "?riktig&tittel=dialyse", "?fra=4&riktig&q2=tull"])
      expect([own, holdsTriageAnswers(`/start/kommune${own}`)]).toEqual([own, true]);
  });
});
