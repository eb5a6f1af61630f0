import type { ReactNode } from "react";
import { uiTexts } from "../../texts/ui.ts";

type LiveRegionProps = { readonly children: ReactNode; readonly assertive?: boolean; readonly visible?: boolean };

/**
 * Text that screen readers announce when it changes: the number of hits, "Lagret". It must be on the page before its text changes,
 * so render it empty rather than not at all.
 */
export const LiveRegion = ({ children, assertive = false, visible = false }: LiveRegionProps) => (
  <div role={assertive ? "alert" : "status"} aria-atomic="true" className={visible ? undefined : "ds-sr-only"}>
    {children}
  </div>
);

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
