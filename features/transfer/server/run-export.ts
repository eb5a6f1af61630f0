import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { anonymous, assessmentSite } from "../../access/rules/index.ts";
import {
  buildPageTree,
  definitionOf,
  isReadable,
  knownForm,
  type Page,
  type PagePropertiesOf,
  type PageTree,
  type PageType,
  pagePath,
  readersPart,
} from "../../content/rules/index.ts";
import { termKinds, type WrittenRecord, withReferences } from "../rules/index.ts";
import { assessmentRecords } from "./export-assessments.ts";
import * as store from "./export-store.ts";

const NOTIFICATION = "MethodNotificationPage";
/** Pages whose texts are in memory at a time. */
const CHUNK = 500;
const FILES = "filer";

type ExportOptions = {
  readonly folder: string;
  /** Only what a visitor can read now. */
  readonly isPublished?: boolean;
  readonly at?: Date;
};

type SitePage = { readonly page: Page; readonly row: store.ExportedOutline; readonly path: string };
type Site = { readonly key: "minimetode" | "metodevarsel"; readonly id: number; readonly pages: readonly SitePage[] };

/** The names of pages and files in the export file, and where the files are stored beside it. */
type Names = {
  readonly page: (number: number) => string | null;
  readonly media: (number: number) => string | null;
  readonly document: (number: number) => string | null;
};

const iso = (date: Date): string => date.toISOString();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Writes the terms, files, pages, notifications and assessments of both sites as records, and the files beside them in the folder. The same content gives
 * the same lines, in whatever instance it stands: only `exported` in the first differs. docs/import.md, Export
 */
export async function* runExport(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { folder, isPublished = false, at = new Date() }: ExportOptions,
): AsyncGenerator<WrittenRecord> {
  yield { record: "export", version: 1, exported: iso(at) };
  yield* termRecords(db);
  const sites = await sitesOf(db, isPublished, at);
  const library = await store.exportedMedia(db);
  const shown = await store.shownFiles(db);
  const exported = new Map(sites.flatMap(({ pages }) => pages.map((each) => [each.row.number, each])));
  const isDocument = (ref: (typeof shown)[number]) =>
    exported.get(ref.content)?.row.type === NOTIFICATION && ref.path.length === 1 && ref.path[0] === "document";
  const here = shown.filter(({ content }) => exported.has(content));
  const documents = new Set(here.filter(isDocument).map(({ target }) => Number(target)));
  const inPages = new Set(here.filter((ref) => !isDocument(ref)).map(({ target }) => Number(target)));
  const kept = library.filter(({ number }) => inPages.has(number) || (!isPublished && !documents.has(number)));
  const names = await namesIn(db, exported, kept, library);

  for (const file of kept.toSorted((a, b) => byText(names.media(a.number) ?? "", names.media(b.number) ?? ""))) {
    const id = names.media(file.number) ?? "";
    const place = `${FILES}/${fileSafe(id)}/${file.name}`;
    await copied(files, file, path.join(folder, place));
    const { name, alt, decorative, credit, focus_x, focus_y } = file;
    yield { record: "media", id, file: place, name, alt, title: credit, decorative, focalPoint: [focus_x, focus_y] };
  }
  for (const number of [...documents].toSorted((a, b) => a - b)) {
    const file = library.find((each) => each.number === number);
    const place = names.document(number);
    if (file && place) await copied(files, file, path.join(folder, place));
  }
  for (const site of sites) {
    yield* siteRecords(db, site, names, isPublished);
    if (site.key === assessmentSite) yield* assessmentRecords({ db, files }, { siteId: site.id, folder, isPublished });
  }
}

async function* termRecords(db: Db): AsyncGenerator<WrittenRecord> {
  const written = Object.entries(termKinds) as [keyof typeof termKinds, string][];
  for (const { kind, key, name, parent, url, icon, form } of await store.exportedTerms(db)) {
    const known = written.find(([, stored]) => stored === kind)?.[0];
    if (known) yield { record: "term", kind: known, key, name, parent, url, icon, form };
  }
}

async function sitesOf(db: Db, isPublished: boolean, at: Date): Promise<readonly Site[]> {
  const sites: Site[] = [];
  for (const { id, key } of await store.exportedSites(db)) {
    if (key !== "minimetode" && key !== "metodevarsel") continue;
    const rows = await store.outlines(db, id);
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    const tree = buildPageTree(rows.map(pageOf), [], key);
    const pages = [...tree.pages.values()].flatMap((page): SitePage[] => {
      const row = byNumber.get(page.number);
      const at_ = pagePath(tree, page);
      const isShown = !isPublished || isPublic(tree, page, at);
      return row && at_ !== null && isShown ? [{ page, row, path: at_ }] : [];
    });
    sites.push({ id, key, pages: pages.toSorted((a, b) => byText(a.path, b.path)) });
  }
  return sites;
}

/** Shared blocks are read on the pages that show them; the folder that they lie in goes with them. */
const isPublic = (tree: PageTree, page: Page, at: Date): boolean => {
  const definition = definitionOf(page.type);
  const isOfBlocks = definition?.isBlock === true || page.type === ("SharedBlockFolder" satisfies PageType);
  return (definition?.noAddress !== true || isOfBlocks) && isReadable(tree, page, anonymous, at.getTime());
};

const pageOf = (row: store.ExportedOutline): Page => ({
  ...{ number: row.number, guid: row.guid, parent: row.parent, type: row.type, urlSegment: row.url_segment },
  ...{ sortOrder: row.sort_order, access: row.access, readers: [], name: row.name, properties: {} },
  startPublish: row.start_publish?.getTime() ?? null,
  stopPublish: row.stop_publish?.getTime() ?? null,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  publishedAt: (row.published_at ?? row.created_at).getTime(),
});

