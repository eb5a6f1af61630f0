import type { AssessmentRead } from "../../../core/contract/reading.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { SectionView } from "../../content/blocks/index.ts";
import styles from "./reading.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

/** Every tab and section under each other, for paper. */
export const PrintedView = ({ read: { schema }, addresses }: { read: AssessmentRead; addresses: ReadingAddresses }) => (
  <>
    <p data-print="hide">
      <a href={addresses.whole}>{readingTexts.toNormal}</a>
    </p>
    {schema.fieldGroups.map(({ text, value }) => (
      <div key={value} className={styles.printedTab}>
        <h2>{text}</h2>
        {schema.schemaItems
          .filter(({ fieldGroup }) => String(fieldGroup) === value)
          .map((section) => (
            <SectionView key={section.contentGuid} item={section} published as={3} />
          ))}
      </div>
    ))}
  </>
);
