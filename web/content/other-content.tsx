import type { AnyBlock } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import { ContentArea } from "./page-blocks/index.ts";
import { Unknown } from "./unknown.tsx";

/** The preview of a block that is shown by itself. docs/spec/content.md, Resolution */
export const BlockPreview = ({ content }: { content: ContentModel }) => <ContentArea blocks={[asBlock(content)]} />;

export const UnknownPage = ({ content }: { content: ContentModel }) => (
  <>
    <h1>{content.name}</h1>
    <Unknown contentType={content.contentType} />
  </>
);

const asBlock = (content: ContentModel): AnyBlock => ({ ...content, id: content.contentLink.guidValue });
