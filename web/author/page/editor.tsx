import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { shownAbilities } from "../../../core/access/index.ts";
import { addresses } from "../../../core/address/index.ts";
import type { AuthorBlock } from "../../../core/block/index.ts";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import { openPlace } from "../../../core/reading/index.ts";
import { useApi } from "../../api/api.ts";
import { type Editing, EditingContext, type Place } from "../editing/index.ts";
import { FieldStoreContext, RowStoreContext, SaveAnnouncer } from "../saving/index.ts";
import { type EditingSearch, shownSeat } from "./editing-address.ts";
import { EditorBody } from "./editor-body.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { useArrival } from "./use-arrival.ts";
import { useReload } from "./use-details.ts";
import { useEditingStore } from "./use-editing-store.ts";
import { usePageTitle } from "./use-page-title.ts";
import { useReloads } from "./use-reloads.ts";

type EditorProps = {
  readonly details: WorkingCopyView;
  readonly search: EditingSearch;
  /** Why the last reload was refused; the assessment from before is still shown. */
  readonly refused: Problem | null;
};

/** True for choices that show the toast 'Lagret'. docs/spec/blocks.md, Select */
const saysItByToast = (block: AuthorBlock | undefined): boolean =>
  block !== undefined &&
  "selectType" in block &&
  (block.selectType === "dropdownlist" || block.selectType === "radiobuttons");

/** The editing page, for a caller with a seat in the assessment or an editor who reads it. docs/spec/assessment.md, Editing page */
export function Editor({ details, search, refused }: EditorProps) {
  usePageTitle(details.name);
  const { fields, rows } = useEditingStore(useApi(), details, shownSeat(details.seats, search)?.contributorId);
  const editing = useEditingOf(details, search, refused);
  const blocks = useMemo(
    () => new Map(details.sections.flatMap((section) => section.blocks).map((block) => [block.contentGuid, block])),
    [details],
  );
  const silent = useCallback((id: string) => saysItByToast(blocks.get(id)), [blocks]);
  const place = openPlace(details, search);
  const { editing: withFocus, onOpened } = useArrival(editing, place);

  useReloads({ store: fields, details, blocks, silent, openSection: place.section?.contentGuid });

  return (
    <FieldStoreContext value={fields}>
      <RowStoreContext value={rows}>
        <EditingContext value={withFocus}>
          <EditorHeader refused={refused} />
          <EditorBody place={place} onOpened={onOpened} />
          <SaveAnnouncer silent={silent} />
          <LeaveGuard />
        </EditingContext>
      </RowStoreContext>
    </FieldStoreContext>
  );
}

function useEditingOf(details: WorkingCopyView, search: EditingSearch, refused: Problem | null): Editing {
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
    const abilities = shownAbilities(role, details.abilities);
    return {
      assessment: { ...details, abilities },
      number,
      role,
      readOnly: refused !== null || !abilities.includes("edit-blocks"),
      reload: reload.all,
      goTo: (place) => void navigate({ href: addressOf(place) }),
      addressOf,
    };
  }, [details, number, seat, refused, reload.all, navigate, addressOf]);
}
