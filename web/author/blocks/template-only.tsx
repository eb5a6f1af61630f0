import { authorTexts } from "../../../texts/author.ts";
import { HeadingView, Titled } from "../../content/blocks/index.ts";
import { Alert } from "../../ui/index.ts";
import type { BlockProps } from "./block-ui.ts";

// Kinds in which there is nothing to fill in: the template writes all of it, or the kind is not built yet.

/** A heading between blocks. */
export const HeadingField = ({ block }: BlockProps<"Heading">) => <HeadingView block={block} level={3} />;

/** Files to download while drafting. */
export const FileField = ({ block }: BlockProps<"File">) => (
  <Titled title={block.title} level={3}>
    {block.infoForDraft === "" ? null : <p>{block.infoForDraft}</p>}
    <ul>
      {block.links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Titled>
);

/** A block that is not built yet. It can never be mandatory, and shows nothing when published. */
export const ComesLater = ({ block }: { readonly block: { readonly title: string } }) => (
  <Alert heading={block.title} headingLevel={3}>
    <p>{authorTexts.comesLater}</p>
  </Alert>
);
