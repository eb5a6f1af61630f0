import type { ReactNode } from "react";
import { type Place, useEditing } from "./editing-context.tsx";

type PlaceLinkProps = {
  readonly place: Place;
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link to a place in the assessment. Followed here it moves the focus there; in a new tab it opens the same section. */
export function PlaceLink({ place, isOpen = false, className, children }: PlaceLinkProps) {
  const { goTo, addressOf } = useEditing();
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
