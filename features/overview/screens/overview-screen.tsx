import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { overviewQuery } from "../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../platform/browser/api/api.ts";
import { Alert, LiveRegion, PageLoader } from "../../../platform/ui/index.ts";
import { routePaths } from "../../address/rules/index.ts";
import { assessmentTypeTexts } from "../../assessment/texts-type.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { Overview } from "../calls.ts";
import { type OverviewChoice, readChoice, tablesOf } from "../rules/index.ts";
import { overviewTexts as texts } from "../texts.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import { FigureSection } from "./figure-section.tsx";
import styles from "./overview.module.css";
import { overviewAddress } from "./overview-address.ts";

const route = getRouteApi(`/screen/wing/desk${routePaths.deskOverview}`);

/** `/redaksjon/oversikt/`: figures of all assessments, in sums. */
export function OverviewScreen() {
  const choice = readChoice(route.useSearch());
  const navigate = useNavigate();
  const { data, error, isPending } = useQuery(overviewQuery(useApi(), choice));
  return (
    <div className={styles.screen}>
      <header className={styles.lead}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {data ? (
        <ChoiceBar choice={choice} overview={data} onChange={(to) => void navigate({ href: overviewAddress(to) })} />
      ) : null}
      {isPending ? <PageLoader /> : null}
      {error ? <ProblemAlert problem={error.problem} here={overviewAddress(choice)} /> : null}
      {data ? <Tables overview={data} choice={choice} /> : null}
    </div>
  );
}

type TablesProps = { readonly overview: Overview; readonly choice: OverviewChoice };

function Tables({ overview, choice }: TablesProps) {
  const tables = tablesOf(overview, texts.words);
  const organization = overview.organizations.find(({ id }) => String(id) === choice.organization)?.name;
  const type = choice.type === "" ? texts.everyType : assessmentTypeTexts[choice.type];
  return (
    <>
      <div className={styles.lead}>
        <LiveRegion visible>
          {texts.shown(overview.year, organization ?? (choice.organization || texts.everyOrganization), type)}
        </LiveRegion>
        <p>{texts.fewMeans}</p>
        {overview.uncounted > 0 ? <Alert tone="info">{texts.uncounted(overview.uncounted)}</Alert> : null}
      </div>
      <nav aria-label={texts.contents} data-print="hide">
        <ul className={styles.contents}>
          {tables.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map((table) => (
        <FigureSection key={table.name} table={table} choice={choice} />
      ))}
    </>
  );
}
