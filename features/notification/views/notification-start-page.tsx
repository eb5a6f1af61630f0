import { addresses } from "../../address/rules/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { Offers, StartFrame } from "../../content/views/start/start-frame.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { AlertPanel } from "../../subscription/views/alert-panel.tsx";
import { notificationTexts as texts } from "../texts.ts";
import styles from "./front.module.css";
import { NotificationList, TopicsPopup } from "./notification-lists.tsx";
import { Stages } from "./stage.tsx";

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
      <div className={styles.columns}>
        {content.total === 0 ? null : (
          <section>
            <div className={styles.top}>
              <h2>{texts.newest}</h2>
              <a href={placed(addresses.search)}>{texts.all(content.total)}</a>
            </div>
            <NotificationList items={content.notifications} level={3} />
          </section>
        )}
        <div className={styles.side}>
          <AlertPanel heading={texts.alert} topics={content.topics} />
          <Stages />
          <Offers content={content} />
        </div>
      </div>
    </StartFrame>
  );
};
