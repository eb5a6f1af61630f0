import type { AssessmentDetails } from "../../../../core/contract/assessment.ts";
import { publishTexts } from "../../../../texts/author.ts";
import { Alert } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";

/** The mandatory blocks without content. Each link opens the tab and section, and puts the focus in the field. */
export function MissingList({ missing }: { missing: AssessmentDetails["missing"] }) {
  const { goTo, addressOf } = useEditing();
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" heading={publishTexts.missing(missing.length)} headingLevel={3}>
      <ul>
        {missing.map(({ contentGuid, title, tab, section }) => (
          <li key={contentGuid}>
            <a
              href={addressOf({ tab, section })}
              onClick={(event) => {
                event.preventDefault();
                goTo({ tab, section, block: contentGuid });
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
