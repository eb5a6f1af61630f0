import type { OptionGroup } from "../../../platform/pure/contract/values.ts";
import type { Choice } from "../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";

type Offered = Pick<WorkingCopyView, "assessmentType" | "organizationOptions" | "municipalityOptions">;

const grouped = (groups: readonly OptionGroup[]): readonly Choice[] =>
  groups.map(({ value, text, subItems }) =>
    subItems.length > 0 ? { value, text, children: subItems } : { value, text },
  );

/** The organisations that may be asked for a decision: trusts of a trust's assessment, municipalities of a municipality's, else both. */
export function choicesFor({ assessmentType, organizationOptions, municipalityOptions }: Offered): readonly Choice[] {
  if (assessmentType === "1") return grouped(organizationOptions);
  if (assessmentType === "2") return grouped(municipalityOptions);
  return [...grouped(organizationOptions), ...grouped(municipalityOptions)];
}
