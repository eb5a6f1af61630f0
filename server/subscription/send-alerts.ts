import { z } from "zod";
import { alertAddresses, inPlace, type Moved } from "../../core/address/index.ts";
import { SearchRequest, type SearchResultItem } from "../../core/contract/index.ts";
import { isMailingHour, isMonday } from "../../core/norwegian-date/index.ts";
import { searchLimits, searchRequest } from "../../core/search/index.ts";
import type { Frequency } from "../../core/subscription/index.ts";
import { type News, subscriptionMails } from "../../texts/subscription-mails.ts";
import type { Db } from "../platform/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { search } from "../search/index.ts";
import { movedScreensOn } from "../site/index.ts";
import { loadTerms } from "../term/index.ts";
import * as store from "./store.ts";
import type { Tokens } from "./token.ts";
import { searchAt, whatOf } from "./what.ts";

type Needs = Pick<Platform, "db" | "mailer"> & {
  readonly tokens: Tokens;
  readonly config: Pick<Platform["config"], "publicUrl" | "notificationUrl">;
};

const atOnce = defineTask("alerts-at-once", z.object({}));
const morning = defineTask("alerts-in-the-morning", z.object({}));

/** Each minute those who want to know at once, at 08:00 in Oslo the daily ones, on Mondays the weekly ones too. docs/spec/alerts.md, When */
export const alertJobs = (needs: Needs): readonly Job[] => [
  job(atOnce, () => sendAlerts(needs, ["instantly"], new Date()), "* * * * *"),
  job(morning, () => sendMorningAlerts(needs, new Date()), MAILING_HOURS),
];

export async function sendMorningAlerts(needs: Needs, at: Date): Promise<void> {
  if (isMailingHour(at)) await sendAlerts(needs, isMonday(at) ? ["daily", "weekly"] : ["daily"], at);
}

/** Subscribers that are told in one transaction. */
const BATCH = 200;
/** What one mail lists. */
const LISTED = 20;

/**
 * Tells subscribers what is new in their searches. Each is told in the transaction that notes how far, so none is told twice and none is
 * passed over when the process ends in between: the next run goes on from there.
 */
export async function sendAlerts(needs: Needs, every: readonly Frequency[], at: Date): Promise<void> {
  for (const each of await store.searchesToTell(needs.db, every)) {
    const hits = await changedHits(needs.db, each);
    while (await tellSome(needs, each, every, hits, at));
  }
}

type Telling = Awaited<ReturnType<typeof store.searchesToTell>>[number];
type Hit = { readonly item: SearchResultItem; readonly change: number };

/** The hits of a search that changed, newest first. Documents that have not all the words are no news. */
async function changedHits(db: Db, { route, search: address, from, upto }: Telling): Promise<readonly Hit[]> {
  const changes = await store.changedBetween(db, route, from, upto);
  if (changes.length === 0) return [];
  const byRef = new Map(changes.map(({ ref, change }) => [ref, change]));
  const oldest = Math.min(...changes.map(({ modified }) => modified.getTime()));
  const state = { ...searchAt(address), sort: "modified" as const, pageSize: searchLimits.pageSize };
  const hits: Hit[] = [];
  for (let page = 1; ; page++) {
    const answer = await search(db, route, SearchRequest.parse(searchRequest({ ...state, page })));
    if (!answer.ok || answer.value.leftOut.length > 0) return hits;
    const { searchResult, totalMatching } = answer.value;
    for (const item of searchResult) {
      const change = byRef.get(item.pageId);
      if (change !== undefined) hits.push({ item, change });
    }
    const last = searchResult.at(-1);
    if (!last || Date.parse(last.modified) < oldest || page * state.pageSize >= totalMatching) return hits;
  }
}

/** Whether there may be more to tell. */
async function tellSome(
  { db, mailer, tokens, config }: Needs,
  telling: Telling,
  every: readonly Frequency[],
  hits: readonly Hit[],
  at: Date,
): Promise<boolean> {
  const what = whatOf(searchAt(telling.search), await loadTerms(db));
  return db.transaction().execute(async (tx) => {
    const some = await store.toTell(tx, telling, every, BATCH);
    if (some.length === 0) return false;
    await store.setTold(
      tx,
      some.map(({ id }) => id),
      telling.upto,
      at,
    );
    const moved: Readonly<Record<string, Moved>> = {
      minimetode: await movedScreensOn(tx, "minimetode"),
      metodevarsel: await movedScreensOn(tx, "metodevarsel"),
    };
    for (const row of some) {
      const mine = hits.filter(({ change }) => change > row.told_change);
      if (mine.length === 0) continue;
      const origin = (row.site === "metodevarsel" && config.notificationUrl) || config.publicUrl;
      const token = tokens.of(row);
      const mail = subscriptionMails.alert({
        what,
        news: mine.slice(0, LISTED).map(({ item }) => newsOf(item, origin, moved[row.site] ?? [], row.told_at)),
        more: Math.max(0, mine.length - LISTED),
        all: `${origin}${inPlace(moved[row.site] ?? [], telling.search)}`,
        manage: `${origin}${alertAddresses.alert(token)}`,
      });
      await mailer.send(tx, { to: row.email, unsubscribe: `${origin}${alertAddresses.end(token)}`, ...mail });
    }
    return some.length === BATCH;
  });
}

const newsOf = (item: SearchResultItem, origin: string, moved: Moved, since: Date): News => ({
  title: item.title,
  from: item.unitTitle,
  url: new URL(inPlace(moved, item.url), origin).href,
  summary: item.summary,
  published: item.published ?? item.modified,
  modified: item.modified,
  isNew: item.published !== null && Date.parse(item.published) > since.getTime(),
});
