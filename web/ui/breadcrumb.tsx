import { uiTexts } from "../../texts/ui.ts";
import { type LinkRender, plainLink } from "./link.tsx";

export type Crumb = { readonly text: string; readonly href: string };

export type BreadcrumbProps = {
  /** From the start page down to this page, which is the last. */
  readonly crumbs: readonly Crumb[];
  readonly link?: LinkRender;
};

/** Where this page stands. The last item is the page itself. */
export const Breadcrumb = ({ crumbs, link = plainLink }: BreadcrumbProps) => (
  <nav className="ds-breadcrumbs" aria-label={uiTexts.breadcrumb} data-print="hide">
    <ol>
      {crumbs.map((crumb, at) => (
        <li key={crumb.href}>
          {link({
            href: crumb.href,
            className: "ds-link",
            "aria-current": at === crumbs.length - 1 ? "page" : undefined,
            children: crumb.text,
          })}
        </li>
      ))}
    </ol>
  </nav>
);
