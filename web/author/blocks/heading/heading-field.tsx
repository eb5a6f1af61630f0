import { blockViews } from "../../../content/blocks/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";

/** A heading between blocks. The template writes it. */
export const HeadingField = ({ item }: BlockFieldProps) => (
  <blockViews.Heading item={item} published={false} level={3} />
);
