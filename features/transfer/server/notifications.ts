import { announce } from "../../../platform/server/notifications.ts";
import {
  isUrlSegment,
  mediaAddress,
  type PagePropertiesOf,
  pageTypes,
  parts,
  segmentFrom,
  treePath,
} from "../../content/rules/index.ts";
import { indexImported } from "../../content/server/index.ts";
import { type NotificationRecord, oldPathFrom } from "../rules/index.ts";
import { type Context, documentNumber, hashOfParts, type ImportLine } from "./context.ts";
import * as store from "./store.ts";
import { referenced, takenValues } from "./values.ts";

const TYPE = "MethodNotificationPage";
const SITE = "metodevarsel";
const { props } = pageTypes[TYPE];

type NotificationLine = ImportLine<NotificationRecord>;
type Ready = {
  readonly line: number;
  readonly record: NotificationRecord;
  readonly hash: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** The page that it was taken as before. */
  readonly content: number | null;
};

/** Takes notifications, each of another name, in a few statements for all of them. docs/import.md, Notifications */
export async function importNotifications(context: Context, lines: readonly NotificationLine[]): Promise<void> {
  const { tx, sites, teller, at, isDry } = context;
  const siteId = sites.get(SITE);
  const catalog = siteId && (await store.firstOfType(tx, siteId, "MethodNotificationCatalogPage"));
  if (!siteId || !catalog) {
    for (const { line } of lines) teller.refuse(line, "site", "there is no page for notifications to stand under");
    return;
  }
  const known = await store.importedOf(
    tx,
    "notification",
    lines.map(({ record }) => record.id),
  );
  const gone = await store.trashedAmong(
    tx,
    [...known.values()].map(({ target }) => target),
  );
  const ready: Ready[] = [];
  for (const each of lines) {
    const before = known.get(each.record.id);
    if (before && gone.has(before.target)) teller.refuse(each.line, "id", "its page is in the trash here");
    else ready.push(...(await readied(context, each, before ?? null)));
  }
  const place: Catalog = { siteId, number: catalog.number, path: await store.addressByParts(tx, catalog.number) };
  const numbers = await placed(context, place, ready);
  const all = ready.map((each) => ({ ...each, ...(numbers.get(each) ?? { number: 0, isNew: true }) }));
  const isNew = (each: { readonly isNew: boolean }) => each.isNew;
  const versionOf = ({ number, record, properties }: (typeof all)[number]) => ({
    content: number,
    name: record.name ?? record.heading,
    properties,
    language: record.language,
    published: new Date(record.published),
    changed: new Date(record.modified ?? record.published),
  });
  await store.publishVersions(tx, all.filter(isNew).map(versionOf), true);
  const changed = all.filter((each) => !isNew(each));
  await store.publishVersions(tx, changed.map(versionOf), false);
  for (const { number, record } of changed)
    await store.setDates(tx, number, { start_publish: later(new Date(record.published), at) });
  await store.addPageReferences(
    tx,
    all.flatMap(({ number, properties }) =>
      parts.refs(props, properties).map((each) => ({ ...each, content: number })),
    ),
  );
  await store.addPageRedirects(
    tx,
    all.flatMap(({ number, record }) =>
      record.oldPaths.map((old) => ({ ...oldPathFrom(old), site_id: siteId, content: number })),
    ),
  );
  await store.keepImported(
    tx,
    all.map(({ number, record: { id }, hash }) => ({ record: "notification" as const, id, target: number, hash })),
  );
  if (!context.isAgain) for (const each of all) teller.count("notification", isNew(each) ? "made" : "changed");
  if (isDry || all.length === 0) return;
  await indexImported(
    tx,
    siteId,
    all.map(({ number }) => number),
    at,
  );
  await announce(tx, [
    `content ${catalog.number}`,
    ...changed.slice(0, MOST_ANNOUNCED).map(({ number }) => `content ${number}` as const),
  ]);
}

/** The maximum number of changed pages that one announcement names. An announcement has room for some 200 subjects. */
const MOST_ANNOUNCED = 190;

const later = (published: Date, at: Date): Date | null => (published > at ? published : null);

/** A record as it will be stored; nothing when it is as it was, or is refused. */
async function readied(
  context: Context,
  { line, record }: NotificationLine,
  before: store.Imported | null,
): Promise<readonly Ready[]> {
  const { teller, library } = context;
  const file = record.document ? await library.read(record.document) : null;
  if (file && "problem" in file) {
    teller.refuse(line, "document", file.problem);
    return [];
  }
  const said = await referenced(context, { line, record }, textsOf(record));
  const hash = hashOfParts(JSON.stringify(record), file?.hash ?? "", said.unknown);
  if (before?.hash === hash) {
    if (!context.isAgain) teller.count("notification", "unchanged");
    return [];
  }
  const document = file && record.document ? await documentNumber(context, record.document, file) : null;
  if (document !== null && typeof document !== "number") {
    teller.refuse(line, "document", document.problem);
    return [];
  }
  const taken = takenValues(props, {
    ...(await stored(context, { ...record, ...said.values })),
    document: document === null ? null : { src: mediaAddress(document), alt: "" },
  });
  if (!taken.ok) {
    teller.refuse(line, taken.key, taken.reason);
    return [];
  }
  if (taken.removed !== "" && !context.isAgain) teller.notice(line, taken.removed);
  for (const old of record.oldPaths)
    if (old.includes("?") && !context.isAgain)
      teller.notice(line, `the old address ${old} leads here whatever stands behind its «?»`);
  return [{ line, record, hash, properties: taken.values, content: before?.target ?? null }];
}

