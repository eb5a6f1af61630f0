import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchState } from "../../../core/contract/search-params.ts";
import { searchTexts } from "../../../texts/search.ts";
import { useApi } from "../../api/index.ts";
import { addresses } from "../../paths.ts";
import { useAccount } from "../../shell/use-account.ts";
import { useSite } from "../../shell/use-site.ts";
import { searchQuery } from "./search-query.ts";
import { SearchScreen } from "./search-screen.tsx";
import type { SearchView } from "./search-view.ts";

type SearchPageProps = {
  readonly heading: string;
  /** As the address says. */
  readonly state: SearchState;
  readonly onSearch: (state: SearchState) => void;
};

/** The search that the address describes, with its answer. */
export function SearchPage(props: SearchPageProps) {
  const { settings } = useSite();
  const account = useAccount();
  const view = useSearchView(props.state);
  const isEditor = account.at === "signedIn" && account.desk !== undefined;
  return <SearchScreen {...props} view={view} settings={settings} editHref={isEditor ? addresses.edit : null} />;
}

function useSearchView(state: SearchState): SearchView {
  const query = useQuery({ ...searchQuery(useApi(), state), placeholderData: keepPreviousData });
  const answer = query.data;
  if (answer === undefined) return { at: "loading" };
  if (answer.ok) return { at: "shown", answer: answer.value, renewing: query.isPlaceholderData };
  if (query.isFetching) return { at: "loading" };
  return { at: "failed", why: searchTexts.failed, onRetry: () => void query.refetch() };
}
