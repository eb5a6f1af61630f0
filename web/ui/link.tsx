import type { ComponentProps, ReactNode } from "react";

/** What a link needs; a router's own link component can be built from it. */
export type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly href: string };

/** Draws a link. Pages inside the router give theirs; without one it is a plain `<a>`. */
export type LinkRender = (props: LinkProps) => ReactNode;

export const plainLink: LinkRender = (props) => <a {...props} />;
