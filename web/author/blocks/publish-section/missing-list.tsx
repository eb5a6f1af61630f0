import type { WorkingCopyView } from "../../../../core/contract/assessment.ts";
import { publishTexts } from "../../../../texts/author.ts";
import { Alert } from "../../../ui/index.ts";
import { PlaceLink, useEditing } from "../../editing/index.ts";
import styles from "../blocks.module.css";

type Missing = WorkingCopyView["missing"][number];

/** The mandatory blocks without content, by tab. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { assessment } = useEditing();
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" heading={publishTexts.missing(missing.length)} headingLevel={3}>
      <div className={styles.missing}>
        {assessment.fieldGroups.map(({ text }, tab) => (
          <MissingInTab key={text} name={text} missing={missing.filter((block) => block.tab === tab)} />
        ))}
      </div>
    </Alert>
  );
}

function MissingInTab({ name, missing }: { name: string; missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <section>
      <h4>{name}</h4>
      <ul>
        {missing.map((block) => (
          <li key={block.contentGuid}>
            <PlaceLink place={{ tab: block.tab, section: block.section, block: block.contentGuid }}>
              {block.title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
