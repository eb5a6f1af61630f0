import type { ReactNode } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { Details, type LinkRender, plainLink } from "../../ui/index.ts";
import styles from "./sections.module.css";

export type SectionMenuProps = {
  readonly label: string;
  /** What the closed list on a small screen is called. */
  readonly summary: string;
  readonly items: readonly SchemaItem[];
  readonly open: SchemaItem | undefined;
  readonly hrefOf: (section: SchemaItem) => string;
  readonly link?: LinkRender;
  /** Said under a section's title. */
  readonly noteOf?: (section: SchemaItem) => ReactNode;
};

/** The sections of the open tab, those of the second level indented. Beside the text on large screens, a list that opens on small ones. */
export function SectionMenu({ label, summary, ...list }: SectionMenuProps) {
  if (list.items.length === 0) return null;
  return (
    <>
      <nav className={styles.menu} aria-label={label} data-print="hide">
        <MenuList {...list} />
      </nav>
      <div className={styles.smallMenu} data-print="hide">
        <Details key={list.open?.contentGuid} summary={summary}>
          <nav aria-label={label}>
            <MenuList {...list} />
          </nav>
        </Details>
      </div>
    </>
  );
}

const MenuList = ({
  items,
  open,
  hrefOf,
  link = plainLink,
  noteOf,
}: Pick<SectionMenuProps, "items" | "open" | "hrefOf" | "link" | "noteOf">) => (
  <ul className={styles.menuList}>
    {items.map((item) => (
      <li key={item.contentGuid} data-second={item.isSecondLevelSection || undefined}>
        {link({
          href: hrefOf(item),
          "aria-current": item.contentGuid === open?.contentGuid ? "true" : undefined,
          children: (
            <>
              <span>{item.title}</span>
              {noteOf?.(item)}
            </>
          ),
        })}
      </li>
    ))}
  </ul>
);
