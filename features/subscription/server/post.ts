import { setTimeout as wait } from "node:timers/promises";
import { inPlace, type Moved } from "../../../platform/pure/moved/index.ts";
import { LANES, type Mail, type MailLine, type Taken } from "../../../platform/server/mail.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { alertAddresses } from "../../address/rules/index.ts";
import { searchAt } from "../../search/server/index.ts";
import { movedScreensOf } from "../../site/server/index.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import { type News, subscriptionMailsIn } from "../mails.ts";
import * as mails from "./mail-store.ts";
import * as store from "./store.ts";
import type { Tokens } from "./token.ts";
import { alertOf } from "./what.ts";

type Needs = Pick<Platform, "db" | "mailer" | "log"> & {
  readonly tokens: Tokens;
  readonly config: Pick<Platform["config"], "publicUrl" | "notificationUrl" | "mailsPerSecond">;
};

const SECOND_MS = 1_000;
/** How long to leave a mail server alone that does not answer, and a database. */
const AWAY_MS = 30_000;
/** How long a publication may be under way. */
const UNDER_WAY_MS = 10 * 60_000;
/** The maximum number of hits in one mail. */
const LISTED = 20;

/**
 * Sends the alerts that wait, at most `mailsPerSecond` of all instances together, for as long as the process lives. `stop` waits for the mails under way.
 */
export function keepSending(needs: Needs): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async () => {
    let line: MailLine | null = null;
    while (!signal.aborted) {
      const sent: Sent = await sendSome(needs, () => (line ??= needs.mailer.openLine()), pause).catch(
        (fault: unknown) => {
          needs.log.warn({ err: fault }, "alerts could not be sent, trying again");
          return "away";
        },
      );
      if (sent === "some") continue;
      closed(line);
      line = null;
      await pause(sent === "none" ? SECOND_MS : AWAY_MS);
    }
    closed(line);
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

const closed = (line: MailLine | null): void => line?.close();

/** `none`: nothing waits, or another instance sends. `away`: the mail server does not answer. */
type Sent = "some" | "none" | "away";

/** Sends what one second has room for, and keeps its turn for that second. */
async function sendSome(needs: Needs, line: () => MailLine, pause: (ms: number) => Promise<unknown>): Promise<Sent> {
  const { db, config } = needs;
  if (!(await mails.isAnyDue(db))) return "none";
  return db.transaction().execute(async (tx): Promise<Sent> => {
    if (!(await mails.takeTurn(tx))) return "none";
    const from = performance.now();
    const due = await mails.due(tx, config.mailsPerSecond);
    const news = await mails.newsOf(tx, [...new Set(due.map((each) => each.news))]);
    const moved = await movedScreensOf(tx);
    const terms = await loadTerms(db);
    const waiting = due.values();
    let isAway = false;
    const lane = async () => {
      for (const each of waiting) {
        if (isAway) return;
        if (
          (await sendOne(
            needs,
            line(),
            { ...each, terms, moved: moved.get(each.site_id) ?? [] },
            news.get(each.news),
          )) === "away"
        )
          isAway = true;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (isAway) return "away";
    await pause(Math.max(0, SECOND_MS - (performance.now() - from)));
    return "some";
  });
}

/** With where its site's screens have been moved, and the terms that its search names. */
type Due = mails.DueMail & { readonly moved: Moved; readonly terms: Terms };

/** Sends one mail. Its row goes, on a connection of its own, as soon as the mail server has it: whoever dies before that sends it once more. */
async function sendOne(needs: Needs, line: MailLine, due: Due, news: readonly mails.ToldHit[] = []): Promise<Taken> {
  const { db } = needs;
  const mine = news.filter(({ change }) => change > due.told_change);
  const isWanted = mine.length > 0 && due.paused_at === null;
  const taken = isWanted ? await line.send(mailOf(needs, due, mine), due.message_id) : "taken";
  if (taken === "later") await mails.putOff(db, due.id);
  if (taken === "later" || taken === "away") return taken;
  await mails.removeMail(db, due.id);
  if (taken === "refused") await store.noteRefusal(db, due.email);
  else if (isWanted && due.refusals > 0) await store.noteDelivery(db, due.email);
  return taken;
}

/** In the language of its subscriber. */
function mailOf({ tokens, config }: Needs, due: Due, hits: readonly mails.ToldHit[]): Mail {
  const origin = (due.site === "metodevarsel" && config.notificationUrl) || config.publicUrl;
  const token = tokens.of({ id: due.subscription, email: due.email });
  const mail = subscriptionMailsIn(due.language).alert({
    what: alertOf(due.route, searchAt(due.search), due.terms, due.language),
    site: due.site_name,
    news: hits.slice(0, LISTED).map((hit) => newsItem(hit, origin, due)),
    more: Math.max(0, hits.length - LISTED),
    all: `${origin}${inPlace(due.moved, due.search)}`,
    manage: `${origin}${alertAddresses.alert(token)}`,
  });
  return { to: due.email, unsubscribe: `${origin}${alertAddresses.end(token)}`, ...mail };
}

const newsItem = ({ item, note, decided, ...hit }: mails.ToldHit, origin: string, { moved, told_at }: Due): News => ({
  title: item.title,
  decided,
  from: item.unitTitle,
  url: new URL(inPlace(moved, item.url), origin).href,
  summary: item.summary,
  note,
  published: item.published ?? item.modified,
  modified: item.modified,
  isNew: isNew(hit, told_at),
});

/**
 * Whether nothing of it was published when the subscriber was last notified. An edition has the time when its publication began.
 * So a single edition may be older than a run that did not see it.
 */
const isNew = ({ first, editions }: Pick<mails.ToldHit, "first" | "editions">, toldAt: Date): boolean =>
  Date.parse(first) + (editions > 1 ? 0 : UNDER_WAY_MS) > toldAt.getTime();
