import { facetAddress, notificationRoute } from "../../search/rules/index.ts";
import { newestOf } from "../../search/server/index.ts";
import { topicIconOf } from "../../term/rules/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import type { ListedNotification, TopicHits } from "../rules/index.ts";
import type { Viewer } from "./model.ts";

/** How many notifications the front page and the catalog show. */
export const SHOWN_ON_FRONT = 5;
export const SHOWN_IN_CATALOG = 20;

/**
 * The newest notifications that anybody may read, how many there are, and the topics that they have, by name: what the search of the site
 * answers without words. features/notification/README.md
 */
export async function newestNotifications(
  { db, shows, language }: Pick<Viewer, "db" | "shows" | "language">,
  size: number,
): Promise<{
  readonly topics: readonly TopicHits[];
  readonly notifications: readonly ListedNotification[];
  readonly total: number;
}> {
  shows(`search ${notificationRoute}`, "terms");
  const { searchResult, totalMatching, searchFilter } = await newestOf({ db, language }, notificationRoute, size);
  const terms = await loadTerms(db);
  const topics = searchFilter.find(({ filterKey }) => filterKey === "Topic")?.filterItems ?? [];
  return {
    total: totalMatching,
    topics: topics.map(({ filterId, filterName, count }) => ({
      subjectName: filterName,
      hits: count,
      url: facetAddress("Topic", filterId),
      icon: topicIconOf(terms.byId(Number(filterId))?.icon ?? null),
    })),
    notifications: searchResult.map((hit) => ({
      heading: hit.title,
      url: hit.url,
      published: hit.published ?? hit.modified,
      summary: hit.summary,
      source: hit.sourceItemName,
      status: hit.statusText,
      topics: hit.topics,
    })),
  };
}
