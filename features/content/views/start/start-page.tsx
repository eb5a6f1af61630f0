import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { HeadingText } from "../../../../platform/ui/index.ts";
import { Mark } from "../../../block/views/marks.tsx";
import { facetAddress } from "../../../search/rules/index.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import { AlertPanel } from "../../../subscription/views/alert-panel.tsx";
import type { PageModel } from "../../rules/index.ts";
import { frontTexts as texts } from "../../texts-front.ts";
import styles from "./start.module.css";
import { Offers, StartFrame } from "./start-frame.tsx";

type Content = PageModel<"StartPage">;

export const StartPage = ({ content }: { content: Content }) => (
  <StartFrame content={content}>
    {content.newest.length + content.ongoing.length === 0 ? null : (
      <div className={styles.lists}>
        <AssessmentList
          heading={texts.newest}
          items={content.newest}
          total={content.newestTotal}
          all={newestAddress}
          dated={texts.published}
        />
        <AssessmentList
          heading={texts.ongoing}
          items={content.ongoing}
          total={content.ongoingTotal}
          all={ongoingAddress}
          dated={texts.changed}
        />
      </div>
    )}
    <div className={styles.offers}>
      <Offers content={content} />
      <AlertPanel heading={texts.alert} />
    </div>
  </StartFrame>
);

const newestAddress = facetAddress("AssessmentStatus", "3");
const ongoingAddress = facetAddress("AssessmentStatus", "1,2");

type AssessmentListProps = {
  readonly heading: string;
  readonly items: Content["newest"];
  readonly total: number;
  /** The search that lists all of them. */
  readonly all: string;
  readonly dated: (date: string) => string;
};

function AssessmentList({ heading, items, total, all, dated }: AssessmentListProps) {
  const placed = usePlaced();
  return items.length === 0 ? null : (
    <section className={styles.list}>
      <div className={styles.headingRow}>
        <h2>{heading}</h2>
        <a href={placed(all)}>{texts.all(total)}</a>
      </div>
      <ul>
        {items.map(({ title, url, unitTitle, modified, recommendation, language }) => (
          <li key={url}>
            <h3>
              <a href={url} lang={language}>
                <HeadingText>{title}</HeadingText>
              </a>
            </h3>
            <p>
              {recommendation ? (
                <span className={styles.recommendation}>
                  <Mark value={recommendation.value} />
                  {recommendation.text}
                </span>
              ) : null}
              <span>{unitTitle}</span>
              <time dateTime={modified}>{dated(norwegianDate(modified))}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
