import { use, useMemo } from "react";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { economyTexts } from "../../economy/texts.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { RetractedStudies } from "../../retraction/views/retracted-mark.tsx";
import { findWarnings, type Warning } from "../rules/index.ts";

const NONE = [] as const;

/** The warnings in the assessment as it was last loaded. Empty for readers who cannot write in it. */
export function useWarnings(): readonly Warning[] {
  const { assessment, readOnly } = useEditing();
  const retracted = use(RetractedStudies) ?? NONE;
  return useMemo(
    () =>
      readOnly
        ? []
        : findWarnings(
            { ...assessment, retracted },
            assessment.warningRules,
            norwegianIsoDay(new Date()),
            economyTexts.labels,
          ),
    [assessment, readOnly, retracted],
  );
}
