import type { ReactNode } from "react";

/** The product's own word, which a heading does not break at its hyphen. */
const word = /(mini-metodevurdering\p{L}*)/iu;

/** The text of a heading, with `mini-metodevurdering` kept together by a span, never by another character in the text. */
export function HeadingText({ children }: { readonly children: string }): ReactNode {
  const [before = "", own, ...after] = children.split(word);
  if (own === undefined) return children;
  return (
    <>
      {before}
      <span data-word="">{own}</span>
      <HeadingText>{after.join("")}</HeadingText>
    </>
  );
}

/** From this many characters on a page's heading is one step smaller. */
const LONG_HEADING = 60;

export const isLongHeading = (name: string): boolean => name.length >= LONG_HEADING;

/** The one heading of a page. @param lang the language of the content that it names, where that is known */
export const PageHeading = ({ children, lang }: { readonly children: string; readonly lang?: string | undefined }) => (
  <h1 lang={lang} data-long={isLongHeading(children) || undefined}>
    <HeadingText>{children}</HeadingText>
  </h1>
);
