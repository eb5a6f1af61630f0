import type { FooterColumn, SiteLogo, SiteSettings } from "../../core/contract/site.ts";
import { frameTexts } from "../../texts/frame.ts";
import type { LinkRender } from "../ui/index.ts";
import styles from "./footer.module.css";

type FooterProps = { readonly footer: SiteSettings["footer"]; readonly link: LinkRender };

/** Three columns of links and two rows of logos. docs/spec/site.md, Frame */
export const Footer = ({ footer, link }: FooterProps) => (
  <footer className={styles.footer} data-print="hide">
    <div className={styles.columns}>
      {[footer.about, footer.contact, footer.related].map((column) => (
        <LinkColumn key={column.heading} column={column} link={link} />
      ))}
    </div>
    {footer.logos.some((row) => row.length > 0) ? (
      <div className={styles.logos}>
        {footer.logos.map((row, at) =>
          // The two rows have no name of their own; their place is what tells them apart.
          row.length > 0 ? <LogoRow key={at === 0 ? "first" : "second"} logos={row} /> : null,
        )}
      </div>
    ) : null}
  </footer>
);

const isOutside = (href: string) => /^https?:/.test(href);

const LinkColumn = ({ column, link }: { column: FooterColumn; link: LinkRender }) => (
  <section>
    <h2>{column.heading}</h2>
    <ul>
      {column.links.map(({ href, text }) => (
        <li key={href}>{isOutside(href) ? <a href={href}>{text}</a> : link({ href, children: text })}</li>
      ))}
    </ul>
  </section>
);

const LogoRow = ({ logos }: { logos: readonly SiteLogo[] }) => (
  <ul aria-label={frameTexts.partners}>
    {logos.map((logo) => (
      <li key={logo.src}>
        <Logo logo={logo} />
      </li>
    ))}
  </ul>
);

function Logo({ logo }: { logo: SiteLogo }) {
  const opensTab = logo.target === "_blank";
  const image = (
    <img src={logo.src} alt={logo.alt} className={logo.isVectorImage ? styles.vector : styles.bitmap} loading="lazy" />
  );
  if (logo.href === "") return image;
  return (
    <a href={logo.href} target={logo.target} title={logo.title} rel={opensTab ? "noreferrer" : undefined}>
      {image}
      {opensTab ? <span className="ds-sr-only"> {frameTexts.newTab}</span> : null}
    </a>
  );
}
