import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Accordion, Alert, Details } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { BlockSlot } from "../../kinds/screens/block-slot.tsx";
import { BlockView } from "../../kinds/views/index.ts";
import type { ReviewView } from "../calls.ts";
import { reviewWritingTexts } from "../texts-writing.ts";
import { AskedPeople } from "./asked-people.tsx";
import { ChangedSince } from "./changed-since.tsx";
import styles from "./peer-review.module.css";

const texts = reviewWritingTexts.read;

type ReadReviewsProps = { readonly sent: readonly ReviewView[]; readonly blocks: readonly AuthorBlock[] };

/** The reviews that were sent, one under each other when there are several, and for who invites how far the others have come. */
export function ReadReviews({ sent, blocks }: ReadReviewsProps) {
  const { assessment } = useEditing();
  const others = assessment.reviews.filter((review) => !review.sent);
  return (
    <div className={styles.reviews}>
      {sent.length === 0 ? <NotReviewed /> : null}
      {others.length > 0 ? <AskedPeople reviews={others} /> : null}
      {sent.length === 1 ? sent.map((review) => <Review key={review.name} review={review} blocks={blocks} />) : null}
      {sent.length > 1 ? (
        <Accordion>
          {sent.map((review, at) => (
            <Details key={review.contributorId ?? review.name} summary={review.name} defaultOpen={at === 0}>
              <Review review={review} blocks={blocks} />
            </Details>
          ))}
        </Accordion>
      ) : null}
    </div>
  );
}

function NotReviewed() {
  const { assessment, role } = useEditing();
  if (assessment.isPeerReviewed) return <Alert>{texts.hidden}</Alert>;
  return (
    <Alert heading={texts.none} headingLevel={3}>
      <p>{texts.noneExplain}</p>
      {role === "initiator" && assessment.reviews.length === 0 && assessment.abilities.includes("invite") ? (
        <p>{texts.invite}</p>
      ) : null}
    </Alert>
  );
}

/** A sent review, question by question, each with the authors' answer. */
function Review({ review, blocks }: { readonly review: ReviewView; readonly blocks: readonly AuthorBlock[] }) {
  const { assessment } = useEditing();
  const { sent, name, answers, answersShown } = review;
  if (!sent) return null;
  const slot = (contentGuid: string | undefined) => {
    const block = blocks.find((each) => each.contentGuid === contentGuid);
    return block ? <BlockSlot block={block} /> : null;
  };
  return (
    <article className={styles.review} aria-label={name}>
      <div className={styles.facts}>
        <p>
          <strong>{name}</strong>. {texts.sentAt(norwegianMoment(sent.at), sent.number)}.{" "}
          {assessment.publicUrl === null ? null : texts.edition(sent.edition)}
        </p>
        <ChangedSince review={review} />
      </div>
      {sent.questions.map(({ key, title, blocks: said }) => (
        <section key={key} className={styles.question} aria-label={`${name}: ${title}`}>
          <h3>{title}</h3>
          {said.map((block) => (
            <BlockView key={block.contentGuid} block={block} level={4} />
          ))}
          {slot(answers.find(({ question }) => question === key)?.contentGuid)}
        </section>
      ))}
      {slot(answersShown?.contentGuid)}
    </article>
  );
}
