import { useMemo } from "react";
import type { SectionBranch } from "../../../block/rules/index.ts";
import type { AuthorSection } from "../../../kinds/rules/index.ts";
import { countStep, type FormPlace, formBranches, type StepState, stepState } from "../../rules/index.ts";
import { type Place, useEditing } from "../editing.tsx";

/** A tab of the form as the list of steps shows it. */
export type FormStep = {
  readonly tab: number;
  /** As it is counted for people, from 1. */
  readonly number: number;
  readonly name: string;
  /** Null for a step without a field, and for who does not fill in. */
  readonly state: StepState | null;
  /** Mandatory fields that show now, and those of them without content. */
  readonly mandatory: number;
  readonly missing: number;
  readonly isOpen: boolean;
  readonly branches: readonly SectionBranch<AuthorSection>[];
  /** Where it opens: at its first section. */
  readonly place: Place;
};

export function useSteps({ tab: openTab }: FormPlace): readonly FormStep[] {
  const { assessment, readOnly } = useEditing();
  return useMemo(() => {
    const branches = formBranches(assessment);
    const missing = new Set(assessment.missing.map(({ contentGuid }) => contentGuid));
    return assessment.fieldGroups.map(({ text, value }, at) => {
      const tab = Number(value);
      const isOpen = tab === openTab;
      const ofTab = branches.filter(({ section }) => section.fieldGroup === tab);
      const count = countStep(
        ofTab.flatMap(({ section, secondLevel }) => [section, ...secondLevel]),
        missing,
      );
      const first = ofTab[0]?.section.contentGuid;
      return {
        tab,
        number: at + 1,
        name: text,
        state: readOnly ? null : stepState(count, isOpen),
        mandatory: count.mandatory,
        missing: count.missing,
        isOpen,
        branches: ofTab,
        place: first === undefined ? { tab } : { tab, section: first },
      };
    });
  }, [assessment, readOnly, openTab]);
}
