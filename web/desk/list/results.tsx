import type { CallAnswer } from "../../../core/contract/calls.ts";
import { chooseInWorkList, type WorkListFilter } from "../../../core/desk/index.ts";
import { workListTexts } from "../../../texts/desk-screens.ts";
import { Alert, LiveRegion, Pagination } from "../../ui/index.ts";
import { listAddress } from "./list-address.ts";
import styles from "./work-list.module.css";
import { WorkTable } from "./work-table.tsx";

type ResultsProps = { readonly list: CallAnswer<"deskAssessments">; readonly filter: WorkListFilter };

/** The number of rows, announced when it changes, and one page of them. */
export function Results({ list, filter }: ResultsProps) {
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
  const isNarrowed = filter.q !== "" || filter.status !== "" || filter.type !== "";
  return (
    <Alert heading={workListTexts.emptyTitle}>
      <p className={styles.plain}>{isNarrowed ? workListTexts.emptyFiltered : workListTexts.emptyAll}</p>
    </Alert>
  );
}
