import type { AuthorSection } from "../../../core/block/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { Alert } from "../../ui/index.ts";
import type { BlockProps } from "./block-ui.ts";
import styles from "./blocks.module.css";
import { BlockHelp } from "./use-block-field.tsx";

/** A section's title, help and introduction; its blocks follow below. */
export const SectionField = ({ block }: { block: AuthorSection }) => (
  <header className={styles.sectionHeader}>
    <div className={styles.labelRow}>
      <h2 id={`section-${block.contentGuid}`} tabIndex={-1}>
        {block.title}
      </h2>
      <BlockHelp block={block} />
    </div>
    {block.description === "" ? null : <p>{block.description}</p>}
  </header>
);

/** A section that is not built yet. Its blocks are not shown, because their text could not be saved. */
export const SectionComesLater = ({ block }: BlockProps<"PeerReviewSection">) => (
  <>
    <SectionField block={block} />
    <Alert>
      <p>{authorTexts.comesLater}</p>
    </Alert>
  </>
);
