import type { ReactNode } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { PlaceLink } from "../editing/index.ts";

type SectionLinkProps = {
  readonly item: SchemaItem;
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link that opens a section and puts the focus on its heading. */
export const SectionLink = ({ item, ...link }: SectionLinkProps) => (
  <PlaceLink {...link} place={{ tab: item.fieldGroup, section: item.contentGuid }} />
);
