import type { Caller, Db } from "../../../platform/server/http/work.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import { openReadOnce } from "../../../platform/server/speed/read-once.ts";
import { concerns } from "../../../platform/server/subject.ts";
import type { Sites } from "../../session/server/index.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import { buildPageTree, type PageTree } from "../rules/index.ts";
import * as store from "./store.ts";

/** The organisations and municipalities that start forms offer. */
export type Choices = Pick<Terms, "organizationOptions" | "municipalityOptions">;

/** The part of a caller that identifies the requested site. */
export type SiteOf = Pick<Caller, "siteId" | "siteKey" | "origin" | "moved">;

/** Keeps the published page trees and the start forms' choices in memory. They are read again when they change, and of the pages those that did. */
export type Trees = {
  of(siteId: number): Promise<PageTree>;
  choices(): Promise<Choices>;
  /** The site's id in the content API. */
  guidOf(siteId: number): Promise<string>;
  /** The site that a host name shows, as in the Host header; null for a host that is none of ours. */
  siteAt(host: string): Promise<SiteOf | null>;
  /** The other sites that have an address. */
  sisters(siteId: number): Promise<readonly SiteOf[]>;
};

type Needs = {
  readonly db: Db;
  readonly notifications: Pick<Notifications, "onChange">;
  readonly sites: Pick<Sites, "at" | "origins">;
};

export function openTrees({ db, notifications, sites }: Needs): Trees {
  const once = openReadOnce();
  const lastRead = new Map<number, store.StampedPages>();
  notifications.onChange((changed) => {
    if (concerns(changed, "content") || concerns(changed, "site") || concerns(changed, "terms")) once.forget();
  });
  return {
    of: (siteId) =>
      once.of(`tree ${siteId}`, async () => {
        const stamped = await store.publishedPages(db, siteId, lastRead.get(siteId));
        lastRead.set(siteId, stamped);
        return buildPageTree(
          [...stamped.values()].map(({ page }) => page),
          await store.redirects(db, siteId),
          await store.siteKey(db, siteId),
          await store.publishedBlocks(db, siteId),
        );
      }),
    guidOf: async (siteId) =>
      (await once.of("sites", () => store.everySite(db))).find(({ id }) => id === siteId)?.guid ?? "",
    siteAt: (host) => sites.at(host),
    sisters: async (siteId) => {
      const found = new Map<number, SiteOf>();
      for (const origin of await sites.origins()) {
        const site = await sites.at(new URL(origin).host);
        if (site && site.siteId !== siteId && !found.has(site.siteId)) found.set(site.siteId, site);
      }
      return [...found.values()];
    },
    choices: () =>
      once.of("choices", async () => {
        const { organizationOptions, municipalityOptions } = await loadTerms(db);
        return { organizationOptions, municipalityOptions };
      }),
  };
}
