import { authorTexts } from "../../../texts/author.ts";
import { TabSet } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import styles from "./editor.module.css";
import { firstPlace, type OpenPlace } from "./open-place.ts";
import { OpenSection } from "./open-section.tsx";
import { SectionMenu } from "./section-menu.tsx";
import { SectionSteps } from "./section-steps.tsx";

type EditorBodyProps = { readonly place: OpenPlace; readonly onOpened: (section: string) => void };

/** Tabs, the left menu, the open section and the way to its neighbours: A section 2. */
export function EditorBody({ place, onOpened }: EditorBodyProps) {
  const { assessment, addressOf } = useEditing();
  const tabs = assessment.schema.fieldGroups.map(({ text }, tab) => ({
    key: String(tab),
    name: text,
    href: addressOf(firstPlace(assessment, tab)),
  }));
  return (
    <TabSet label={authorTexts.tabs} tabs={tabs} active={String(place.tab)}>
      <div className={styles.columns}>
        <SectionMenu place={place} />
        <div className={styles.main}>
          {place.section ? (
            <OpenSection key={place.section.contentGuid} section={place.section} onOpened={onOpened} />
          ) : (
            <p>{authorTexts.emptyTab}</p>
          )}
          <SectionSteps place={place} />
        </div>
      </div>
    </TabSet>
  );
}
