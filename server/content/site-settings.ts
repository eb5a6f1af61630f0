import { anonymous } from "../../core/access/index.ts";
import { pageTypes, parts, siteSettings } from "../../core/content/index.ts";
import type { SiteSettings } from "../../core/contract/index.ts";
import type { Read } from "../platform/http/work.ts";
import type { Trees } from "./trees.ts";
import { wireFor } from "./wire.ts";

/**
 * A site's settings as its pages show them, the same for everybody: what only some may open is no part of a menu. What they lead to is
 * reported, so a page is made anew when that changes.
 * @param stored what the settings page holds
 * @param draftKey of the link by which a draft is seen
 */
export async function shownSettings(
  trees: Trees,
  { db, siteId, at, shows }: Pick<Read, "db" | "siteId" | "at" | "shows">,
  stored: Readonly<Record<string, unknown>>,
  draftKey: string | null,
): Promise<SiteSettings> {
  const viewer = {
    actor: anonymous,
    at: at.getTime(),
    db,
    shows,
    query: "",
    ...(draftKey === null ? {} : { draftKey }),
  };
  const wire = await wireFor(await trees.of(siteId), viewer, parts.refs(pageTypes.SettingsPage.props, stored));
  return siteSettings(stored, wire, at.getTime());
}
