import { getRouteApi } from "@tanstack/react-router";
import { AccountsScreen, LogScreen } from "../../../account/screens/index.ts";
import { routePaths } from "../../../address/rules/index.ts";
import { MediaScreen } from "../../../media/screens/index.ts";
import { TermsScreen } from "../../../term/screens/index.ts";
import { BrokenLinksScreen } from "./broken-links.tsx";
import { PageScreen } from "./page-screen.tsx";
import { SearchKey } from "./search-key.tsx";
import { TreeScreen } from "./tree-screen.tsx";

const route = getRouteApi(`/screen/wing/desk${routePaths.deskContent}`);

/** The pages of the site, what administrators do beside them, the files that they show, or the page whose number stands in the address. */
export const ContentScreen = () => (
  <>
    <SearchKey />
    <Place place={route.useParams()._splat ?? ""} />
  </>
);

function Place({ place }: { readonly place: string }) {
  if (place.startsWith("filer")) return <MediaScreen />;
  if (place.startsWith("lenker")) return <BrokenLinksScreen />;
  if (place.startsWith("begreper")) return <TermsScreen />;
  if (place.startsWith("brukere")) return <AccountsScreen />;
  if (place.startsWith("logg")) return <LogScreen />;
  const number = Number.parseInt(place, 10);
  return number > 0 ? <PageScreen number={number} /> : <TreeScreen />;
}
