import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Config } from "../../../platform/server/config.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { worksAtDesk } from "../../access/rules/index.ts";
import { contentAddresses } from "../../address/rules/index.ts";
import { isReadable } from "../rules/index.ts";
import { languageOf } from "./language.ts";
import { linkTo } from "./model.ts";
import * as store from "./store.ts";
import type { Trees } from "./trees.ts";

const rootLink = ({ number, guid }: { readonly number: number; readonly guid: string }) => ({
  ...{ id: number, workId: 0, guidValue: guid, providerName: null, url: "", expanded: null },
  language: languageOf(""),
});

export type AddressesOfSites = Pick<Config, "publicUrl" | "notificationUrl">;
type Needs = { readonly trees: Trees; readonly addresses: AddressesOfSites };
type SiteModel = CallAnswer<"getSite">;

/** The sites that readers may open, in the shape of the Content Delivery API. One that is configured without an address is left out. */
export async function getSites({ trees, addresses }: Needs, read: Read): Promise<Result<CallAnswer<"getSites">>> {
  const models: SiteModel[] = [];
  for (const { id, key, guid, name } of await store.everySite(read.db)) {
    const origin = key === "metodevarsel" ? addresses.notificationUrl : addresses.publicUrl;
    const tree = await trees.of(id);
    const start = tree.byPath.get("/");
    if (origin === null || !start || !isReadable(tree, start, read.actor, read.at.getTime())) continue;
    const blocks = await store.blockFolder(read.db, id);
    models.push({
      id: guid,
      name,
      editLocation: worksAtDesk(read.actor, key) ? `${origin}${contentAddresses.pages}` : null,
      contentRoots: {
        startPage: linkTo(tree, start),
        ...(blocks ? { globalAssetsRoot: rootLink(blocks) } : {}),
      },
      languages: [{ isMasterLanguage: true, displayName: "norsk", name: "no", urlSegment: "" }],
      hosts: [{ name: new URL(origin).host, type: "Primary" }],
    });
  }
  return ok(models);
}

/** One of them by its guid. */
export async function getSite(needs: Needs, read: Read, { params }: CallInput<"getSite">): Promise<Result<SiteModel>> {
  const sites = await getSites(needs, read);
  if (!sites.ok) return sites;
  const site = sites.value.find(({ id }) => id === params.id.toLowerCase());
  return site ? ok(site) : refuse({ kind: "NotFound" });
}
