import type { ComponentProps } from "react";
import { type Place, useEditing } from "./editing-context.tsx";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & { readonly place: Place };

/** A link to a place in the assessment. Followed here it moves the focus there; in a new tab it opens the same section. */
export function PlaceLink({ place, ...link }: PlaceLinkProps) {
  const { goTo, addressOf } = useEditing();
  return (
    <a
      {...link}
      href={addressOf(place)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(place);
      }}
    />
  );
}
