import { addresses, alertForm } from "../../address/rules/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { StartFrame } from "../../content/views/start/start-frame.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { notificationTexts as texts } from "../texts.ts";
import styles from "./front.module.css";
import { NotificationList, TopicsPopup } from "./notification-lists.tsx";

/** The front page of the notification site: search and topics first, then what is new. features/content/README.md */
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
          <p>
            <a href={alertForm(addresses.search)}>{texts.alertOfNews}</a>
          </p>
        </section>
      )}
    </StartFrame>
  );
};
