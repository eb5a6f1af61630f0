import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import {
  type FieldAddress,
  FieldStoreContext,
  isHeading,
  RowStoreContext,
  SaveAnnouncer,
  SharedTextsContext,
} from "../../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import { PageLoader } from "../../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { CommentsProvider } from "../../../comment/screens/index.ts";
import { KeptInvitationContext } from "../../../contributor/screens/kept-invitation.ts";
import { HistoryProvider, RestoredNote } from "../../../history/screens/index.ts";
import type { AuthorBlock } from "../../../kinds/rules/index.ts";
import { ImageUploadsProvider } from "../../../kinds/screens/index.ts";
import {
  createMarks,
  HereAnnouncer,
  HereContext,
  MarksContext,
  useLive,
  useSayHere,
} from "../../../live/screens/index.ts";
import { useRetracted } from "../../../retraction/screens/use-retracted.ts";
import { RetractedStudies } from "../../../retraction/views/retracted-mark.tsx";
import { applyHead, pageInfoOf } from "../../../site/views/shell/head.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { GoneAnswers, TemplateNotice } from "../../../takeover/screens/index.ts";
import { formPlace } from "../../rules/index.ts";
import { canWrite, EditingProvider } from "../editing.tsx";
import { EditMode } from "./edit-mode.tsx";
import { type EditingSearch, shownSeat } from "./editing-address.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorBody } from "./editor-body.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { FoundText } from "./found-text.tsx";
import { LeaveWhileEditing } from "./leave-while-editing.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { StatusTold } from "./status-told.tsx";
import { useReloads } from "./use-details.ts";
import { useArrival, useAssessment } from "./use-editing.ts";
import { useEditingStore } from "./use-editing-store.ts";
import { closedBecause, useSessionBack, useStanding, useWritableAgain } from "./use-standing.ts";

type EditorProps = {
  readonly details: WorkingCopyView;
  readonly search: EditingSearch;
  /** Why the last reload was refused; the assessment from before is still shown. */
  readonly refused: Problem | null;
};

/** True for choices that show the toast 'Lagret'. features/block/README.md */
const saysItByToast = (block: AuthorBlock | undefined): boolean =>
  block !== undefined &&
  block.kind === "Select" &&
  (block.selectType === "dropdownlist" || block.selectType === "radiobuttons");

/** The editing page, for a caller with a seat in the assessment or an editor who reads it. */
export function Editor({ details, search, refused }: EditorProps) {
  usePageTitle(details.name);
  const seat = shownSeat(details.seats, search)?.contributorId;
  const { fields, texts, rows, invitation, isReady, found, forget } = useEditingStore(useApi(), details, seat);
  const blocks = useMemo(
    () => new Map(details.sections.flatMap((section) => section.blocks).map((block) => [block.contentGuid, block])),
    [details],
  );
  const silent = useCallback(
    (address: FieldAddress) => isHeading(address) || saysItByToast(blocks.get(address.block)),
    [blocks],
  );
  const standing = useStanding(seat, refused);
  const shown = useAssessment(details, search, closedBecause(standing));
  const place = formPlace(shown.assessment, search);
  useSessionBack(fields, refused, shown.reload);
  useWritableAgain(fields, canWrite(shown));
  const { editing, onOpened } = useArrival(shown, place);
  const numbers = useMemo(() => new Map([...blocks].map(([guid, { contentId }]) => [guid, contentId])), [blocks]);
  const mayRead = refused === null;
  const [marks] = useState(() => createMarks(seat));
  const here = useLive({ details, fields, texts, marks, reload: shown.reload, seat, mayRead });
  useSayHere({ assessment: shown.number, seat, mayRead, numbers, marks, here });
  const others = useMemo(() => here?.filter((each) => each.seat !== seat) ?? null, [here, seat]);

  const retracted = useRetracted(String(details.contentLink.id));

  useReloads({
    store: fields,
    number: String(details.contentLink.id),
    silent,
    openSection: place.open?.section.contentGuid,
  });

  return (
    <FieldStoreContext value={fields}>
      <SharedTextsContext value={texts}>
        <RowStoreContext value={rows}>
          <KeptInvitationContext value={invitation}>
            <EditingProvider editing={editing}>
              <RetractedStudies value={retracted}>
                <HereContext value={others}>
                  <MarksContext value={marks}>
                    <HistoryProvider>
                      <ImageUploadsProvider>
                        <EditorHeader isReady={isReady}>
                          <StandingNotice standing={standing} number={String(details.contentLink.id)} seat={seat} />
                          <SentNotice />
                          <TemplateNotice />
                          <GoneAnswers />
                          <FoundText found={found} forget={forget} />
                          <EditMode />
                          <RestoredNote of="title" />
                        </EditorHeader>
                        {isReady ? (
                          <CommentsProvider>
                            <EditorBar standing={standing} place={place} />
                            <EditorBody place={place} onOpened={onOpened} />
                          </CommentsProvider>
                        ) : (
                          <PageLoader />
                        )}
                        <SaveAnnouncer silent={silent} />
                        <HereAnnouncer numbers={numbers} />
                        <StatusTold />
                        <LeaveWhileEditing />
                      </ImageUploadsProvider>
                    </HistoryProvider>
                  </MarksContext>
                </HereContext>
              </RetractedStudies>
            </EditingProvider>
          </KeptInvitationContext>
        </RowStoreContext>
      </SharedTextsContext>
    </FieldStoreContext>
  );
}

/** Keeps the name in the document title, also when a colleague changes it. */
function usePageTitle(name: string): void {
  const router = useRouter();
  const site = useSite();
  useEffect(() => {
    const page = pageInfoOf(router.state.matches, { title: name, crumbs: [] });
    if (page.title === name) return;
    applyHead({ ...page, title: name }, site);
    // The breadcrumb comes from the route's loader, which is run again.
    void router.invalidate();
  }, [router, site, name]);
}
