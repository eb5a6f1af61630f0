import type { Language } from "../../../platform/pure/language/index.ts";
import type { Moved } from "../../../platform/pure/moved/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { hostnameOf, isLocalhost } from "../../../platform/server/loopback.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import { openReadOnce } from "../../../platform/server/speed/read-once.ts";
import { concerns } from "../../../platform/server/subject.ts";
import { movedScreensOf } from "../../site/server/index.ts";
import * as store from "./site-store.ts";

export type Site = {
  readonly id: number;
  readonly key: string;
  readonly hosts: readonly string[];
  readonly language: Language;
  readonly moved: Moved;
};

/** The site of a host: its form, its address for links, and where its screens are that editors moved. */
type SiteAt = {
  readonly siteId: number;
  readonly siteKey: string;
  readonly siteLanguage: Language;
  readonly origin: string;
  readonly moved: Moved;
};

/** Which site a host name shows, and the address that its links use. */
export type Sites = {
  /**
   * The site at a host. A configured address is tried first, then the hosts of each site.
   * The portal's address shows the first site if it does not belong to a site. So does
   * this machine's own host if nobody else can reach the server. Null for any other host.
   * @param host as in the Host header
   */
  at(host: string): Promise<SiteAt | null>;
  /** Every address at which a site is served, without a slash at the end. */
  origins(): Promise<readonly string[]>;
};

type Needs = {
  readonly db: Db;
  readonly publicUrl: string;
  /** The configured address of the notification site, if it has one. */
  readonly notificationUrl: string | null;
  /** True when only this machine can reach the server. */
  readonly isAlone: boolean;
  readonly notifications: Pick<Notifications, "onChange">;
};

/**
 * The sites, read once and again when one changes. Links are built from the hosts of a site, never from the Host header of a
 * request: otherwise anybody could make our mails link to their machine.
 */
export function openSites({ db, publicUrl, notificationUrl, isAlone, notifications }: Needs): Sites {
  const once = openReadOnce();
  notifications.onChange((changed) => {
    if (concerns(changed, "site")) once.forget();
  });
  const load = async (): Promise<readonly Site[]> => {
    const sites = await once.of("sites", () => read(db));
    if (sites.length === 0) once.forget();
    return sites;
  };
  const portal = new URL(publicUrl);
  const notificationSite = notificationUrl === null ? null : new URL(notificationUrl);
  const originOf = (hostname: string) =>
    `${portal.protocol}//${hostname}${portal.port === "" ? "" : `:${portal.port}`}`;
  return {
    at: async (host) => {
      const hostname = hostnameOf(host);
      const sites = await load();
      const named =
        notificationSite?.hostname === hostname ? sites.find(({ key }) => key === "metodevarsel") : undefined;
      if (named && notificationSite) return siteAt(named, notificationSite.origin);
      const found = sites.find((site) => site.hosts.includes(hostname));
      if (found) return siteAt(found, originOf(hostname));
      const [fallback] = sites;
      if (hostname !== portal.hostname && !(isAlone && isLocalhost(hostname))) return null;
      if (!fallback) throw new Error("no site is set up in the database");
      return siteAt(fallback, portal.origin);
    },
    origins: async () => {
      const hosts = (await load()).flatMap((site) => site.hosts);
      const configured = notificationSite ? [portal.origin, notificationSite.origin] : [portal.origin];
      return [...new Set([...configured, ...hosts.map(originOf)])];
    },
  };
}

const siteAt = ({ id, key, language, moved }: Site, origin: string): SiteAt => ({
  ...{ siteId: id, siteKey: key, siteLanguage: language },
  ...{ origin, moved },
});

async function read(db: Db): Promise<readonly Site[]> {
  const [sites, moved] = await Promise.all([store.sitesWithHosts(db), movedScreensOf(db)]);
  return sites.map((site) => ({ ...site, moved: moved.get(site.id) ?? [] }));
}
