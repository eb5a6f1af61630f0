import { Html } from "../../../platform/ui/html.tsx";
import { PageHeading } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { ContentArea } from "../../content/views/blocks/content-area.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { useAlert } from "../../subscription/views/use-alert.tsx";
import { notificationTexts as texts } from "../texts.ts";
import styles from "./front.module.css";
import { NotificationList, TopicsPopup } from "./notification-lists.tsx";

/** The newest notifications, and the topics. All of them are in the search. features/content/README.md */
export const NotificationCatalogPage = ({ content }: { content: PageModel<"MethodNotificationCatalogPage"> }) => {
  const placed = usePlaced();
  const alert = useAlert(addresses.search);
  return (
    <div className={styles.page}>
      <PageHeading>{content.heading}</PageHeading>
      <Html html={content.introduction} />
      <ContentArea blocks={content.mainContent} />
      <section>
        <div className={styles.top}>
          <h2>{texts.newest}</h2>
          <TopicsPopup topics={content.topics} />
        </div>
        <NotificationList items={content.notifications} level={3} />
      </section>
      <p className={styles.all}>
        <a href={placed(addresses.search)}>{texts.all(content.total)}</a>
      </p>
      <p>
        <a {...alert.link}>{texts.alert}</a>
      </p>
      {alert.popup}
    </div>
  );
};
