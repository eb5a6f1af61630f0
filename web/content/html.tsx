import { classes } from "../ui/index.ts";
import styles from "./html.module.css";

type HtmlProps = { readonly html: string; readonly className?: string | undefined; readonly id?: string };

/**
 * The one place where a text becomes markup as it is: HTML of content pages, which the server cleans when it is stored
 * (server/content/clean-html.ts). Texts of authors are drawn by content/rich-text instead.
 */
export function Html({ html, className, id }: HtmlProps) {
  if (html.trim() === "") return null;
  const markup = { dangerouslySetInnerHTML: { __html: html } };
  return <div {...markup} className={classes(styles.html, className)} id={id} />;
}
