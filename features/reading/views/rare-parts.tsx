import { AdoptionLine, AdoptionSection } from "../../adoption/views/adoptions.tsx";
import { DecidedLine, DecidedSection } from "../../decision/views/decided.tsx";
import type { AssessmentView } from "../calls.ts";
import { cardTexts } from "../texts-card.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import type { ReadingAddresses } from "./reading-address.ts";

// The parts of a reading page that many assessments do not have, in one file of script. Each is nothing without data.

export const cardNotice = cardTexts.notice;

export const answerFacts = (read: AssessmentView, addresses: ReadingAddresses) =>
  read.answer?.outcomes || read.answer?.net ? <AnswerFacts read={read} addresses={addresses} /> : null;

/** Under the status. */
export const lines = (read: AssessmentView) => (
  <>
    <AdoptionLine read={read} />
    <DecidedLine read={read} />
  </>
);

/** Below the answer. */
export const tables = (read: AssessmentView) => (
  <>
    <DecidedSection read={read} />
    <AdoptionSection read={read} />
  </>
);
