import type { Translated } from "../../platform/pure/language/index.ts";
import { triageDefaults } from "../intro/texts-triage.nn.ts";
import { TITLE_IN_PROPOSAL } from "../intro/texts-triage.ts";
import { mapped } from "./rules/index.ts";
import type * as nb from "./texts-triage.ts";

const { heading, introduction, questions, ends, notes } = triageDefaults;

const empty = (text: string): string => (text === "" ? "Kan stå tom." : `Tom: «${text}»`);
const field = (label: string, text: string) => ({ label, help: empty(text) });

const question = <A extends Readonly<Record<string, string>>>(
  no: number,
  texts: { readonly question: string; readonly help: string; readonly answers: A },
) => ({
  label: `Spørsmål ${no}`,
  of: {
    question: field("Spørsmålet", texts.question),
    help: field("Forklaring", texts.help),
    answers: { label: "Svara", of: mapped(texts.answers, (text) => field(`Svaret «${text}»`, text)) },
  },
});

export const triageLabels: Translated<typeof nb.triageLabels> = {
  triageHeading: field("Overskrift over dei fem spørsmåla", heading),
  triageIntroduction: field("Tekst over dei fem spørsmåla", introduction),
  triageQuestions: {
    label: "Spørsmåla",
    of: {
      q1: question(1, questions.q1),
      q2: question(2, questions.q2),
      q3: question(3, questions.q3),
      q4: question(4, questions.q4),
      q5: question(5, questions.q5),
    },
  },
  triageEnds: {
    label: "Det spørsmåla kan ende med",
    of: mapped(ends, (texts) => ({
      label: texts.heading,
      of: {
        heading: field("Overskrift", texts.heading),
        reason: field("Kvifor, i éi setning", texts.reason),
        advice: field("Kva lesaren bør gjere", texts.advice),
        link: { label: "Lenke", help: texts.link.href === "" ? "Kan stå tom." : `Tom: ${texts.link.href}` },
      },
    })),
  },
  triageNotes: {
    label: "Merknader ved sida av",
    of: mapped(notes, (text) => field(`Merknaden «${text.split(".")[0]}»`, text)),
  },
  triageProposal: {
    label: "Teksten som kan kopierast",
    help: `Blir vist når metoden bør foreslåast nasjonalt. ${TITLE_IN_PROPOSAL} blir bytta ut med tittelen. Tom: ein standardtekst.`,
  },
};
