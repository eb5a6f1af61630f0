import type { ComponentProps, ReactNode } from "react";
import { ArrowLeftIcon, ArrowRightIcon, Details } from "../../../platform/ui/index.ts";
import type { PlacedSection } from "../../reading/rules/index.ts";
import styles from "./sections.module.css";

/** Draws the link that opens a section: the page knows its address, and what else following it does. */
export type SectionLink = (section: PlacedSection, props: Omit<ComponentProps<"a">, "href">) => ReactNode;

type MenuListProps = {
  readonly items: readonly PlacedSection[];
  readonly open: PlacedSection | undefined;
  readonly link: SectionLink;
};

type SectionMenuProps = MenuListProps & {
  readonly label: string;
  /** The label of the closed list on a small screen. */
  readonly summary: string;
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

const MenuList = ({ items, open, link }: MenuListProps) => (
  <ul className={styles.menuList}>
    {items.map((item) => (
      <li key={item.contentGuid} data-second={item.isSecondLevelSection || undefined}>
        {link(item, {
          "aria-current": item.contentGuid === open?.contentGuid ? "true" : undefined,
          children: item.title,
        })}
      </li>
    ))}
  </ul>
);

type SectionStepsProps = {
  readonly label: string;
  readonly texts: { readonly previous: string; readonly next: string };
  readonly previous: PlacedSection | undefined;
  readonly next: PlacedSection | undefined;
  readonly link: SectionLink;
};

/** To the section before and after, across the tabs. */
export const SectionSteps = ({ label, texts, previous, next, link }: SectionStepsProps) => (
  <nav className={styles.steps} aria-label={label} data-print="hide">
    {previous
      ? link(previous, {
          className: styles.step,
          children: (
            <>
              <ArrowLeftIcon aria-hidden />
              <span>
                <small>{texts.previous}</small>
                {previous.title}
              </span>
            </>
          ),
        })
      : null}
    {next
      ? link(next, {
          className: `${styles.step} ${styles.forward}`,
          children: (
            <>
              <span>
                <small>{texts.next}</small>
                {next.title}
              </span>
              <ArrowRightIcon aria-hidden />
            </>
          ),
        })
      : null}
  </nav>
);
