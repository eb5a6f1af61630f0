import { addresses } from "../../../core/address/index.ts";
import type { PageModel } from "../../../core/content/index.ts";
import { notificationTexts as texts } from "../../../texts/notification.ts";
import { usePlaced } from "../../shell/use-site.ts";
import { StartFrame } from "../start/start-frame.tsx";
import styles from "./front.module.css";
import { NotificationList, TopicsPopup } from "./notification-lists.tsx";

/** The front page of the notification site: search and topics first, then what is new. docs/spec/content.md, Page types */
export const NotificationStartPage = ({ content }: { content: PageModel<"MethodNotificationStartPage"> }) => {
  const placed = usePlaced();
  return (
    <StartFrame
      content={content}
      beside={
        <div className={styles.choose}>
          <TopicsPopup topics={content.topics} />
        </div>
      }
    >
      {content.total === 0 ? null : (
        <section className={styles.newest}>
          <h2>{texts.newest}</h2>
          <NotificationList items={content.notifications} level={3} />
          <p className={styles.all}>
            <a href={placed(addresses.search)}>{texts.all(content.total)}</a>
          </p>
        </section>
      )}
    </StartFrame>
  );
};
