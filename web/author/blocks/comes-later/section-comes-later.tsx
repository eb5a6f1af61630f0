import { authorTexts } from "../../../../texts/author.ts";
import { Alert } from "../../../ui/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";
import { SectionField } from "../section/index.ts";

/** A section whose screen does not exist yet. Its blocks are not shown: what was written in them could not be saved. */
export const SectionComesLater = ({ item }: BlockFieldProps) => (
  <>
    <SectionField item={item} />
    <Alert>
      <p>{authorTexts.comesLater}</p>
    </Alert>
  </>
);
