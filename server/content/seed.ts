import { type SeedSite, sites } from "../../content/pages.ts";
import { pageTypes, parts, treePath } from "../../core/content/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import { announce } from "../platform/notifications.ts";
import { insertSite } from "../site/index.ts";
import { cleanHtml } from "./clean-html.ts";
import * as store from "./store.ts";

/** Adds the sites of `content/pages.ts` with their page trees. A site that exists is not touched: its editors may have changed it. */
export async function seedSites({ db }: { readonly db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const site of sites) {
      const id = await insertSite(tx, site);
      if (id === null) continue;
      await addPages(tx, id, site.pages);
      await announce(tx, [`site ${id}`]);
    }
  });
}

async function addPages(tx: Tx, siteId: number, pages: SeedSite["pages"]): Promise<void> {
  const numbers = new Map<string, number>();
  for (const [sortOrder, page] of pages.entries()) {
    const parent = page.parent === null ? null : numbers.get(treePath(page.parent));
    if (parent === undefined)
      throw new Error(`the seeded page ${page.urlSegment} stands before its parent ${page.parent}`);
    const { number } = await store.addPage(tx, {
      ...page,
      siteId,
      parent,
      sortOrder,
      access: page.access ?? "everyone",
    });
    numbers.set(treePath(`${page.parent ?? ""}/${page.urlSegment}`), number);
    const { props } = pageTypes[page.type];
    const properties = parts.schema(props).parse(parts.mapHtml(props, page.properties, cleanHtml));
    await store.addPublishedVersion(tx, { content: number, name: page.name, properties });
  }
}
