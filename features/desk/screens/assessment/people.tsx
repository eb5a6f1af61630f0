import { Button, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { roleLabels } from "../../../access/texts.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts, deskAssessmentTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { Time } from "../time.tsx";
import { mayDo } from "./action-refusal.ts";
import styles from "./assessment.module.css";
import { useDeskWrite } from "./use-desk-write.ts";

type Person = DeskAssessment["contributors"][number];
type PeopleProps = { readonly assessment: DeskAssessment; readonly here: string };

const texts = deskAssessmentTexts;

/** Those who take part, whether they have opened their link, and a new link for the one who lost it. */
export const People = ({ assessment, here }: PeopleProps) => (
  <section aria-labelledby="desk-people">
    <h2 id="desk-people">{texts.people}</h2>
    <ul className={styles.people}>
      {assessment.contributors.map((person) => (
        <PersonCard key={person.contributorId} person={person} assessment={assessment} here={here} />
      ))}
    </ul>
  </section>
);

const PersonCard = ({ person, assessment, here }: PeopleProps & { person: Person }) => (
  <li className={styles.person}>
    <div>
      <p className={styles.personName}>{person.name}</p>
      <p className={styles.personFacts}>
        {roleLabels[person.role]}
        {person.organization ? `, ${person.organization}` : null}
      </p>
      <p className={styles.personFacts}>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </p>
      <p className={styles.personFacts}>
        {texts.person.link}:{" "}
        {person.redeemed ? (
          <>
            {texts.linkOpened("")}
            <Time at={person.redeemed} />
          </>
        ) : (
          texts.linkNotOpened
        )}
      </p>
    </div>
    {mayDo("reissue-link", assessment) ? <NewLink person={person} assessment={assessment} here={here} /> : null}
  </li>
);

function NewLink({ person, assessment: { id, rev }, here }: PeopleProps & { person: Person }) {
  const { contributorId, name, email } = person;
  const { run, running, refusal } = useDeskWrite("deskReissueLink");
  const confirm = useConfirm();
  const toast = useToast();
  const send = async () => {
    if (!(await confirm(deskActionTexts.link.confirm(name, email)))) return;
    if ((await run({ params: { id }, body: { contributorId, rev } }))?.ok) toast(deskActionTexts.link.done(name));
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={deskActionTexts.link.buttonTo(name)}
        loading={running}
        onClick={send}
      >
        {deskActionTexts.link.button}
      </Button>
      {refusal ? <ProblemAlert problem={refusal} here={here} /> : null}
    </div>
  );
}
