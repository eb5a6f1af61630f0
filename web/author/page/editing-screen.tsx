import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { routePaths } from "../../../core/address/index.ts";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import { authorTexts } from "../../../texts/author.ts";
import { CONTENT_ID } from "../../frame/frame.tsx";
import { focusPage } from "../../shell/navigation.ts";
import { Alert, Loader, useHydrated } from "../../ui/index.ts";
import { AccessPage } from "../access-page.tsx";
import { shownSeat } from "./editing-address.ts";
import { Editor } from "./editor.tsx";
import { useDetails } from "./use-details.ts";

const route = getRouteApi(`/wing${routePaths.edit}`);

/** Nobody whom the caller could be has a seat here, or there is no such assessment: which of the two is not told. */
const lacksSeat = ({ status }: Problem): boolean => status === 401 || status === 403 || status === 404;

/** `/rediger/<number>/`: the editor for those with a seat, the access page for others. */
export function EditingScreen() {
  const { number } = route.useParams();
  const search = route.useSearch();
  const hydrated = useHydrated();
  const { data: answer } = useDetails(number);
  const [known, setKnown] = useState<WorkingCopyView | null>(answer?.ok ? answer.value : null);
  if (answer?.ok && answer.value !== known) setKnown(answer.value);

  useFocusOnEntry(!known && answer !== undefined);

  if (known?.isDefinition) return <DefinitionNote name={known.name} />;
  if (known && !hydrated) return <Waiting name={known.name} />;
  // What was opened stays on the screen, whatever a later look says: there may be unsent text in it.
  // Another seat of the same person is another editor: what is unsaved belongs to the seat that wrote it.
  if (known)
    return (
      <Editor
        key={shownSeat(known.seats, search)?.contributorId}
        details={known}
        search={search}
        refused={refusalOf(answer)}
      />
    );
  if (!answer) return <Loader />;
  if (!answer.ok && !lacksSeat(answer.problem)) return <Alert tone="danger">{answer.problem.title}</Alert>;
  return <AccessPage number={number} seat={search.id ?? null} />;
}

/** The button that opened the assessment is gone with its page: the heading takes the focus. */
function useFocusOnEntry(isOutside: boolean): void {
  const wasOutside = useRef(isOutside);
  useEffect(() => {
    if (wasOutside.current && !isOutside) focusPage(CONTENT_ID);
    wasOutside.current = isOutside;
  }, [isOutside]);
}

const refusalOf = (answer: ReturnType<typeof useDetails>["data"]): Problem | null =>
  answer && !answer.ok && lacksSeat(answer.problem) ? answer.problem : null;

/** The server draws no fields: what is typed before the script has come would be lost. */
const Waiting = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <Loader />
    <noscript>{authorTexts.needsScript}</noscript>
  </>
);

const DefinitionNote = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <Alert>{authorTexts.definition}</Alert>
  </>
);
