import { RequiredMark } from "../../../platform/ui/index.ts";
import styles from "./blocks.module.css";
import { BlockHelp } from "./use-block-field.tsx";

type Headed = { readonly title: string; readonly mandatory: boolean; readonly helpText: string };

/** The heading of a block that is more than one field: its title, whether it must be filled in, and its help. */
export const BlockHeading = ({ block }: { readonly block: Headed }) => (
  <div className={styles.titleRow}>
    <h3>
      {block.title}
      {block.mandatory ? <RequiredMark spoken /> : null}
    </h3>
    <BlockHelp block={block} />
  </div>
);
