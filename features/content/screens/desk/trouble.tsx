import { useSyncExternalStore } from "react";
import { pathOf } from "../../../../platform/editing/draft/index.ts";
import { useFieldStore } from "../../../../platform/editing/saving/index.ts";
import { ExclamationmarkTriangleIcon } from "../../../../platform/ui/index.ts";
import type { Path } from "../../rules/index.ts";
import { pageFormTexts as texts } from "../../texts-page-form.ts";
import { usePage } from "./page-context.tsx";

export type Trouble = keyof typeof texts.trouble;

const isWithin = (path: Path, outer: Path): boolean => outer.every((name, at) => path[at] === name);

/**
 * Asks whether something at a path or below it could not be saved, or stops the publishing. For what is closed and hides its fields.
 */
export function useTroubleIn(): (path: Path) => Trouble | null {
  const store = useFieldStore();
  const { page, showsFindings } = usePage();
  // One text, because what is read must be equal while nothing changes.
  const read = () =>
    store
      .inTrouble()
      .map((address) => pathOf(address).join("/"))
      .join("\n");
  const unsaved = useSyncExternalStore(store.subscribeAll, read, read)
    .split("\n")
    .map((line) => line.split("/"));
  const refused = showsFindings ? page.findings.filter(({ stops }) => stops) : [];
  return (path) => {
    if (unsaved.some((each) => isWithin(each, path))) return "unsaved";
    return refused.some((finding) => isWithin(finding.path, path)) ? "refused" : null;
  };
}

/** Words and mark of what is wrong in something that is closed. */
export const TroubleMark = ({ is }: { readonly is: Trouble }) => (
  <>
    <ExclamationmarkTriangleIcon aria-hidden /> {texts.trouble[is]}
  </>
);
