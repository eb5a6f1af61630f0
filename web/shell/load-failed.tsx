import { useQueryClient } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { contentTexts } from "../../texts/content.ts";
import { LoadFailure } from "../routes/answered.ts";

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

const isFailure = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;

/** Removes failed answers from the cache, so that the next visit to the page fetches them again. */
function useForgottenFailures(): void {
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({ type: "inactive", predicate: ({ state }) => isFailure(state.data) });
  }, [client]);
}

const reload = () => window.location.reload();

/** Instead of a page whose code or data could not be had. A part of the product that is gone after an update is named. */
export function LoadFailed({ error }: { error: unknown }) {
  useForgottenFailures();
  const name = useMatches({ select: (matches) => matches.map((match) => match.staticData.name).findLast(Boolean) });
  const text = isMissingChunk(error)
    ? { heading: contentTexts.loadFailed(name ?? ""), description: contentTexts.loadFailedWhy }
    : contentTexts.fault;
  return (
    <div role="alert">
      <h1 className="ds-heading">{text.heading}</h1>
      <p>{error instanceof LoadFailure ? error.problem.title : text.description}</p>
      <button type="button" className="ds-button" data-variant="primary" data-color="accent" onClick={reload}>
        {contentTexts.reload}
      </button>
    </div>
  );
}
