import { uiTexts } from "../../texts/ui.ts";

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
