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

type PageHeadingProps = {
  readonly children: string;
  /** The form of Norwegian that it is written in, where that is known. */
  readonly lang?: string | undefined;
};

/** The one heading of a page. */
export const PageHeading = ({ children, lang }: PageHeadingProps) => (
  <h1 data-long={isLongHeading(children) || undefined} lang={lang}>
    <HeadingText>{children}</HeadingText>
  </h1>
);
