import { demoSites, type SeedSite } from "../../../content/pages.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { insertSite } from "../../site/server/index.ts";
import { pageTypes, parts, treePath } from "../rules/index.ts";
import { cleanHtml } from "./clean-html.ts";
import * as store from "./store.ts";

/**
 * Adds the sites of `content/pages.ts` with their page trees, and to sites that exist the pages that the product has got since. A page is
 * added once: wherever its editors moved it, whatever they wrote in it, and also when they deleted it, it is left alone.
 */
export async function seedSites({ db }: { readonly db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const site of demoSites) {
      const added = await insertSite(tx, site);
      const id = added ?? (await store.siteWithKey(tx, site.key)).id;
      const isChanged = await addPages(tx, id, site.pages);
      if (added !== null || isChanged) await announce(tx, [`site ${id}`]);
    }
  });
}

/** True when a page was missing. */
async function addPages(tx: Tx, siteId: number, pages: SeedSite["pages"]): Promise<boolean> {
  const numbers = new Map((await store.seededPages(tx, siteId)).map(({ seed_path, number }) => [seed_path, number]));
  const known = numbers.size;
  for (const [sortOrder, page] of pages.entries()) {
    const seedPath = treePath(`${page.parent ?? ""}/${page.urlSegment}`);
    if (numbers.has(seedPath)) continue;
    const parent = page.parent === null ? null : numbers.get(treePath(page.parent));
    if (parent === undefined) throw new Error(`the seeded page ${seedPath} stands before its parent ${page.parent}`);
    const { number } = await store.addPageRow(tx, {
      ...page,
      siteId,
      parent,
      sortOrder,
      seedPath,
      access: page.access ?? "everyone",
      startPublish: page.startPublish ? new Date(page.startPublish) : null,
    });
    numbers.set(seedPath, number);
    const { props } = pageTypes[page.type];
    const properties = parts.schema(props).parse(parts.mapHtml(props, page.properties, cleanHtml));
    await store.addPublishedVersion(tx, { content: number, name: page.name, properties });
    await store.addReferences(tx, number, parts.refs(props, properties));
  }
  return numbers.size > known;
}
