import { type MouseEvent, type ReactNode, useId } from "react";
import { MenuHamburgerIcon, usePopup, VisuallyHidden } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { SiteSettings } from "../calls.ts";
import { frameTexts } from "../texts.ts";
import styles from "./main-menu.module.css";
import { usePlaced } from "./shell/use-site.ts";

/** Where the first skip link goes. */
export const MENU_ID = "hovedmeny";

type MainMenuProps = {
  readonly menu: SiteSettings["menu"];
  /** Leads to the reader's own assessments too: on the site that has them. */
  readonly hasAssessments: boolean;
  /** The parts of the header for which a narrow screen has no room. */
  readonly children: ReactNode;
};

const closeMenu = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

/** A button that opens and closes the site's menu: its own pages, and others that open in a new tab. Works without script. */
export function MainMenu({ menu, hasAssessments, children }: MainMenuProps) {
  const { button, popup } = usePopup();
  const headingId = useId();
  const placed = usePlaced();
  const hasContent = menu.content.length > 0 || hasAssessments;
  return (
    <nav id={MENU_ID} tabIndex={-1} aria-label={frameTexts.mainMenu} data-print="hide">
      <button {...button} type="button" className="ds-button" data-variant="secondary">
        <MenuHamburgerIcon aria-hidden />
        {frameTexts.menu}
      </button>
      <div {...popup} className={styles.sheet}>
        {children}
        <div className={styles.columns}>
          {hasContent ? (
            <section>
              <h2 id={`${headingId}-content`}>{frameTexts.menuContent}</h2>
              <ul aria-labelledby={`${headingId}-content`}>
                {menu.content.map((item) => (
                  <li key={`${item.href} ${item.text}`}>
                    <a href={item.href} onClick={closeMenu}>
                      {item.text}
                    </a>
                  </li>
                ))}
                {hasAssessments ? (
                  <li>
                    <a href={placed(addresses.myAssessments)} onClick={closeMenu}>
                      {frameTexts.myAssessments}
                    </a>
                  </li>
                ) : null}
              </ul>
            </section>
          ) : null}
          {menu.other.length > 0 ? (
            <section>
              <h2 id={`${headingId}-other`}>{frameTexts.menuOther}</h2>
              <ul aria-labelledby={`${headingId}-other`}>
                {menu.other.map((item) => (
                  <li key={`${item.href} ${item.text}`}>
                    <a href={item.href} target="_blank" rel="noreferrer">
                      {item.text}
                      <VisuallyHidden> {frameTexts.newTab}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </nav>
  );
}
