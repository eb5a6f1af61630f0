import { createContext, type ReactNode, use } from "react";
import styles from "./html.module.css";
import { classes } from "./index.ts";

type HtmlProps = { readonly html: string; readonly className?: string | undefined; readonly id?: string };

/**
 * The one place where a text becomes markup as it is: HTML of content pages, which the server cleans when it is stored
 * (features/content/server/clean-html.ts). Texts of authors are drawn by platform/ui/rich-text instead.
 */
export function Html({ html, className, id }: HtmlProps) {
  if (html.trim() === "") return null;
  const markup = { dangerouslySetInnerHTML: { __html: html } };
  return <div {...markup} className={classes(styles.html, className)} id={id} />;
}

/** Draws a part of the page in edit mode. Null everywhere else: a part is then what stands in it, and nothing more. */
export const PartContext = createContext<((name: string, part: ReactNode) => ReactNode) | null>(null);

type PartProps = { readonly name: string; readonly children: ReactNode };

/**
 * A part of the page that shows one of its properties, so that edit mode can mark it and lead to its field.
 */
export const Part = ({ name, children }: PartProps) => use(PartContext)?.(name, children) ?? children;
