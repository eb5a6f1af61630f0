import { useQuery } from "@tanstack/react-query";
import { addresses, deskAddresses } from "../../../core/address/index.ts";
import type { ListedTemplate } from "../../../core/contract/template.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { templateTexts as texts } from "../../../texts/templates.ts";
import { useApi } from "../../api/api.ts";
import { LinkButton, PageLoader } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { templatesQuery } from "./template-queries.ts";
import styles from "./templates.module.css";
import { VersionTable } from "./version-table.tsx";

/** `/redaksjon/maler/`: the templates of assessments with their versions, for administrators. docs/spec/templates.md */
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
      <LinkButton href={deskAddresses.template(id)} aria-label={texts.editThis(name)}>
        {texts.edit}
      </LinkButton>
    </p>
    <VersionTable name={name} versions={versions} />
  </section>
);