const fileSafe = (id: string): string => id.replace(/[^\w.-]/g, "_").replace(/^\.+/, "_");

async function namesIn(
  db: Db,
  pages: ReadonlyMap<number, SitePage>,
  kept: readonly store.ExportedMedia[],
  library: readonly store.ExportedMedia[],
): Promise<Names> {
  const pageNames = await store.namesOf(db, "page", "notification");
  const mediaNames = await store.namesOf(db, "media");
  const fileNames = await store.namesOf(db, "file");
  const keptOnes = new Map(kept.map((file) => [file.number, file]));
  const all = new Map(library.map((file) => [file.number, file]));
  return {
    page: (number) => {
      const page = pages.get(number);
      return page ? (pageNames.get(number) ?? page.row.guid) : null;
    },
    media: (number) => {
      const file = keptOnes.get(number);
      return file ? (mediaNames.get(number) ?? file.guid) : null;
    },
    document: (number) => {
      const file = all.get(number);
      return file ? (fileNames.get(number) ?? `${FILES}/${file.guid}/${file.name}`) : null;
    },
  };
}

async function copied(files: FileStore, { storage_key }: store.ExportedMedia, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, await files.getBytes(storage_key));
}

async function* siteRecords(
  db: Db,
  { key: site, id, pages }: Site,
  names: Names,
  isPublished: boolean,
): AsyncGenerator<WrittenRecord> {
  const old = await store.oldPaths(db, id);
  const isNotification = ({ row }: SitePage) => row.type === NOTIFICATION;
  for (const some of inChunks([...pages.filter((page) => !isNotification(page)), ...pages.filter(isNotification)])) {
    const properties = await store.propertiesOf(
      db,
      some.map(({ row }) => row.number),
    );
    for (const each of some) {
      const stored = properties.get(each.row.number) ?? {};
      const said = isPublished ? readersPart(definitionOf(each.row.type)?.props ?? {}, stored) : stored;
      const oldPaths = [...(old.get(each.row.number) ?? [])];
      yield isNotification(each)
        ? notificationRecord(each, said, oldPaths, names)
        : pageRecord(site, { ...each, isPublished }, said, oldPaths, names);
    }
  }
}

function* inChunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}

/** A page's properties, with the names of the file in place of numbers. References to pages and files outside the export become empty. */
const named = <T extends object>(said: T, names: Names): T =>
  withReferences(said, (kind, id) => (kind === "media" ? names.media(Number(id)) : names.page(Number(id)))).values;

function pageRecord(
  site: Site["key"],
  { row, path: at, isPublished }: SitePage & { readonly isPublished: boolean },
  said: object,
  oldPaths: string[],
  names: Names,
): WrittenRecord {
  return {
    record: "page",
    id: names.page(row.number) ?? row.guid,
    site,
    path: at,
    contentType: row.type,
    name: row.name,
    properties: { ...named(said, names) },
    published: iso(row.published_at ?? row.created_at),
    modified: iso(row.changed_at),
    startPublish: row.start_publish && iso(row.start_publish),
    stopPublish: row.stop_publish && iso(row.stop_publish),
    // No reader gets it.
    ...(isPublished ? {} : { reviewBy: row.review_by }),
    // Accounts are not moved: who was named is left out, and the page is for the desk.
    access: row.access === "chosen" ? "editors" : row.access,
    order: row.sort_order,
    oldPaths,
    ...formIn(row),
  };
}

/** The form of Norwegian, where it has been said. */
const formIn = (row: Pick<SitePage["row"], "language">) => {
  const language = knownForm(row.language);
  return language && { language };
};

type Said = Partial<PagePropertiesOf<typeof NOTIFICATION>>;

function notificationRecord(
  { row, path: at }: SitePage,
  { document, ...said }: Said,
  oldPaths: string[],
  names: Names,
): WrittenRecord {
  const rest = named(said, names);
  const file = /^media:(\d+)$/.exec(document?.src ?? "")?.[1];
  return {
    record: "notification",
    id: names.page(row.number) ?? row.guid,
    heading: rest.heading ?? row.name,
    name: row.name,
    published: iso(row.start_publish ?? row.published_at ?? row.created_at),
    modified: iso(row.changed_at),
    path: at,
    oldPaths,
    methodSummary: rest.methodSummary ?? "",
    mainBody: rest.mainBody ?? "",
    sections: (rest.sections ?? []).map(({ heading, body }) => ({ title: heading, body })),
    topics: [...(rest.topics ?? [])],
    methodTypes: [...(rest.methodTypes ?? [])],
    publishers: [...(rest.publishers ?? [])],
    source: rest.source?.[0] ?? null,
    organizations: [...(rest.organizations ?? [])],
    subjects: [...(rest.subjects ?? [])],
    year: rest.year ?? null,
    financialResponsibility: rest.financialResponsibility?.[0] ?? null,
    orderRecommendation: rest.orderRecommendation?.[0] ?? null,
    nyeMetoderLink: rest.nyeMetoderLink ?? "",
    isExternalMethod: rest.isExternalMethod ?? false,
    externalUrl: rest.externalUrl ?? "",
    document: file === undefined ? null : names.document(Number(file)),
    livingStatus: (rest.livingStatus ?? []).map(({ date, status, text, link }) => ({
      at: date,
      status: status[0] ?? "",
      text,
      link,
    })),
    changeLog: (rest.changeLog ?? []).map(({ date, text }) => ({ at: date, text })),
    ...formIn(row),
  };
}
