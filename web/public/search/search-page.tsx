import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { addresses, routePaths } from "../../../core/address/index.ts";
import type { SearchState } from "../../../core/search/index.ts";
import { searchAddress, searchOf } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import { useApi } from "../../api/index.ts";
import { useAccount } from "../../shell/use-account.ts";
import { useSite } from "../../shell/use-site.ts";
import { searchQuery } from "./search-query.ts";
import { SearchScreen } from "./search-screen.tsx";
import type { SearchView } from "./search-view.ts";

const route = getRouteApi(routePaths.search);

/** The search that the address describes, with its answer. A new search is a new address. */
export function SearchPage() {
  const { heading } = route.useLoaderData();
  const state = searchOf(route.useSearch());
  const router = useRouter();
  const { settings } = useSite();
  const account = useAccount();
  const isEditor = account.at === "signedIn" && account.desk !== undefined;
  return (
    <SearchScreen
      heading={heading}
      state={state}
      view={useSearchView(state)}
      settings={settings}
      editHref={isEditor ? addresses.edit : null}
      onSearch={(next) => void router.navigate({ href: searchAddress(next) })}
    />
  );
}

function useSearchView(state: SearchState): SearchView {
  const query = useQuery({ ...searchQuery(useApi(), state), placeholderData: keepPreviousData });
  const answer = query.data;
  if (answer === undefined) return { at: "loading" };
  if (answer.ok) return { at: "shown", answer: answer.value, renewing: query.isPlaceholderData };
  if (query.isFetching) return { at: "loading" };
  return { at: "failed", why: searchTexts.failed, onRetry: () => void query.refetch() };
}