/** Where a notification may name other pages and files. */
const textsOf = ({
  methodSummary,
  mainBody,
  sections,
  livingStatus,
  nyeMetoderLink,
  externalUrl,
}: NotificationRecord) => ({
  ...{ methodSummary, mainBody, sections, livingStatus, nyeMetoderLink, externalUrl },
});

type Stored = Omit<PagePropertiesOf<typeof TYPE>, "document">;

/** A record's content, as properties of the page. */
async function stored({ terms }: Context, record: NotificationRecord): Promise<Stored> {
  const one = (kind: Parameters<typeof terms.keysOf>[0], name: string | null | undefined) =>
    terms.keysOf(kind, name ? [name] : []);
  const livingStatus: Stored["livingStatus"][number][] = [];
  for (const { at, status, text, link } of record.livingStatus)
    livingStatus.push({ date: at, status: [...(await one("notification-status", status))], text, link });
  const keys = async (...given: Parameters<typeof terms.keysOf>) => [...(await terms.keysOf(...given))];
  return {
    heading: record.heading,
    methodSummary: record.methodSummary,
    mainBody: record.mainBody,
    sections: record.sections.map(({ title, body }) => ({ heading: title, body })),
    isExternalMethod: record.isExternalMethod,
    externalUrl: record.externalUrl,
    livingStatus,
    nyeMetoderLink: record.nyeMetoderLink,
    year: record.year ?? null,
    topics: await keys("topic", record.topics),
    methodTypes: await keys("method-type", record.methodTypes),
    publishers: await keys("publisher", record.publishers),
    source: [...(await one("source", record.source))],
    organizations: await keys("organization", record.organizations),
    subjects: await keys("subject", record.subjects),
    financialResponsibility: [...(await one("finance-responsibility", record.financialResponsibility))],
    orderRecommendation: [...(await one("order-recommendation", record.orderRecommendation))],
    changeLog: record.changeLog.map(({ at, text }) => ({ date: at, text })),
  };
}

/** The part of the address that a record asks for. */
const wantedSegment = ({ path, heading }: NotificationRecord): string => {
  const last = path === undefined ? "" : (treePath(path).split("/").at(-2) ?? "");
  return isUrlSegment(last) ? last : segmentFrom(heading);
};

type Catalog = { readonly siteId: number; readonly number: number; readonly path: string };
type Placed = { readonly number: number; readonly isNew: boolean };

/**
 * The pages of records: the one that was taken before, the one that stands at the address that a record names and is nobody's yet, or a new
 * one under the catalog. Where a new one was, if it is not there now, leads to it.
 */
async function placed(
  { tx, at }: Context,
  catalog: Catalog,
  records: readonly Ready[],
): Promise<ReadonlyMap<Ready, Placed>> {
  const found = new Map<Ready, Placed>();
  const rest = records.filter((each) => {
    if (each.content !== null) found.set(each, { number: each.content, isNew: false });
    return each.content === null;
  });
  const wanted = rest.map(({ record }) => wantedSegment(record));
  const there = await store.pagesAt(tx, catalog.number, wanted);
  const taken = new Set<string>(there.keys());
  const fresh = rest.flatMap((each, index) => {
    const wish = wanted[index] ?? "";
    const page = there.get(wish);
    const isThis = page?.type === TYPE && page.imported === null && asked(each) === `${catalog.path}${wish}/`;
    if (isThis && ![...found.values()].some(({ number }) => number === page.number)) {
      found.set(each, { number: page.number, isNew: false });
      return [];
    }
    const segment = taken.has(wish) ? `${wish.slice(0, 80)}-${shortNameOf(each.record.id)}` : wish;
    taken.add(segment);
    return [{ each, segment }];
  });
  const numbers = await store.insertPages(
    tx,
    fresh.map(({ each: { record }, segment }) => ({
      ...{ site_id: catalog.siteId, parent: catalog.number, type: TYPE, url_segment: segment },
      start_publish: later(new Date(record.published), at),
      created_at: new Date(record.published),
    })),
  );
  for (const { each, segment } of fresh) found.set(each, { number: numbers.get(segment) ?? 0, isNew: true });
  await store.addPageRedirects(
    tx,
    fresh.flatMap(({ each, segment }) => {
      const path = asked(each);
      const content = numbers.get(segment);
      return path === null || path === "/" || path === `${catalog.path}${segment}/` || content === undefined
        ? []
        : [{ site_id: catalog.siteId, path, deep: false, content }];
    }),
  );
  return found;
}

/** The address that a record names, as the tree writes it. */
const asked = ({ record: { path } }: Ready): string | null => (path === undefined ? null : treePath(path));

const shortNameOf = (id: string): string => Buffer.from(hashOfParts(id)).toString("hex").slice(0, 12);
