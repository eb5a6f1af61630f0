import type { ReaderSection } from "../../kinds/rules/index.ts";
import { openPlace, type Sections } from "./open-place.ts";

/**
 * The sections that a page with one tab open is made of, in their order: the tab's own, whole, and those of the tabs beside it
 * without their blocks, for the links to previous and next. An unknown tab is replaced by the first one.
 */
export function aroundTab(whole: Sections<ReaderSection>, tab: number): readonly ReaderSection[] {
  const open = openPlace(whole, { tab });
  const beside = [open.previousTab?.fieldGroup, open.nextTab?.fieldGroup];
  return whole.sections.flatMap((section) => {
    if (section.fieldGroup === open.tab) return [section];
    return beside.includes(section.fieldGroup) ? [{ ...section, blocks: [] }] : [];
  });
}
