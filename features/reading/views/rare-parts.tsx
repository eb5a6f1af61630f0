import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { AdoptionLine, AdoptionSection } from "../../adoption/views/adoptions.tsx";
import { DecidedLine, DecidedSection } from "../../decision/views/decided.tsx";
import type { AssessmentView } from "../calls.ts";
import { cardTexts } from "../texts-card.ts";
import { editionTexts } from "../texts-edition.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import type { ReadingAddresses } from "./reading-address.ts";

// The parts of a reading page that many assessments do not have, in one file of script. Each is nothing without data.

export const cardNotice = cardTexts.notice;

/**
 * The notes above the text: the retracted studies, that the review day has passed, and that there is a newer edition.
 * @param className of the page: its style sheet would load the whole page with this file
 */
export const notes = (
  { retractionNotes = [], reviewNote, edition, contentLink }: AssessmentView,
  className: string | undefined,
) => (
  <>
    {retractionNotes.map((note) => (
      <p key={note} className={className} data-color="danger">
        {note}
      </p>
    ))}
    {reviewNote === undefined ? null : (
      <p className={className} data-color="warning">
        {reviewNote}
      </p>
    )}
    {edition && edition.version < edition.newest ? (
      <p className={className}>
        {editionTexts.older(edition.version)} <a href={addresses.assessment(contentLink.id)}>{editionTexts.toNewest}</a>
      </p>
    ) : null}
  </>
);

/** When the newest edition was looked at again without a change. */
export const confirmed = ({ changeLog: [newest] }: AssessmentView) =>
  newest?.confirms ? (
    <span>
      {editionTexts.confirmed} <time dateTime={newest.at}>{norwegianDate(newest.at)}</time>
    </span>
  ) : null;

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
