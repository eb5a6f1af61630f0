import { inPlace } from "../../../platform/pure/moved/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { SiteView } from "../../site/calls-page.ts";

/** How machines search a site: schema.org's `SearchAction`, on its front page, written by the server alone. */
export function searchAction({ name, origin, moved }: Pick<SiteView, "name" | "origin" | "moved">): string {
  const site = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: `${origin}${addresses.home}`,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${inPlace(moved, addresses.search)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
  return `<script type="application/ld+json">${JSON.stringify(site).replaceAll("<", "\\u003c")}</script>`;
}
