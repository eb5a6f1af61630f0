import type { ContentModel } from "../../core/contract/index.ts";

/** A page of the content tree, drawn by the most specific type that has a view: P section 2. */
export const ContentPage = ({ content }: { content: ContentModel }) => <h1 className="ds-heading">{content.name}</h1>;
