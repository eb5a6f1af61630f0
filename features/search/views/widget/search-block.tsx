import type { BlockModel } from "../../../content/rules/index.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { routeOfSite } from "../../rules/index.ts";
import { SearchWidget } from "./search-widget.tsx";

/** The block as a content area draws it: a part of its own, which few pages load. */
export const searchView = (block: BlockModel<"SearchBlock">) => <SearchBlock heading={block.heading} />;

/** The embedded search of this site. Without script it leads to the site's search page. */
function SearchBlock({ heading }: { readonly heading: string }) {
  const { key } = useSite();
  return (
    <section>
      <h2>{heading}</h2>
      <SearchWidget route={routeOfSite(key)} form={null} />
    </section>
  );
}
