import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Config } from "../../../../platform/server/config.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { worksAtDesk } from "../../../access/rules/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { deskOnly } from "./open.ts";
import * as store from "./store.ts";

export type SiteAddresses = Pick<Config, "publicUrl" | "notificationUrl">;

/** The origin at which a site is written; null when it has none. */
export const siteOrigin = (config: SiteAddresses, key: string): string | null =>
  key === "metodevarsel" ? config.notificationUrl : config.publicUrl;

/** The sites whose pages editors write, with where they do that. One that is configured without an address is left out. */
export async function listSites(read: Read, config: SiteAddresses): Promise<Result<CallAnswer<"deskSites">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const sites = (await store.sites(read.db)).filter(({ key }) => worksAtDesk(read.actor, key));
  return ok(
    sites.flatMap(({ id, key, name }) => {
      const origin = siteOrigin(config, key);
      return origin === null ? [] : [{ name, url: `${origin}${contentAddresses.pages}`, isHere: id === read.siteId }];
    }),
  );
}
