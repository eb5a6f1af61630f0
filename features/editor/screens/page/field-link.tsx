import { type CellAddress, type FieldAddress, isCell, isHeading } from "../../../../platform/editing/saving/index.ts";
import { focusFieldIn } from "../../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { columnLabel } from "../../../history/screens/index.ts";
import type { AuthorBlock } from "../../../kinds/rules/index.ts";
import { authorTexts } from "../../texts.ts";
import { type Place, PlaceLink, useEditing } from "../editing.tsx";
import { loadedRow } from "../loaded-revision.ts";

/** The element around the field of the assessment's title. */
export const HEADING_ID = "assessment-heading";

type Named = { readonly name: string; readonly place: Place | null };

/** The column that tells rows apart, where a block has several. */
const ROW_NAMES: { readonly [Kind in CellAddress["of"]]?: string } = {
  literature: "source",
  reference: "title",
  evidence: "shortId",
  result: "outcome",
  outcome: "name",
};

/** A cell is called by its label on the screen, and by its row where there are several. */
function cellName(block: AuthorBlock, address: CellAddress): string {
  const label = columnLabel(address.of, address.column) ?? block.title;
  const row = loadedRow(block, address)?.cells[ROW_NAMES[address.of] ?? ""]?.trim() ?? "";
  return row === "" ? label : authorTexts.inRow(label, row);
}

/** The name of a field, and its place in the form. */
export const namedField = ({ sections }: WorkingCopyView, address: FieldAddress): Named => {
  if (isHeading(address)) return { name: authorTexts.headingLabel, place: null };
  for (const { fieldGroup, contentGuid, blocks } of sections) {
    const block = blocks.find((each) => each.contentGuid === address.block);
    if (!block) continue;
    const place = { tab: fieldGroup, section: contentGuid, block: block.contentGuid };
    if (!isCell(address)) return { name: block.title, place };
    return { name: cellName(block, address), place: { ...place, cell: address } };
  }
  return { name: authorTexts.unknownField, place: null };
};

export const useFieldName = (address: FieldAddress): string => namedField(useEditing().assessment, address).name;

/** A link to the field, wherever in the form it stands. */
export function FieldLink({ address }: { address: FieldAddress }) {
  const { name, place } = namedField(useEditing().assessment, address);
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
