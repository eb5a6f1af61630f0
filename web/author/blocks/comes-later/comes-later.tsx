import { authorTexts } from "../../../../texts/author.ts";
import { Alert } from "../../../ui/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";

/** A block whose screen does not exist yet. It can never be mandatory, and shows nothing when published. */
export const ComesLater = ({ item }: BlockFieldProps) => (
  <Alert heading={item.title} headingLevel={3}>
    <p>{authorTexts.comesLater}</p>
  </Alert>
);
