import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { knowAllCalls } from "../../../../platform/browser/api/browser-api.ts";
import { focusPage } from "../../../../platform/browser/navigation.ts";
import { preloadRichTextEditor } from "../../../../platform/editing/rich-text-editor/index.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import { Alert, PageHeading, PageLoader, useHydrated } from "../../../../platform/ui/index.ts";
import { addresses, routePaths } from "../../../address/rules/index.ts";
import { paths } from "../../../api/paths.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { reviewWritingTexts } from "../../../review/texts-writing.ts";
import { AccessPage } from "../../../session/screens/access-page.tsx";
import { secretInAddress } from "../../../session/screens/use-secret.ts";
import { CONTENT_ID } from "../../../site/views/frame.tsx";
import { applyHead, pageInfoOf } from "../../../site/views/shell/head.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { taskPlace } from "../../rules/index.ts";
import { authorTexts } from "../../texts.ts";
import { type EditingSearch, shownSeat } from "./editing-address.ts";
import { Editor } from "./editor.tsx";
import { useDetails } from "./use-details.ts";

knowAllCalls(paths);

const route = getRouteApi(`/screen/wing${routePaths.edit}`);

/** The caller has no seat in this assessment, or it does not exist: the page does not say which. */
const lacksSeat = ({ status }: Problem): boolean => status === 401 || status === 403 || status === 404;

/** `/rediger/<number>/`: the editor for those with a seat, the access page for others. */
export function EditingScreen() {
  const { number } = route.useParams();
  return <OpenAssessment key={number} number={number} />;
}

function OpenAssessment({ number }: { number: string }) {
  const search = route.useSearch();
  const hydrated = useHydrated();
  const { details, problem } = useDetails(number);
  const isInvited = useHasSecret();
  // A link to a seat that is not held yet, in a browser that holds another one here: it must not open as somebody else.
  const isForeign =
    details !== undefined && isInvited && !details.seats.some((seat) => seat.contributorId === search.id);
  useEntry(details, search, isForeign || (!details && problem !== null));
  // Beside the form itself, which is drawn when the script has come.
  const isInside = details !== undefined;
  useEffect(() => {
    if (isInside) preloadRichTextEditor();
  }, [isInside]);

  if (problem?.because === "ReviewDeclined") return <DeclinedNote number={number} />;
  if (details?.isDefinition) return <DefinitionNote name={details.name} />;
  if (details && !hydrated) return <Waiting name={details.name} />;
  if (isForeign) return <AccessPage number={number} seat={search.id ?? null} />;
  // The open editor stays on the screen also when a later fetch is refused: it may contain unsaved text.
  // The key makes a new editor for another seat of the same person: unsaved text belongs to the seat that wrote it.
  if (details)
    return (
      <Editor
        key={shownSeat(details.seats, search)?.contributorId}
        details={details}
        search={search}
        refused={problem && lacksSeat(problem) ? problem : null}
      />
    );
  if (!problem) return <PageLoader />;
  if (!lacksSeat(problem)) return <Alert tone="danger">{problem.title}</Alert>;
  return <AccessPage number={number} seat={search.id ?? null} />;
}

/** Whether the page was opened by a link with a secret. The access page takes the secret out of the address. */
function useHasSecret(): boolean {
  const [hasSecret, setHasSecret] = useState(false);
  useEffect(() => {
    const look = () => setHasSecret((before) => before || secretInAddress() !== null);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return hasSecret;
}

/**
 * The button that opened the assessment is gone with its page: the heading takes the focus, and the address leads to the task of the
 * role that was invited.
 */
function useEntry(details: WorkingCopyView | undefined, search: EditingSearch, isOutside: boolean): void {
  const router = useRouter();
  const wasOutside = useRef(isOutside);
  useEffect(() => {
    const hasEntered = wasOutside.current && !isOutside;
    wasOutside.current = isOutside;
    if (!hasEntered || !details) return;
    focusPage(CONTENT_ID);
    const seat = shownSeat(details.seats, search);
    const place = seat ? taskPlace(seat.role, details) : null;
    if (!seat || !place || search.tab !== undefined || search.section !== undefined) return;
    const href = addresses.editAs(details.contentLink.id, { id: seat.contributorId, role: seat.role }, place);
    void router.navigate({ href, replace: true });
  }, [isOutside, details, search, router]);
}

/** The server draws no fields: what is typed before the script has come would be lost. */
const Waiting = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <PageLoader />
    <noscript>{authorTexts.needsScript}</noscript>
  </>
);

/** Replaces the page for a peer who has declined to review, and removes the fetched data. features/review/README.md */
function DeclinedNote({ number }: { number: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const site = useSite();
  useEffect(() => {
    focusPage(CONTENT_ID);
    // The page's title and breadcrumb come from the route's loader, which is run again and must not find what was read before.
    client.removeQueries({ queryKey: ["getWorkingCopy", { params: { id: number } }] });
    void router.invalidate();
  }, [router, client, number]);
  const matches = useRouterState({ select: (state) => state.matches });
  useEffect(() => {
    applyHead(pageInfoOf(matches, { title: reviewWritingTexts.request.declinedTitle, crumbs: [] }), site);
  }, [matches, site]);
  return (
    <>
      <PageHeading>{reviewWritingTexts.request.declinedTitle}</PageHeading>
      <p>{reviewWritingTexts.request.declined}</p>
    </>
  );
}

const DefinitionNote = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <Alert>{authorTexts.definition}</Alert>
  </>
);
