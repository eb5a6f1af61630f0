import { blockViews } from "../../../content/blocks/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";

/** Files to download while drafting. There is nothing to fill in. */
export const FileField = ({ item }: BlockFieldProps) => <blockViews.File item={item} published={false} level={3} />;
