import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { authorTexts } from "../../../texts/author.ts";
import { Details } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import styles from "./editor.module.css";
import type { OpenPlace } from "./open-place.ts";
import { SectionLink } from "./section-link.tsx";

/** The sections of the open tab. On small screens a list that opens. */
export function SectionMenu({ place }: { place: OpenPlace }) {
  if (place.menu.length === 0) return null;
  return (
    <>
      <nav className={styles.menu} aria-label={authorTexts.sections}>
        <MenuList place={place} />
      </nav>
      <div className={styles.smallMenu}>
        <Details key={place.section?.contentGuid} summary={authorTexts.sectionsIn(place.section?.title ?? "")}>
          <nav aria-label={authorTexts.sections}>
            <MenuList place={place} />
          </nav>
        </Details>
      </div>
    </>
  );
}

const MenuList = ({ place: { menu, section } }: { place: OpenPlace }) => (
  <ul className={styles.menuList}>
    {menu.map((item) => (
      <MenuLine key={item.contentGuid} item={item} isOpen={item.contentGuid === section?.contentGuid} />
    ))}
  </ul>
);

function MenuLine({ item, isOpen }: { item: SchemaItem; isOpen: boolean }) {
  const { assessment } = useEditing();
  const lacks = assessment.missing.filter(({ section }) => section === item.contentGuid).length;
  return (
    <li data-second={item.isSecondLevelSection || undefined}>
      <SectionLink item={item} isOpen={isOpen}>
        <span>{item.title}</span>
        {lacks > 0 ? <span className={styles.lacks}>{authorTexts.lacks(lacks)}</span> : null}
      </SectionLink>
    </li>
  );
}
