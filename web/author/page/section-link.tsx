import type { ReactNode } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { useEditing } from "../editing/index.ts";

type SectionLinkProps = {
  readonly item: SchemaItem;
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link that opens a section and puts the focus on its heading. */
export function SectionLink({ item, isOpen = false, className, children }: SectionLinkProps) {
  const { goTo, addressOf } = useEditing();
  const place = { tab: item.fieldGroup, section: item.contentGuid };
  return (
    <a
      href={addressOf(place)}
      className={className}
      aria-current={isOpen ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(place);
      }}
    >
      {children}
    </a>
  );
}
