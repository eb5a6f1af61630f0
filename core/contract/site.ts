import { z } from "zod";

/** A link in a menu or a footer column. */
const SiteLink = z.object({ text: z.string().min(1), href: z.string().min(1) });
export type SiteLink = z.infer<typeof SiteLink>;

/** A logo in the footer (P section 2). An empty `href` is a logo without a link; a vector image scales, others keep their size. */
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

/** What an editor decides about a whole site: its name, menu, footer and search texts (P section 2). */
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
