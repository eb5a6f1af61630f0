import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo, useRef } from "react";
import type { ClosedBecause } from "../../../../platform/pure/saving/index.ts";
import { shownAbilities } from "../../../access/rules/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { focusBlock } from "../../../kinds/screens/index.ts";
import { withoutHiddenWhenPublished } from "../../../reading/rules/index.ts";
import type { FormPlace } from "../../rules/index.ts";
import type { Editing, Place } from "../editing.tsx";
import { asSeat } from "./as-seat.ts";
import { type EditingSearch, shownSeat } from "./editing-address.ts";
import { useReload } from "./use-details.ts";

/** The assessment as the seat shown may use it. @param refused why nothing can be changed by this seat any more */
export function useAssessment(details: WorkingCopyView, search: EditingSearch, refused: ClosedBecause | null): Editing {
  const navigate = useNavigate();
  const router = useRouter();
  const number = details.contentLink.id;
  const reload = useReload(String(number));
  const seat = shownSeat(details.seats, search);
  const addressOf = useCallback(
    ({ tab, section }: Place) => {
      const query = { tab, section, role: seat?.role ?? search.role, id: seat?.contributorId ?? search.id };
      return `${addresses.edit(number)}${router.options.stringifySearch(query)}`;
    },
    [number, router, seat, search.role, search.id],
  );
  return useMemo(() => {
    const role = seat?.role ?? null;
    const shown = asSeat(details, seat?.contributorId);
    const abilities = shownAbilities(role, details.abilities);
    return {
      assessment: { ...shown, abilities, sections: sectionsShown(shown) },
      number,
      role,
      readOnly: refused ?? (abilities.includes("edit-blocks") ? null : "read-only"),
      reload: reload.all,
      goTo: (place) => void navigate({ href: addressOf(place) }),
      addressOf,
    };
  }, [details, number, seat, refused, reload.all, navigate, addressOf]);
}

const sectionsShown = ({ isPublished, sections }: WorkingCopyView): WorkingCopyView["sections"] =>
  isPublished ? [...withoutHiddenWhenPublished(sections)] : sections;

const focusHeading = (section: string): void => {
  const heading = document.getElementById(`section-${section}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
};

/**
 * Moves the focus after a navigation within the page: into a block, or to the heading of the section that was asked for, which may
 * be one of those that open with another.
 */
export function useArrival(editing: Editing, { open }: FormPlace) {
  const wanted = useRef<Place | null>(null);
  const arrive = useCallback((sections: readonly string[]) => {
    const place = wanted.current;
    const section = place?.section ?? sections[0];
    if (!place || section === undefined || !sections.includes(section)) return;
    wanted.current = null;
    if (place.block === undefined || !focusBlock(place.block, place.cell)) focusHeading(section);
  }, []);
  const here = [...(open ? [open.section, ...open.secondLevel] : [])].map(({ contentGuid }) => contentGuid).join(" ");
  const withFocus = useMemo<Editing>(
    () => ({
      ...editing,
      goTo: (place) => {
        wanted.current = place;
        const sections = here.split(" ");
        if (place.section !== undefined && sections.includes(place.section)) arrive(sections);
        else editing.goTo(place);
      },
    }),
    [editing, here, arrive],
  );
  return { editing: withFocus, onOpened: arrive };
}
