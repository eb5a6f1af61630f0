/** A link in a menu or a footer column. */
export type SiteLink = { readonly text: string; readonly href: string };

/** A logo in the footer. An empty `href` makes no link; a vector image scales, other images keep their size. */
export type SiteLogo = {
  readonly src: string;
  readonly href: string;
  readonly target: "_self" | "_blank";
  readonly title: string;
  readonly alt: string;
  readonly isVectorImage: boolean;
};

export type FooterColumn = { readonly heading: string; readonly links: readonly SiteLink[] };

/** The content around the pages of a site. Its editors decide it. */
export type SiteSettings = {
  readonly heading: string;
  readonly subtitle: string;
  readonly logo: { readonly src: string; readonly alt: string };
  readonly contactAddress: string;
  readonly menu: {
    readonly content: readonly SiteLink[];
    /** Open in a new tab. */
    readonly other: readonly SiteLink[];
  };
  /** Cleaned HTML, while it is to be shown. */
  readonly banner: { readonly html: string; readonly tone: "info" | "warning" } | null;
  readonly footer: {
    readonly about: FooterColumn;
    readonly contact: FooterColumn;
    readonly related: FooterColumn;
    /** Two rows. */
    readonly logos: readonly (readonly SiteLogo[])[];
  };
  /** Override the search pages' own texts; null keeps those. */
  readonly searchInfoText: string | null;
  readonly noHitsTitle: string | null;
  readonly noHitsMessage: string | null;
  /** The search for assessments offers its fourth choice also where the address does not ask for it. features/search/README.md */
  readonly displayFilterByCollaboration: boolean;
};
