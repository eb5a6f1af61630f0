import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../platform/browser/api/api.ts";
import { LinkButton, PageLoader } from "../../../platform/ui/index.ts";
import { addresses, deskAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { ListedTemplate } from "../calls.ts";
import { templateTexts as texts } from "../texts.ts";
import { templatesQuery } from "./template-queries.ts";
import styles from "./templates.module.css";
import { VersionTable } from "./version-table.tsx";

/** `/redaksjon/maler/`: the templates of assessments with their versions, for administrators. */
export function TemplatesScreen() {
  const { data, error } = useQuery(templatesQuery(useApi()));
  return (
    <div className={styles.screen}>
      <header className={styles.section}>
        <nav aria-label={contentScreenTexts.places}>
          <a href={addresses.desk}>{contentScreenTexts.toAssessments}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={deskAddresses.templates} /> : null}
      {data ? data.templates.map((each) => <Listed key={each.id} template={each} />) : <PageLoader />}
    </div>
  );
}

const Listed = ({ template: { id, name, versions } }: { readonly template: ListedTemplate }) => (
  <section className={styles.section} aria-labelledby={`mal-${id}`}>
    <h2 id={`mal-${id}`}>{name}</h2>
    <p className={styles.buttons}>
      <LinkButton variant="secondary" href={deskAddresses.template(id)} aria-label={texts.editThis(name)}>
        {texts.edit}
      </LinkButton>
    </p>
    <VersionTable name={name} versions={versions} />
  </section>
);
