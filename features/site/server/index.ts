import type { Language } from "../../../platform/pure/language/index.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import type { Moved } from "../../../platform/pure/moved/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import { openReadOnce } from "../../../platform/server/speed/read-once.ts";
import { concerns } from "../../../platform/server/subject.ts";
import type { SiteKey } from "../../access/rules/index.ts";
import { movedScreens, stringOf } from "../../content/rules/index.ts";
import * as store from "./store.ts";

export { insertSite } from "./store.ts";

export type SiteInfo = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** As they are stored: `siteSettings` of features/content/rules turns them into what pages show. */
  readonly settings: Readonly<Record<string, unknown>>;
};

export type SiteInfos = { of(siteId: number): Promise<SiteInfo> };

type Needs = { readonly db: Db; readonly notifications: Pick<Notifications, "onChange"> };

/** The sites' names and settings, read once and again when one changes. Throws for a site that does not exist. */
export function openSiteInfos({ db, notifications }: Needs): SiteInfos {
  const once = openReadOnce();
  notifications.onChange((changed) => {
    if (concerns(changed, "site")) once.forget();
  });
  return { of: (siteId) => once.of(String(siteId), () => read(db, siteId)) };
}

async function read(db: Db, siteId: number): Promise<SiteInfo> {
  return { ...(await existing(db, siteId)), settings: await store.publishedSettings(db, siteId) };
}

async function existing(db: Db | Tx, siteId: number) {
  const row = await store.siteById(db, siteId);
  if (!row) throw new Error(`there is no site ${siteId}`);
  return row;
}

/** The name of a site, for mails in its name. Throws for a site that does not exist. */
export const siteName = async (db: Db | Tx, siteId: number): Promise<string> => (await existing(db, siteId)).name;

/** The site's own address, where readers and authors write to. Empty for a site that has none. */
export const contactAddress = async (db: Db | Tx, siteId: number): Promise<string> =>
  mailAddressIn(stringOf((await store.publishedSettings(db, siteId)).contactAddress));

/** The written form of a site. */
export const siteLanguage = async (db: Db | Tx, siteId: number): Promise<Language> =>
  (await store.languageOfSite(db, siteId)).language;

/** A property of a site's settings, as it is stored; undefined when it has none. */
export const siteSetting = async (db: Db | Tx, siteId: number, name: string): Promise<unknown> =>
  (await store.publishedSettings(db, siteId))[name];

/** The screens of each site that its editors have moved, by the site's id. */
export async function movedScreensOf(db: Db | Tx): Promise<ReadonlyMap<number, Moved>> {
  const bySite = Map.groupBy(await store.screenBranches(db), ({ site_id }) => site_id);
  return new Map(
    [...bySite].map(([site, rows]) => [
      site,
      movedScreens(rows.map(({ url_segment, ...row }) => ({ ...row, urlSegment: url_segment }))),
    ]),
  );
}

/** The same of one site, for jobs: they have no caller. */
export async function movedScreensOn(db: Db | Tx, key: SiteKey): Promise<Moved> {
  const site = await store.siteOfKey(db, key);
  return (site && (await movedScreensOf(db)).get(site.id)) ?? [];
}
