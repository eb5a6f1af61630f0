import type { ReactNode } from "react";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, HeadingText, TopicPicture, usePopup } from "../../../platform/ui/index.ts";
import type { ListedNotification, TopicHits } from "../../content/rules/index.ts";
import { notificationTexts as texts } from "../texts.ts";
import styles from "./lists.module.css";
import { Stage } from "./stage.tsx";

/** The topics that notifications have, with how many, each a link to the search for it. Opens without script. */
export function TopicsPopup({ topics }: { topics: readonly TopicHits[] }) {
  const { button, popup } = usePopup();
  if (topics.length === 0) return null;
  const haveIcons = topics.some(({ icon }) => icon);
  return (
    <>
      <Button {...button} variant="secondary">
        {texts.chooseTopic}
      </Button>
      <nav {...popup} className={styles.topics} aria-label={texts.topics}>
        <ul>
          {topics.map(({ subjectName, hits, url, icon }) => (
            <li key={url}>
              <a href={url}>
                {haveIcons ? <TopicPicture icon={icon} /> : null}
                <span>{subjectName}</span>
                <span className={styles.hits}>
                  {hits}
                  <span className="ds-sr-only"> {texts.count(hits).replace(/^\S+ /, "")}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

type NotificationListProps = {
  readonly items: readonly ListedNotification[];
  /** Of the items' headings. */
  readonly level: 2 | 3;
};

/** Notifications with date, heading, source and topics. */
export const NotificationList = ({ items, level }: NotificationListProps) => (
  <ol className={styles.list}>
    {items.map((item) => (
      <li key={item.url}>
        <ItemHeading level={level}>
          <a href={item.url}>
            <HeadingText>{item.heading}</HeadingText>
          </a>
        </ItemHeading>
        <p className={styles.summary}>{item.summary}</p>
        <ul className={styles.meta}>
          {item.status === "" ? null : (
            <li>
              <Stage of={item.status} />
            </li>
          )}
          <li>
            <time dateTime={item.published}>{norwegianDate(item.published)}</time>
          </li>
          {item.source === "" ? null : <li>{item.source}</li>}
          {item.topics.map(({ text, link }) => (
            <li key={link}>
              <a href={link}>{text}</a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

const ItemHeading = ({ level, children }: { level: 2 | 3; children: ReactNode }) => {
  const Heading = `h${level}` as const;
  return <Heading className={styles.heading}>{children}</Heading>;
};
