import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { PageLoader } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import { brokenLinkTexts as texts } from "../../../link-check/texts.ts";
import type { BrokenLink } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { labelledType } from "./labelled-type.ts";
import { labelAt } from "./labels.ts";
import { fieldIdOf } from "./page-context.tsx";

/** `/redaksjon/innhold/lenker/`: the links that lead nowhere, by the pages they stand on. features/link-check/README.md */
export function BrokenLinksScreen() {
  const { data, error } = useQuery(callQuery(useApi(), "deskBrokenLinks", {}));
  const pages = [...Map.groupBy(data?.links ?? [], ({ page }) => page)];
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <nav aria-label={contentScreenTexts.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <p className={styles.quiet}>
          {data?.checked ? (
            <>
              {texts.checked} <Time at={data.checked} />.
            </>
          ) : (
            texts.neverChecked
          )}
        </p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={contentAddresses.brokenLinks} /> : null}
      {data || error ? null : <PageLoader />}
      {data && pages.length === 0 ? <p>{data.checked ? texts.none : texts.noneHere}</p> : null}
      {pages.map(([page, links]) => (
        <section key={page} aria-labelledby={`side-${page}`} className={styles.row}>
          <h2 id={`side-${page}`} className={styles.linkPage}>
            <a href={contentAddresses.page(page)}>{links[0]?.name}</a>
          </h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <Broken key={`${link.path.join("/")} ${link.target}`} link={link} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One link: where on the page it stands, where it should lead, and what came of it. */
function Broken({ link: { page, type, path, target, why, status, since } }: { link: BrokenLink }) {
  const definition = labelledType(type);
  const label = definition ? labelAt(definition.edited, {}, path) : path.join(" ");
  return (
    <li>
      <a href={`${contentAddresses.page(page)}#${fieldIdOf(path)}`}>{label}</a>
      <span className={styles.target}>{texts.leadsTo(target)}</span>
      <span>
        {texts.why(why, status)}
        {since === null ? null : (
          <span className={styles.quiet}>
            {" "}
            {texts.since} <Time at={since} />
          </span>
        )}
      </span>
    </li>
  );
}
