import { useRouter } from "@tanstack/react-router";
import { addresses } from "../../../core/address/index.ts";
import type { PageModel } from "../../../core/content/index.ts";
import { searchAddress, searchOf } from "../../../core/search/index.ts";
import { notificationTexts as texts } from "../../../texts/notification.ts";
import { Html } from "../../content/html.tsx";
import { SearchForm } from "../../frame/search-form.tsx";
import { LiveRegion, PageHeading, Pagination } from "../../ui/index.ts";
import styles from "./front.module.css";
import { NotificationList, TopicsPopup } from "./notification-lists.tsx";

/** All notifications by date, twenty on a page; those with some words, or of one topic. docs/spec/content.md, Method notification */
export function NotificationSearchPage({ content }: { content: PageModel<"MethodNotificationSearchPage"> }) {
  const router = useRouter();
  const state = searchOf(router.state.location.search);
  const search = (q: string) => void router.navigate({ href: searchAddress({ ...state, q, page: 1 }) });
  const found = content.total === 0 ? texts.none : texts.count(content.total);
  const isNarrowed = content.q !== "" || content.topicName !== null;
  return (
    <div className={styles.page}>
      <PageHeading>{content.heading || content.name}</PageHeading>
      <Html html={content.introduction} />
      <div className={styles.ask}>
        <SearchForm query={content.q} onSearch={search} className={styles.search} />
        <TopicsPopup topics={content.topics} />
      </div>
      <section>
        <LiveRegion>{found}</LiveRegion>
        <div className={styles.top}>
          <h2 className={styles.count}>{found}</h2>
          {isNarrowed ? (
            <p className={styles.chosen}>
              {content.q === "" ? null : <span>{texts.searchedFor(content.q)}</span>}
              {content.topicName === null ? null : <span>{texts.withTopic(content.topicName)}</span>}
              <a href={addresses.search}>{texts.showAll}</a>
            </p>
          ) : null}
        </div>
        {content.total === 0 ? <p>{texts.noneHelp}</p> : <NotificationList items={content.notifications} level={3} />}
        <Pagination
          label={texts.pages}
          page={content.page}
          pages={content.pages}
          href={(page) => searchAddress({ ...state, page })}
        />
      </section>
    </div>
  );
}
