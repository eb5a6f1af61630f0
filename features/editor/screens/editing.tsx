import { type ComponentProps, createContext, type ReactNode, use, useMemo } from "react";
import { flushSync } from "react-dom";
import { WritersContext } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import type { Writer } from "../../../platform/pure/refusal/index.ts";
import type { ClosedBecause } from "../../../platform/pure/saving/index.ts";
import type { SeatRole } from "../../access/rules/index.ts";
import { roleLabels } from "../../access/texts.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";

/** Where in the assessment something stands: the tab's index, the section's contentGuid, and a block to put the focus in, and of it a cell by its row and column. */
export type Place = {
  readonly tab: number;
  readonly section?: string;
  readonly block?: string;
  readonly cell?: { readonly row: number; readonly column: string };
};

/** The assessment around a block, for every block's component. */
export type Editing = {
  /** Its `abilities` are those of the role shown. */
  readonly assessment: WorkingCopyView;
  /** The number that calls give as `pageId` and `assessmentId`. */
  readonly number: number;
  /** The role shown: one of the caller's own seats. It grants nothing. */
  readonly role: SeatRole | null;
  /**
   * Why nothing can be changed, or null: in peer review mode, when published, when pending publish, without the right to edit, or
   * when the seat was removed. One whose session has ended writes on. features/publication/README.md
   */
  readonly readOnly: ClosedBecause | null;
  /** Something was saved: the schema and the last-saved time are fetched again, and the focus stays. */
  readonly reload: () => Promise<void>;
  /** Opens a tab and section and puts the focus in the block, or on the section's heading. */
  readonly goTo: (place: Place) => void;
  /** The same as an address, for links. */
  readonly addressOf: (place: Place) => string;
};

/** Whether the role shown can write something now: in the form, or a reviewer in their own review, for whom the form is read-only. */
export const canWrite = ({ readOnly, assessment }: Pick<Editing, "readOnly" | "assessment">): boolean =>
  readOnly === null || (readOnly === "read-only" && assessment.abilities.includes("write-review"));

const EditingContext = createContext<Editing | null>(null);

type EditingProviderProps = { readonly editing: Editing; readonly children: ReactNode };

/** Around what is edited, also where only a part of the assessment is. */
export function EditingProvider({ editing, children }: EditingProviderProps) {
  const { seats } = editing.assessment;
  const writers = useMemo(
    () => ({
      isOwn: (by: Writer) => seats.some(({ contributorId }) => contributorId === by.contributorId),
      roleOf: ({ role }: Writer) =>
        role === null ? savingTexts.conflict.desk : roleLabels[role].toLocaleLowerCase("nb"),
    }),
    [seats],
  );
  return (
    <EditingContext value={editing}>
      <WritersContext value={writers}>{children}</WritersContext>
    </EditingContext>
  );
}

export const useEditing = (): Editing => {
  const editing = use(EditingContext);
  if (!editing) throw new Error("useEditing needs an editing page above it");
  return editing;
};

/** True for a block that its authors no longer see, because it is published. features/block/README.md */
export const useIsHidden = ({ hideWhenPublished }: Pick<AuthorBlock, "hideWhenPublished">): boolean =>
  useEditing().assessment.isPublished && hideWhenPublished;

type PlaceLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  readonly place: Place;
  /** It is followed here. Called before the focus moves, so that a dialog with the link in it closes first. */
  readonly onFollow?: (() => void) | undefined;
};

/** A link to a place in the assessment. Followed here it moves the focus there; in a new tab it opens the same section. */
export function PlaceLink({ place, onFollow, ...link }: PlaceLinkProps) {
  const { goTo, addressOf } = useEditing();
  return (
    <a
      {...link}
      href={addressOf(place)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (onFollow) flushSync(onFollow);
        goTo(place);
      }}
    />
  );
}
