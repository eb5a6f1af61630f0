import { useMatches } from "@tanstack/react-router";
import { CallFailed } from "../../../../platform/browser/api/api.ts";
import { contentTexts } from "../../../content/texts.ts";

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

const reload = () => window.location.reload();

/** Instead of a page whose code or data could not be had. A part of the product that is gone after an update is named. */
export function LoadFailed({ error }: { error: unknown }) {
  const name = useMatches({ select: (matches) => matches.map((match) => match.staticData.name).findLast(Boolean) });
  const text = isMissingChunk(error)
    ? { heading: contentTexts.loadFailed(name ?? ""), description: contentTexts.loadFailedWhy }
    : contentTexts.fault;
  return (
    <div role="alert">
      <h1 className="ds-heading">{text.heading}</h1>
      <p>{error instanceof CallFailed ? error.problem.title : text.description}</p>
      <button type="button" className="ds-button" data-variant="primary" data-color="accent" onClick={reload}>
        {contentTexts.reload}
      </button>
    </div>
  );
}
