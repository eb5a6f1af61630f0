import { type TriageQuestion, triageAnswers, triageEnds, triageNotes } from "../../../intro/rules/index.ts";
import { group, link, longText, text } from "../property/index.ts";

const each = <const N extends string, P>(names: readonly N[], property: P): { readonly [K in N]: P } =>
  Object.fromEntries(names.map((name) => [name, property])) as { readonly [K in N]: P };

const question = <const Q extends TriageQuestion>(of: Q) =>
  group({
    of: {
      question: text({ max: 200 }),
      help: text({ max: 300 }),
      answers: group({
        of: each<(typeof triageAnswers)[Q][number], ReturnType<typeof answer>>(triageAnswers[of], answer()),
      }),
    },
  });
const answer = () => text({ max: 120 });

const end = group({
  of: { heading: text({ max: 120 }), reason: text({ max: 300 }), advice: text({ max: 600 }), link: link() },
});

/**
 * The texts of the five questions before a start form. One that is empty is the product's own, in the reader's language.
 * features/intro/README.md
 */
export const triageProperties = {
  triageHeading: text({ tab: "triage", max: 120 }),
  triageIntroduction: text({ tab: "triage", max: 600 }),
  triageQuestions: group({
    tab: "triage",
    of: { q1: question("q1"), q2: question("q2"), q3: question("q3"), q4: question("q4"), q5: question("q5") },
  }),
  triageEnds: group({ tab: "triage", of: each(triageEnds, end) }),
  triageNotes: group({ tab: "triage", of: each(triageNotes, text({ max: 300 })) }),
  triageProposal: longText({ tab: "triage" }),
} as const;
