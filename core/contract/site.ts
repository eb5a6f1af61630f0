import { z } from "zod";

/** A link in a menu or a footer column. */
const SiteLink = z.object({ text: z.string().min(1), href: z.string().min(1) });
export type SiteLink = z.infer<typeof SiteLink>;

/** A logo in the footer. An empty `href` makes no link; a vector image scales, other images keep their size. docs/spec/site.md, Frame */
export const SiteLogo = z.object({
  src: z.string().min(1),
  href: z.string(),
  target: z.enum(["_self", "_blank"]),
  title: z.string(),
  alt: z.string(),
  isVectorImage: z.boolean(),
});
export type SiteLogo = z.infer<typeof SiteLogo>;

const FooterColumn = z.object({ heading: z.string().min(1), links: z.array(SiteLink) });
export type FooterColumn = z.infer<typeof FooterColumn>;

/** The settings of a site that its editors decide. docs/spec/site.md, Frame */
export const SiteSettings = z.object({
  heading: z.string().min(1),
  subtitle: z.string(),
  logo: z.object({ src: z.string().min(1), alt: z.string() }),
  contactAddress: z.email(),
  menu: z.object({
    content: z.array(SiteLink),
    /** Open in a new tab. */
    other: z.array(SiteLink),
  }),
  footer: z.object({
    about: FooterColumn,
    contact: FooterColumn,
    related: FooterColumn,
    logos: z.tuple([z.array(SiteLogo), z.array(SiteLogo)]),
  }),
  /** Override the search pages' own texts; null keeps those. */
  searchInfoText: z.string().nullable(),
  noHitsTitle: z.string().nullable(),
  noHitsMessage: z.string().nullable(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
