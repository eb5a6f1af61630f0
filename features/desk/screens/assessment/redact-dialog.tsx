import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldErrors, isFieldProblem, useWrite } from "../../../../platform/browser/api/use-write.ts";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { Alert, Button, TextArea, useToast } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { statusTexts } from "../../../assessment/texts-status.ts";
import { redactionLimits } from "../../../redaction/rules/index.ts";
import { redactionTexts as texts } from "../../../redaction/texts.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskAssessmentTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./assessment.module.css";
import { focusFirst, StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

type RedactDialogProps = StepProps & { readonly assessment: DeskAssessment; readonly here: string };
type Found = CallAnswer<"deskFindWords">;

const REASON_MAX = 500;
const linesOf = (text: string): string[] => [...new Set(text.split("\n").filter((line) => line.trim() !== ""))];
const timesIn = ({ places }: Found): number => places.reduce((sum, { times }) => sum + times, 0);

/**
 * Takes words out of an assessment for good: an editor sees first where they stand, then says why. The words are forgotten when the dialog is
 * closed, as they should stand nowhere. features/redaction/README.md
 */
export function RedactDialog({ open, onClose, assessment: { id }, here }: RedactDialogProps) {
  const find = useWrite("deskFindWords");
  const redact = useDeskWrite("deskRedact");
  const [words, setWords] = useState("");
  const [reason, setReason] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const fields = { words: useId(), reason: useId() };
  const toast = useToast();
  const problem = redact.refusal ?? find.refusal;
  const errors = fieldErrors(problem);
  const startAgain = () => {
    find.forget();
    redact.forget();
    setFound(null);
  };
  const close = () => {
    startAgain();
    setWords("");
    setReason("");
    onClose();
  };
  const search = async () => {
    const answer = await find.run({ params: { id }, body: { words: linesOf(words) } });
    if (answer?.ok) setFound(answer.value);
    else if (answer) focusFirst([fields.words]);
  };
  const takeOut = async () => {
    const answer = await redact.run({ params: { id }, body: { words: linesOf(words), reason } });
    if (!answer?.ok) return answer ? focusFirst([fields.reason]) : undefined;
    toast(texts.done(answer.value.times));
    close();
  };
  const isReady = found !== null && found.places.length > 0;
  return (
    <StepDialog
      open={open}
      onClose={close}
      title={texts.title}
      button={isReady ? texts.redact(timesIn(found)) : texts.find}
      running={find.running || redact.running}
      onSubmit={isReady ? takeOut : search}
    >
      {isReady ? (
        <>
          <Sought words={linesOf(words)} onChange={startAgain} />
          <Places found={found} />
          <TextArea
            id={fields.reason}
            value={reason}
            maxLength={REASON_MAX}
            required
            onChange={(event) => setReason(event.target.value)}
            label={texts.reason}
            hint={texts.reasonHint}
            error={errors.reason ?? Object.values(errors)[0]}
          />
        </>
      ) : (
        <>
          <p>{texts.explain}</p>
          <TextArea
            id={fields.words}
            value={words}
            maxLength={redactionLimits.most * redactionLimits.longest}
            required
            onChange={(event) => {
              setWords(event.target.value);
              setFound(null);
            }}
            label={texts.words}
            hint={texts.wordsHint}
            error={errors.words ?? Object.values(errors)[0]}
          />
          <div role="status" className={styles.dialogForm}>
            {found ? (
              <>
                <Alert tone="info">{texts.nothing}</Alert>
                <NotReached found={found} />
              </>
            ) : null}
          </div>
        </>
      )}
      {problem && !isFieldProblem(problem) ? <ProblemAlert problem={problem} here={here} /> : null}
    </StepDialog>
  );
}

type SoughtProps = { readonly words: readonly string[]; readonly onChange: () => void };

const Sought = ({ words, onChange }: SoughtProps) => (
  <div>
    <h3 className={styles.dialogHeading}>{texts.sought}</h3>
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
    <Button variant="tertiary" onClick={onChange}>
      {texts.change}
    </Button>
  </div>
);

/** Where the words stand. It takes the focus, so that it is read before anything is taken out. */
function Places({ found }: { readonly found: Found }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { places } = found;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className={styles.dialogHeading}>
        {texts.foundIn(timesIn(found))}
      </h3>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={`${place.kind} ${place.name} ${place.excerpt}`}>
            <span>
              <strong>{texts.place(place)}</strong> <small>{texts.times(place.times)}</small>
            </span>
            {place.excerpt ? <q>{place.excerpt}</q> : null}
          </li>
        ))}
      </ul>
      <NotReached found={found} />
    </div>
  );
}

/** The places where the words remain after the redaction, and the places that are not searched. */
const NotReached = ({ found: { within, files, copies } }: { readonly found: Found }) => (
  <>
    {within.length > 0 ? <Note>{texts.within(within)}</Note> : null}
    {files > 0 ? <Note>{texts.files(files)}</Note> : null}
    {copies.length > 0 ? <Copies copies={copies} /> : null}
    <Note>{texts.outside}</Note>
  </>
);

/** Links to the assessments that were started from this one. They open in a new tab, because the dialog loses the entered words when it closes. */
const Copies = ({ copies }: Pick<Found, "copies">) => (
  <div>
    <Note>{texts.copies(copies.length)}</Note>
    <ul className={styles.places}>
      {copies.map(({ id, title, assessmentStatus, times, hasLonger }) => (
        <li key={id}>
          <a href={addresses.deskAssessment(id)} target="_blank" rel="noreferrer" aria-label={texts.copy(title)}>
            {title}
          </a>
          <small>{deskAssessmentTexts.copyIs(id, statusTexts[assessmentStatus])}</small>
          {times || hasLonger ? (
            <strong>{texts.inCopy(times, hasLonger)}</strong>
          ) : (
            <span>{texts.inCopy(times, hasLonger)}</span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const Note = ({ children }: { readonly children: ReactNode }) => <p className={styles.quiet}>{children}</p>;
