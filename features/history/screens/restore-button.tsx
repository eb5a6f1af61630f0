import { type FieldAddress, ONLY_ROW } from "../../../platform/editing/saving/index.ts";
import { Button } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { rowKindNames } from "../../row/rules/index.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";
import { useHistory } from "./history-context.tsx";
import { useFieldPlace } from "./use-field-place.ts";

/** Where a text of an earlier time stood: the block (null: the title), and of a row its kind, part, number and column. */
export type RestorePlace = {
  readonly contentGuid: string | null;
  readonly row: number | null;
  readonly rowKind: string | null;
  readonly part: string;
  readonly column: string | null;
};

const addressOf = ({ contentGuid, row, rowKind, part, column }: RestorePlace): FieldAddress => {
  if (contentGuid === null) return { heading: true };
  const of = rowKindNames.find((kind) => kind === rowKind);
  if (of === undefined || row === null || column === null) return { block: contentGuid };
  if (of === "economy") return { block: contentGuid, of, part: "numbers", row: ONLY_ROW, column };
  if (of === "selection") return { block: contentGuid, of, part, row: ONLY_ROW, column };
  return { block: contentGuid, of, part, row, column };
};

type RestoreButtonProps = {
  readonly of: RestorePlace;
  readonly value: string | string[];
  /** The label of a row's cell; empty for a text. */
  readonly label: string;
  /** When it stood there, in words. */
  readonly when: string;
  readonly onRestored: () => void;
};

/** Writes an earlier text as a new save of its field, which may meet a conflict like every other save. Nothing for who may not write there. */
export function RestoreButton({ of, value, label, when, onRestored }: RestoreButtonProps) {
  const { assessment, readOnly, goTo } = useEditing();
  const { restore } = useHistory();
  const { place } = useFieldPlace()(of.contentGuid);
  const isTitle = of.contentGuid === null;
  const right = isTitle ? "edit-heading" : "edit-blocks";
  const isInForm = isTitle || place !== null;
  if (readOnly || !assessment.abilities.includes(right) || !isInForm) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.restoreNamed(label, when)}
      onClick={() => {
        if (!restore({ address: addressOf(of), value, column: label, when })) return;
        onRestored();
        if (place) goTo(place);
      }}
    >
      {texts.restore}
    </Button>
  );
}
