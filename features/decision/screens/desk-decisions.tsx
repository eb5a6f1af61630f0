import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { DeskAssessment } from "../../desk/calls.ts";
import { decisionTexts } from "../texts.ts";
import { choicesFor } from "./ask-choices.ts";
import { AskedDecisions } from "./asked-decisions.tsx";
import { DeskActions } from "./desk-actions.tsx";

type DeskDecisionsProps = { readonly assessment: Pick<DeskAssessment, "id" | "organization" | "publishedVersions"> };

/**
 * The decisions of an assessment at the desk, also those that are hidden because the edition was withdrawn. Nothing where nothing was
 * published. The organisations to choose from are fetched when somebody asks.
 */
export function DeskDecisions({ assessment: { id, organization, publishedVersions } }: DeskDecisionsProps) {
  const api = useApi();
  const request = { params: { id: String(id) } };
  const known = useQuery({ ...callQuery(api, "assessmentDecisions", request), staleTime: 0 }).data?.all ?? [];
  const [isAsking, setAsking] = useState(false);
  const { data: copy } = useQuery({ ...callQuery(api, "getWorkingCopy", request), enabled: isAsking });
  if (publishedVersions === 0 && known.length === 0) return null;
  const choices = copy ? choicesFor(copy) : null;
  return (
    <section aria-labelledby="desk-decisions">
      <h2 id="desk-decisions">{decisionTexts.title}</h2>
      <AskedDecisions
        place={{ number: id, organization, isPublished: publishedVersions > 0, choices }}
        onOpen={() => setAsking(true)}
        Actions={DeskActions}
      />
    </section>
  );
}
