import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { workListQuery } from "../../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { Alert, LiveRegion, PageLoader, Pagination } from "../../../../platform/ui/index.ts";
import { routePaths } from "../../../address/rules/index.ts";
import { WaitingTasks } from "../../../waiting/screens/index.ts";
import { chooseInWorkList, readWorkList, type WorkListFilter } from "../../rules/index.ts";
import { workListTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { listAddress } from "./list-address.ts";
import { SearchBar, StatusFilter } from "./search-bar.tsx";
import styles from "./work-list.module.css";
import { WorkTable } from "./work-table.tsx";

const route = getRouteApi(`/screen/wing/desk${routePaths.desk}`);

/** `/redaksjon/`: every assessment; those that wait for the editors come first. */
export function WorkListScreen() {
  const filter = readWorkList(route.useSearch());
  const navigate = useNavigate();
  const { data: list, error, isPending } = useQuery(workListQuery(useApi(), filter));
  const change = (to: WorkListFilter) => void navigate({ href: listAddress(to) });
  return (
    <div className={styles.screen}>
      <h1>{workListTexts.title}</h1>
      <WaitingTasks />
      <h2>{workListTexts.table}</h2>
      {list ? <StatusFilter filter={filter} list={list} /> : null}
      <SearchBar filter={filter} onChange={change} />
      {isPending ? <PageLoader /> : null}
      {error ? <ProblemAlert problem={error.problem} here={listAddress(filter)} /> : null}
      {list ? <Results list={list} filter={filter} /> : null}
    </div>
  );
}

type ResultsProps = { readonly list: CallAnswer<"deskAssessments">; readonly filter: WorkListFilter };

/** The number of rows, announced when it changes, and one page of them. */
function Results({ list, filter }: ResultsProps) {
  const pages = Math.ceil(list.totalMatching / list.pageSize);
  const href = (page: number) => listAddress(chooseInWorkList(filter, { page }));
  return (
    <div className={styles.results}>
      <LiveRegion visible>{workListTexts.results(list.totalMatching)}</LiveRegion>
      {list.rows.length > 0 ? <WorkTable rows={list.rows} filter={filter} /> : <Nothing list={list} filter={filter} />}
      <Pagination page={list.page} pages={pages} href={href} />
    </div>
  );
}

function Nothing({ list, filter }: ResultsProps) {
  if (list.totalMatching > 0)
    return (
      <Alert>
        <p className={styles.plain}>{workListTexts.beyond}</p>
        <a href={listAddress(chooseInWorkList(filter, { page: 1 }))}>{workListTexts.toFirstPage}</a>
      </Alert>
    );
  const isNarrowed = filter.q !== "" || filter.status !== "" || filter.type !== "" || filter.late !== "";
  return (
    <Alert heading={workListTexts.emptyTitle}>
      <p className={styles.plain}>{isNarrowed ? workListTexts.emptyFiltered : workListTexts.emptyAll}</p>
    </Alert>
  );
}
