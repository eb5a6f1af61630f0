import { z } from "zod";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { isMailingHour, isMonday } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import { searchAt } from "../../search/server/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import type { Frequency } from "../rules/index.ts";
import { hitsAmong } from "./hits-among.ts";
import * as mails from "./mail-store.ts";
import * as store from "./store.ts";
import type { AlertHit } from "./tables.ts";
import { alertOf } from "./what.ts";

type Needs = { readonly db: Db };

const atOnce = defineTask("alerts-at-once", z.object({}));
const morning = defineTask("alerts-in-the-morning", z.object({}));

/** Each minute those who want to know at once, at 08:00 in Oslo the daily ones, on Mondays the weekly ones too. */
export const alertJobs = (needs: Needs): readonly Job[] => [
  job(atOnce, () => sendAlerts(needs, ["instantly"], new Date()), "* * * * *"),
  job(morning, () => sendMorningAlerts(needs, new Date()), MAILING_HOURS),
];

export async function sendMorningAlerts(needs: Needs, at: Date): Promise<void> {
  if (isMailingHour(at)) await sendAlerts(needs, isMonday(at) ? ["daily", "weekly"] : ["daily"], at);
}

/** The number of subscribers that are notified in one transaction. */
const BATCH = 5_000;

/**
 * Queues mails to subscribers whose searches have news. The transaction that queues a mail
 * also stores how far the subscriber was notified. If the process ends in between, the
 * next run continues from there, so no subscriber gets a mail twice and none is skipped.
 */
export async function sendAlerts({ db }: Needs, every: readonly Frequency[], at: Date): Promise<void> {
  for (const telling of await store.searchesToTell(db, every)) {
    const hits = await changedHits(db, telling);
    const newest = Math.max(...hits.map(({ change }) => change));
    const what = alertOf(telling.route, searchAt(telling.search), await loadTerms(db), defaultLanguage);
    const news = hits.length === 0 ? null : { id: await mails.addNews(db, what, hits, at), newest };
    let last: number | null = 0;
    while (last !== null) {
      const place: { readonly after: number; readonly most: number } = { after: last, most: BATCH };
      last = await db.transaction().execute((tx) => mails.queueSome(tx, telling, every, news, at, place));
    }
  }
}

type Telling = Awaited<ReturnType<typeof store.searchesToTell>>[number];

/** The hits of a search that changed or were decided on, newest first. Documents that lack some of the words do not count. */
async function changedHits(db: Db, { route, search: address, from, upto }: Telling): Promise<readonly AlertHit[]> {
  const changes = await store.changedBetween(db, route, from, upto);
  const byRef = Map.groupBy(changes, ({ ref }) => ref);
  const found = await hitsAmong({ db, language: defaultLanguage }, route, searchAt(address), [...byRef.keys()]);
  return found.flatMap(({ pageId: ref, title, unitTitle, url, summary, published, modified }) => {
    const item = { title, unitTitle, url, summary, published, modified };
    return (byRef.get(ref) ?? []).map(({ change, decision }) => ({
      ...{ route, ref, change, item },
      ...(decision !== null && { decision }),
    }));
  });
}
