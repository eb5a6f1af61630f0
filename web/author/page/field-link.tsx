import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import { authorTexts } from "../../../texts/author.ts";
import { focusFieldIn } from "../../ui/index.ts";
import { type Place, PlaceLink, useEditing } from "../editing.tsx";
import { type FieldAddress, isHeading } from "../saving/index.ts";

/** The element around the field of the assessment's title. */
export const HEADING_ID = "assessment-heading";

type Named = { readonly name: string; readonly place: Place | null };

/** What a field is called, and where it stands; a cell is called as its block. */
const named = ({ sections }: WorkingCopyView, address: FieldAddress): Named => {
  if (isHeading(address)) return { name: authorTexts.headingLabel, place: null };
  for (const { fieldGroup, contentGuid, blocks } of sections) {
    const block = blocks.find((each) => each.contentGuid === address.block);
    if (block) return { name: block.title, place: { tab: fieldGroup, section: contentGuid, block: block.contentGuid } };
  }
  return { name: authorTexts.unknownField, place: null };
};

export const useFieldName = (address: FieldAddress): string => named(useEditing().assessment, address).name;

/** A link to the field, wherever in the form it stands. */
export function FieldLink({ address }: { address: FieldAddress }) {
  const { name, place } = named(useEditing().assessment, address);
  if (place) return <PlaceLink place={place}>{name}</PlaceLink>;
  if (!isHeading(address)) return name;
  return (
    <a
      href={`#${HEADING_ID}`}
      onClick={(event) => {
        event.preventDefault();
        const heading = document.getElementById(HEADING_ID);
        if (heading) focusFieldIn(heading).scrollIntoView({ block: "center" });
      }}
    >
      {name}
    </a>
  );
}
