import { type Place, useEditing } from "../../editor/screens/editing.tsx";
import { fieldHistoryTexts as texts } from "../texts.ts";

type FieldPlace = { readonly title: string; readonly place: Place | null };

/** The name of a block and its place in the form, by its contentGuid; null is the assessment's title. */
export function useFieldPlace(): (contentGuid: string | null) => FieldPlace {
  const { sections } = useEditing().assessment;
  return (contentGuid) => {
    if (contentGuid === null) return { title: texts.theTitle, place: null };
    for (const { blocks, fieldGroup: tab, contentGuid: section, title: above } of sections) {
      const block = blocks.find((each) => each.contentGuid === contentGuid);
      // Some blocks have no title of their own: they are called as their section.
      if (block) return { title: block.title || above, place: { tab, section, block: contentGuid } };
    }
    return { title: texts.removedField, place: null };
  };
}
