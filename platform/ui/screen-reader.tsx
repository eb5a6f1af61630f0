import type { ReactNode } from "react";
import { uiTexts } from "./texts.ts";

/** For screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="ds-sr-only">{children}</span>;

type SkipLinksProps = { readonly menuId: string; readonly contentId: string };

/** The first things on a page: to the menu and to the main content. Seen when they have the focus. */
export const SkipLinks = ({ menuId, contentId }: SkipLinksProps) => (
  <>
    <a className="ds-skip-link" href={`#${menuId}`}>
      {uiTexts.skipToMenu}
    </a>
    <a className="ds-skip-link" href={`#${contentId}`}>
      {uiTexts.skipToContent}
    </a>
  </>
);
