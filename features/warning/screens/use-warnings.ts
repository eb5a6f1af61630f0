import { useMemo } from "react";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { economyTexts } from "../../economy/texts.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { findWarnings, type Warning } from "../rules/index.ts";

/** The warnings in the assessment as it was last loaded. Empty for readers who cannot write in it. */
export function useWarnings(): readonly Warning[] {
  const { assessment, readOnly } = useEditing();
  return useMemo(
    () =>
      readOnly
        ? []
        : findWarnings(assessment, assessment.warningRules, norwegianIsoDay(new Date()), economyTexts.labels),
    [assessment, readOnly],
  );
}
