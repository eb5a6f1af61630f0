import { useRouterState } from "@tanstack/react-router";
import type { FooterColumn, SiteLogo, SiteSettings } from "../calls.ts";
import { frameTexts } from "../texts.ts";
import styles from "./footer.module.css";

type FooterProps = { readonly footer: SiteSettings["footer"]; readonly isShort: boolean };

const columns = ["about", "contact", "related"] as const;

/** Up to three groups of links and two rows of logos, in one band. */
export const Footer = ({ footer, isShort }: FooterProps) => (
  <footer className={styles.footer} data-short={isShort || undefined} data-print="hide">
    <div className={styles.columns}>
      {columns
        .filter((name) => footer[name].links.length > 0)
        .map((name) => (
          <LinkColumn key={name} column={footer[name]} />
        ))}
    </div>
    <LanguageLink />
    {!isShort && footer.logos.some((row) => row.length > 0) ? (
      <div className={styles.logos}>
        {footer.logos.map((row, at) =>
          // The rows have no ids, so their position is the key.
          row.length > 0 ? <LogoRow key={at === 0 ? "first" : "second"} logos={row} /> : null,
        )}
      </div>
    ) : null}
  </footer>
);

/** This page in the other language. The whole page is asked for, because the browser's code holds one language. */
function LanguageLink() {
  const page = useRouterState({ select: ({ location }) => location.publicHref.replace(/#.*/s, "") });
  const { name, language } = frameTexts.otherLanguage;
  return (
    <p>
      <a
        href={`${page}${page.includes("?") ? "&" : "?"}sprak=${language}`}
        target="_self"
        lang={language}
        hrefLang={language}
      >
        {name}
      </a>
    </p>
  );
}

const LinkColumn = ({ column }: { column: FooterColumn }) => (
  <section>
    <h2>{column.heading}</h2>
    <ul>
      {column.links.map(({ href, text }) => (
        <li key={`${href} ${text}`}>
          <a href={href}>{text}</a>
        </li>
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
