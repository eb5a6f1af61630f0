import { useMemo } from "react";
import { norwegianIsoDay } from "../../../core/norwegian-date/index.ts";
import { findWarnings, type Warning } from "../../../core/warning/index.ts";
import { useEditing } from "../editing.tsx";

/** What is doubtful in the assessment as it was last loaded. None for who cannot write in it. */
export function useWarnings(): readonly Warning[] {
  const { assessment, readOnly } = useEditing();
  return useMemo(
    () => (readOnly ? [] : findWarnings(assessment, assessment.warningRules, norwegianIsoDay(new Date()))),
    [assessment, readOnly],
  );
}
