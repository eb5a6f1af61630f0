import { TITLE_IN_PROPOSAL, triageDefaults } from "../intro/texts-triage.ts";
import { mapped } from "./rules/index.ts";

const { heading, introduction, questions, ends, notes } = triageDefaults;

const empty = (text: string): string => (text === "" ? "Kan stå tom." : `Tom: «${text}»`);
const field = (label: string, text: string) => ({ label, help: empty(text) });

const answersOf = <A extends Readonly<Record<string, string>>>(answers: A) => ({
  label: "Svarene",
  of: mapped(answers, (text) => field(`Svaret «${text}»`, text)),
});
const question = <A extends Readonly<Record<string, string>>>(
  no: number,
  texts: { readonly question: string; readonly help: string; readonly answers: A },
) => ({
  label: `Spørsmål ${no}`,
  of: {
    question: field("Spørsmålet", texts.question),
    help: field("Forklaring", texts.help),
    answers: answersOf(texts.answers),
  },
});

/** Labels of the texts of the five questions before a start form. The help says what stands there while nothing is written. */
export const triageLabels = {
  triageHeading: field("Overskrift over de fem spørsmålene", heading),
  triageIntroduction: field("Tekst over de fem spørsmålene", introduction),
  triageQuestions: {
    label: "Spørsmålene",
    of: {
      q1: question(1, questions.q1),
      q2: question(2, questions.q2),
      q3: question(3, questions.q3),
      q4: question(4, questions.q4),
      q5: question(5, questions.q5),
    },
  },
  triageEnds: {
    label: "Det spørsmålene kan ende med",
    of: mapped(ends, (texts) => ({
      label: texts.heading,
      of: {
        heading: field("Overskrift", texts.heading),
        reason: field("Hvorfor, i én setning", texts.reason),
        advice: field("Hva leseren bør gjøre", texts.advice),
        link: { label: "Lenke", help: texts.link.href === "" ? "Kan stå tom." : `Tom: ${texts.link.href}` },
      },
    })),
  },
  triageNotes: {
    label: "Merknader ved siden av",
    of: mapped(notes, (text) => field(`Merknaden «${text.split(".")[0]}»`, text)),
  },
  triageProposal: {
    label: "Teksten som kan kopieres",
    help: `Vises når metoden bør foreslås nasjonalt. ${TITLE_IN_PROPOSAL} byttes ut med tittelen. Tom: en standardtekst.`,
  },
} as const;
