import { uiTexts } from "./texts.ts";

export type Crumb = { readonly text: string; readonly href: string };

export type BreadcrumbProps = {
  /** From the start page down to this page, which is the last. */
  readonly crumbs: readonly Crumb[];
};

/** The place of this page in the site. The last item is the page itself, without a link. */
export const Breadcrumb = ({ crumbs }: BreadcrumbProps) => (
  <nav className="ds-breadcrumbs" aria-label={uiTexts.breadcrumb} data-print="hide">
    <ol>
      {crumbs.map((crumb, at) => (
        <li key={crumb.href}>
          {at === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.text}</span>
          ) : (
            <a href={crumb.href} className="ds-link">
              {crumb.text}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
