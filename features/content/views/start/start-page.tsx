import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { facetAddress } from "../../../search/rules/index.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import type { PageModel } from "../../rules/index.ts";
import { frontTexts as texts } from "../../texts-front.ts";
import styles from "./start.module.css";
import { StartFrame } from "./start-frame.tsx";

type Content = PageModel<"StartPage">;

export const StartPage = ({ content }: { content: Content }) => (
  <StartFrame content={content}>
    {content.newest.length + content.ongoing.length === 0 ? null : (
      <div className={styles.lists}>
        <AssessmentList heading={texts.newest} all={newestAddress} dated={texts.published} items={content.newest} />
        <AssessmentList heading={texts.ongoing} all={ongoingAddress} dated={texts.changed} items={content.ongoing} />
      </div>
    )}
  </StartFrame>
);

const newestAddress = facetAddress("AssessmentStatus", "3");
const ongoingAddress = facetAddress("AssessmentStatus", "1");

type AssessmentListProps = {
  readonly heading: string;
  /** The search that lists all of them. */
  readonly all: string;
  readonly dated: (date: string) => string;
  readonly items: Content["newest"];
};

function AssessmentList({ heading, all, dated, items }: AssessmentListProps) {
  const placed = usePlaced();
  return items.length === 0 ? null : (
    <section className={styles.list}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ title, url, unitTitle, modified }) => (
          <li key={url}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            <p>
              <span>{unitTitle}</span> <time dateTime={modified}>{dated(norwegianDate(modified))}</time>
            </p>
          </li>
        ))}
      </ul>
      <a href={placed(all)}>{texts.all}</a>
    </section>
  );
}
