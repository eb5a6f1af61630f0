import type { ComponentProps, ReactNode } from "react";
import type { PlacedSection } from "../../reading/rules/index.ts";
import styles from "./sections.module.css";

/** Draws the link that opens a section: the page knows its address, and what else following it does. */
export type SectionLink = (section: PlacedSection, props: Omit<ComponentProps<"a">, "href">) => ReactNode;

type MenuListProps = {
  readonly items: readonly PlacedSection[];
  readonly open: PlacedSection | undefined;
  readonly link: SectionLink;
};

/** The sections of the open tab, those of the second level indented. */
export const SectionMenu = ({ label, ...list }: MenuListProps & { readonly label: string }) =>
  list.items.length === 0 ? null : (
    <nav aria-label={label}>
      <MenuList {...list} />
    </nav>
  );

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
    {previous ? link(previous, stepTo(styles.back, texts.previous, previous)) : null}
    {next ? link(next, stepTo(styles.forward, texts.next, next)) : null}
  </nav>
);

const stepTo = (className: string | undefined, text: string, { title }: PlacedSection) => ({
  className,
  children: (
    <>
      <small>{text}</small>
      {title}
    </>
  ),
});
