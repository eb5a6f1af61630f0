import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { PrinterSmallIcon, ShareIcon } from "./page-icons.tsx";
import styles from "./popup.module.css";
import { uiTexts } from "./texts.ts";
import { usePopup } from "./use-popup.ts";

const texts = uiTexts.share;

/** The addresses that share a page. Plain links: nothing is loaded from elsewhere. */
const shareLinks = (title: string, url: string) => {
  const [subject, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { text: texts.email, href: `mailto:?subject=${subject}&body=${address}`, newTab: false },
    { text: texts.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, newTab: true },
    { text: texts.twitter, href: `https://twitter.com/intent/tweet?text=${subject}&url=${address}`, newTab: true },
  ] as const;
};

/** Share by e-mail, Facebook or Twitter. features/reading/README.md */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const { button, popup } = usePopup();
  return (
    <>
      <Button {...button} variant="tertiary" size="sm" data-print="hide">
        <ShareIcon aria-hidden />
        {texts.open}
      </Button>
      <nav {...popup} className={classes(styles.popup, styles.menu)} aria-label={texts.list}>
        <ul>
          {shareLinks(title, url).map(({ text, href, newTab }) => (
            <li key={text}>
              <a href={href} {...(newTab ? { target: "_blank", rel: "noreferrer" } : {})}>
                {text}
                {newTab ? <span className="ds-sr-only"> {uiTexts.newTab}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

type PrintMenuProps = {
  /** The page that lists everything, and prints itself when it is shown. */
  readonly wholeHref: string;
  readonly texts: { readonly whole: string; readonly part: string };
};

/** Print everything, or the open part alone. Without script the first is the page to print. */
export function PrintMenu({ wholeHref, texts: { whole, part } }: PrintMenuProps) {
  const { button, popup, closer } = usePopup();
  return (
    <>
      <Button {...button} variant="tertiary" size="sm" data-print="hide">
        <PrinterSmallIcon aria-hidden />
        {uiTexts.print}
      </Button>
      <nav {...popup} className={classes(styles.popup, styles.menu)} aria-label={uiTexts.print}>
        <ul>
          <li>
            <a href={wholeHref}>{whole}</a>
          </li>
          <li>
            <button {...closer} type="button" onClick={() => window.print()}>
              {part}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** Opens the browser's print dialog. */
export const PrintButton = ({ text = uiTexts.print }: { text?: string }) => (
  <Button variant="tertiary" size="sm" data-print="hide" onClick={() => window.print()}>
    <PrinterSmallIcon aria-hidden />
    {text}
  </Button>
);
