import { z } from "zod";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { anonymous } from "../../access/rules/index.ts";
import { pagesShowing, textsOfFiles } from "../../media/server/index.ts";
import { notificationRoute } from "../../search/rules/index.ts";
import {
  indexedDocuments,
  removeDocument,
  type SearchDocument,
  upsertDocument,
  upsertDocuments,
} from "../../search/server/index.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import {
  buildPageTree,
  isReadable,
  knownForm,
  mediaNumber,
  type Page,
  type PagePropertiesOf,
  type PageTree,
} from "../rules/index.ts";
import { pageAddress } from "./address.ts";
import { named, statusRows, termNames, yearOf } from "./notification.ts";
import * as store from "./store.ts";

const TYPE = "MethodNotificationPage";
type Stored = Partial<PagePropertiesOf<typeof TYPE>>;

/**
 * Makes what the search finds of notifications what anybody may read at this time, in the caller's transaction: called when a page of the
 * tree was published, moved or taken away, and from time to time for those that appear or disappear by their dates. features/search/README.md
 * @param anew pages that are written even if nothing of themselves has changed
 */
export async function indexNotifications(tx: Tx, at: Date, anew: ReadonlySet<number> = new Set()): Promise<void> {
  const terms = await loadTerms(tx);
  const indexed = new Map((await indexedDocuments(tx, notificationRoute)).map((each) => [each.ref, each]));
  const readable = new Set<number>();
  let changes = 0;
  for (const siteId of await store.sitesWith(tx, TYPE)) {
    const tree = buildPageTree(await store.pageOutlines(tx, siteId), [], "metodevarsel");
    const found = [...tree.pages.values()].filter(
      (page) => page.type === TYPE && isReadable(tree, page, anonymous, at.getTime()),
    );
    for (const { number } of found) readable.add(number);
    const changed = found.filter((page) => {
      const before = indexed.get(page.number);
      return (
        anew.has(page.number) ||
        before?.modified.getTime() !== modifiedAt(page) ||
        before.url !== pageAddress(tree, page)
      );
    });
    const numbers = changed.map(({ number }) => number);
    const pages = await store.publishedOf(tx, siteId, numbers);
    const texts = await textsOfFiles(tx, pages.flatMap(documentShown));
    for (const page of pages) await upsertDocument(tx, documentOf(tree, page, terms, texts));
    changes += changed.length;
  }
  const gone = [...indexed.keys()].filter((ref) => !readable.has(ref));
  for (const ref of gone) await removeDocument(tx, notificationRoute, ref);
  if (changes + gone.length > 0) await announce(tx, [`search ${notificationRoute}`]);
}

/**
 * The same for these notifications of a site alone and all at once: an import writes them by the hundred, where looking at every page of the
 * site each time would take longer than writing.
 */
export async function indexImported(tx: Tx, siteId: number, numbers: readonly number[], at: Date): Promise<void> {
  const tree = buildPageTree(await store.outlinesUpwards(tx, siteId, numbers), [], "metodevarsel");
  const outlines = numbers.flatMap((number) => tree.pages.get(number) ?? []);
  const readable = outlines.filter((page) => isReadable(tree, page, anonymous, at.getTime()));
  const pages = await store.publishedOf(
    tx,
    siteId,
    readable.map(({ number }) => number),
  );
  const [terms, texts] = [await loadTerms(tx), await textsOfFiles(tx, pages.flatMap(documentShown))];
  await upsertDocuments(
    tx,
    pages.map((page) => documentOf(tree, page, terms, texts)),
  );
  const shown = new Set(readable.map(({ number }) => number));
  for (const number of numbers) if (!shown.has(number)) await removeDocument(tx, notificationRoute, number);
  await announce(tx, [`search ${notificationRoute}`]);
}

/** Writes again what is found of the notifications that show a document, when it says something else. features/media/README.md */
export async function indexNotificationsShowing(tx: Tx, media: number, at: Date): Promise<void> {
  const pages = (await pagesShowing(tx, media)).filter(({ type }) => type === TYPE);
  if (pages.length > 0) await indexNotifications(tx, at, new Set(pages.map(({ number }) => number)));
}

/** The number of the notification as a PDF, where readers are led to it. */
function documentShown({ properties }: Page): readonly number[] {
  const { document, isExternalMethod = false }: Stored = properties;
  return isExternalMethod ? [] : [mediaNumber(document?.src ?? "")].filter((number) => number !== null);
}

const modifiedAt = ({ changedAt, startPublish, publishedAt }: Page): number =>
  Math.max(changedAt, startPublish ?? publishedAt);

/** The same for the first content, in a transaction of its own. */
export const seedNotificationSearch = ({ db }: { readonly db: Db }): Promise<void> =>
  db.transaction().execute((tx) => indexNotifications(tx, new Date()));

const index = defineTask("index-notifications", z.object({}));

/** Each minute: notifications that appear or disappear by their dates. */
export const notificationSearchJob = (db: Db): Job => job(index, () => seedNotificationSearch({ db }), "* * * * *");

type Texts = ReadonlyMap<number, string>;

function documentOf(tree: PageTree, page: Page, terms: Terms, texts: Texts): SearchDocument {
  const stored: Stored = page.properties;
  const { mainBody = "", sections = [], livingStatus = [], publishers, source, topics, methodTypes } = stored;
  const ids = (kind: Parameters<Terms["find"]>[0], keys: readonly string[] = []) =>
    named(terms, kind, keys).map(({ id }) => id);
  return {
    kind: "notification",
    ref: page.number,
    title: stored.heading ?? page.name,
    ingress: plainTextOf(stored.methodSummary ?? ""),
    body: [
      plainTextOf(mainBody),
      ...sections.flatMap(({ heading, body }) => [heading, plainTextOf(body)]),
      ...livingStatus.map(({ text }) => text),
      ...documentShown(page).map((number) => texts.get(number) ?? ""),
    ].join("\n"),
    url: pageAddress(tree, page),
    unitTitle: termNames(terms, "publisher", publishers),
    source: source?.[0] ?? null,
    year: yearOf(page),
    living: statusRows(terms, stored)[0]?.status ?? "",
    terms: {
      organizations: ids("organization", stored.organizations),
      municipalities: [],
      topics: ids("topic", topics),
      methodTypes: ids("method-type", methodTypes),
      publishers: ids("publisher", publishers),
      subjects: ids("subject", stored.subjects),
    },
    published: new Date(page.startPublish ?? page.publishedAt),
    modified: new Date(modifiedAt(page)),
    language: knownForm(page.language),
  };
}
