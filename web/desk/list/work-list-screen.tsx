import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { routePaths } from "../../../core/address/index.ts";
import { readWorkList, type WorkListFilter } from "../../../core/desk/index.ts";
import { workListTexts } from "../../../texts/desk-screens.ts";
import { useApi } from "../../api/api.ts";
import { workListQuery } from "../../routes/wing-loaders.ts";
import { Loader } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { listAddress } from "./list-address.ts";
import { Results } from "./results.tsx";
import { SearchBar } from "./search-bar.tsx";
import { StatusFilter } from "./status-filter.tsx";
import styles from "./work-list.module.css";

const route = getRouteApi(`/wing${routePaths.desk}`);

/** `/redaksjon/`: every assessment; those that wait for the editors come first. docs/spec/desk.md, Work list */
export function WorkListScreen() {
  const filter = readWorkList(route.useSearch());
  const navigate = useNavigate();
  const { data: answer } = useQuery(workListQuery(useApi(), filter));
  const change = (to: WorkListFilter) => void navigate({ href: listAddress(to) });
  return (
    <div className={styles.screen}>
      <h1>{workListTexts.title}</h1>
      {answer?.ok ? (
        <>
          <p className={styles.lead}>{workListTexts.toRead(answer.value.waiting)}</p>
          <StatusFilter filter={filter} counts={answer.value.counts} />
        </>
      ) : null}
      <SearchBar filter={filter} onChange={change} />
      {answer === undefined ? <Loader /> : null}
      {answer?.ok === false ? <ProblemAlert problem={answer.problem} here={listAddress(filter)} /> : null}
      {answer?.ok ? <Results list={answer.value} filter={filter} /> : null}
    </div>
  );
}
