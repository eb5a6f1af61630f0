import { type FormEvent, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { norwegianDay, norwegianIsoDay, typedDay, writtenDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, DateField, focusWhenDrawn, SelectField, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { reviewDateTexts as texts } from "../../../waiting/texts.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { REVIEW_FIELD, reviewDue, yearAfter } from "../../rules/index.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";
import { focusField } from "./focus-field.ts";
import { fieldIdOf } from "./page-context.tsx";

type Written = { readonly day: string; readonly owner: string };

/** The account responsible for a page; null when it does not work at the desk any more. */
const ownerOf = ({ owner, people }: EditedPage["review"]): string | null =>
  people.some(({ id }) => id === owner) ? owner : null;

/** That the page should have been looked at, or should be soon, at its head. */
export function ReviewDue({ page }: { page: EditedPage }) {
  const { by } = page.review;
  const [today] = useState(() => norwegianIsoDay(new Date()));
  const due = reviewDue(by, today);
  if (by === null || due === null || page.published === null) return null;
  return (
    <Alert tone={due === "passed" ? "warning" : "info"}>
      <div className={styles.notice}>
        <p>{(due === "passed" ? texts.overdue : texts.near)(norwegianDay(by))}</p>
        {page.access.edit.allowed ? (
          <a
            href={`#${HEADING}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(HEADING);
            }}
          >
            {texts.goTo}
          </a>
        ) : null}
      </div>
    </Alert>
  );
}

const HEADING = "gjennomgang";

/** The review date of the page, and the person responsible. A change applies at once, outside the draft. */
export function Review({ page }: { page: EditedPage }) {
  const { review, access } = page;
  return (
    <section className={styles.tab} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {texts.heading}
      </h2>
      {access.edit.allowed ? (
        <ReviewForm page={page} />
      ) : (
        <p>{review.by === null ? texts.none : texts.near(norwegianDay(review.by))}</p>
      )}
    </section>
  );
}

function ReviewForm({ page }: { page: EditedPage }) {
  const { review } = page;
  const stored = { day: review.by ?? "", owner: ownerOf(review) ?? "" };
  // Null: as it is stored, also when a colleague has changed it.
  const [changes, setChanges] = useState<Written | null>(null);
  const written = changes ?? stored;
  const [isTried, setTried] = useState(false);
  const [today] = useState(() => norwegianIsoDay(new Date()));
  const next = yearAfter(today);
  const { run, running, refusal } = usePageWrite("deskSetReview");
  const toast = useToast();
  const isDay = typedDay(written.day) === written.day;
  const set = async (by: string | null, owner: string, said: string) => {
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, by, owner: owner || null } }))?.ok) return;
    setChanges(null);
    setTried(false);
    toast(said);
    if (by === null) focusWhenDrawn(() => document.getElementById(HEADING));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (written.day === "") void set(null, written.owner, texts.saved);
    else if (isDay) void set(written.day, written.owner, texts.saved);
  };
  const wrong = fieldErrors(refusal);
  return (
    <form className={styles.sections} onSubmit={onSubmit} noValidate>
      <p className={styles.quiet}>{texts.lead}</p>
      <div id={fieldIdOf([REVIEW_FIELD])}>
        <DateField
          label={texts.day}
          hint={texts.hint}
          value={written.day}
          min={today}
          dayOf={typedDay}
          leftDayOf={writtenDay}
          show={norwegianDay}
          error={isTried && written.day !== "" && !isDay ? texts.noDay : wrong.by}
          onWrite={(day) => setChanges({ ...written, day })}
        />
      </div>
      <SelectField
        label={texts.owner}
        hint={review.owner !== null && ownerOf(review) === null ? texts.gone : undefined}
        placeholder={null}
        options={[
          { value: "", text: texts.lastPublisher },
          ...review.people.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        value={written.owner}
        error={wrong.owner}
        onChange={({ target }) => setChanges({ ...written, owner: target.value })}
      />
      <div className={styles.inline}>
        <Button type="submit" size="sm" variant="secondary" loading={running}>
          {texts.save}
        </Button>
        {page.published === null ? null : (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void set(next, stored.owner, texts.moved(norwegianDay(next)))}
          >
            {texts.reviewed}
          </Button>
        )}
        {review.by === null ? null : (
          <Button size="sm" variant="tertiary" onClick={() => void set(null, stored.owner, texts.removed)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {page.published === null ? null : <p className={styles.quiet}>{texts.reviewedHint(norwegianDay(next))}</p>}
      {refusal && !isFieldProblem(refusal) ? (
        <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} />
      ) : null}
    </form>
  );
}
