import type { AssessmentView } from "../../../core/contract/reading.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { SectionView } from "../../content/blocks/index.ts";
import styles from "./reading.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

/** Every tab and section under each other, for paper. */
export const PrintedView = ({
  read: { fieldGroups, sections },
  addresses,
}: {
  read: AssessmentView;
  addresses: ReadingAddresses;
}) => (
  <>
    <p data-print="hide">
      <a href={addresses.whole}>{readingTexts.toNormal}</a>
    </p>
    {fieldGroups.map(({ text, value }) => (
      <div key={value} className={styles.printedTab}>
        <h2>{text}</h2>
        {sections
          .filter(({ fieldGroup }) => String(fieldGroup) === value)
          .map((section) => (
            <SectionView key={section.contentGuid} section={section} as={3} />
          ))}
      </div>
    ))}
  </>
);
