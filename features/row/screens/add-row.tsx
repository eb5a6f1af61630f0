import { type FormEvent, type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from "react";
import { fieldErrors, isFieldProblem } from "../../../platform/browser/api/use-write.ts";
import { placeKey, type RowPlace, useFieldStore, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { type Cells, type RowDraft, typedMeanwhile } from "../../../platform/pure/saving/index.ts";
import { Alert, Button, CopyButton, PlusIcon, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { DraftCell } from "./cells.tsx";
import { ColumnGroups } from "./column-groups.tsx";
import { focusIn, isFocusHere } from "./move-focus.ts";
import { keepSpinning, type RowKind } from "./row-kind.ts";
import styles from "./rows.module.css";

type AddRowProps = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  /** The button's text, alone and with the name of its place. */
  readonly button: string;
  readonly buttonIn: string;
  readonly formName: string;
  /** The cells of a new row. */
  readonly empty: () => Cells;
  /** The words of the row, to copy when it cannot be saved. */
  readonly wordsOf: (cells: Cells) => string;
  /** Drawn above the fields, which come when there are columns. */
  readonly before?: (draft: RowDraft, fault: string | undefined) => ReactNode;
  /** Called when the row is created, before the form closes. */
  readonly onCreated?: () => void;
};

type Trouble =
  | { readonly kind: "none" }
  | { readonly kind: "faults"; readonly fields: readonly FieldRefusal[] }
  | { readonly kind: "refused"; readonly problem: Problem };

const useDraft = (place: RowPlace): RowDraft | undefined => {
  const rows = useRowStore();
  const read = () => rows.draft(placeKey(place));
  return useSyncExternalStore(rows.subscribe, read, read);
};

/** The add button, or the form that it opens: a draft of the seat in this browser until 'Lagre' creates the row. */
export function AddRow(props: AddRowProps) {
  const { place, button, buttonIn, empty } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useRowStore();
  const isOpen = useDraft(place) !== undefined;
  return (
    <div ref={box}>
      {isOpen ? (
        <AddForm {...props} box={box} />
      ) : (
        <Button
          variant="secondary"
          data-add
          aria-label={buttonIn}
          onClick={() => {
            rows.add(place, empty());
            focusIn(box, "input, select, textarea");
          }}
        >
          <PlusIcon aria-hidden />
          {button}
        </Button>
      )}
    </div>
  );
}

function AddForm({
  kind,
  place,
  formName,
  before,
  wordsOf,
  onCreated,
  box,
}: AddRowProps & { box: RefObject<HTMLDivElement | null> }) {
  const rows = useRowStore();
  const fields = useFieldStore();
  const toast = useToast();
  const confirm = useConfirm();
  const { reload } = useEditing();
  const draft = useDraft(place);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>({ kind: "none" });
  if (!draft) return null;
  const { texts } = kind;
  const columns = kind.columns(draft.cells);
  const errors = trouble.kind === "refused" ? fieldErrors(trouble.problem) : {};
  const faultOf = (path: string): string | undefined => {
    const fault = trouble.kind === "faults" ? trouble.fields.find((each) => each.path === path) : undefined;
    return fault ? problemTexts.field(fault.kind) : errors[path];
  };
  const close = () => {
    const isHere = isFocusHere(box);
    rows.discard(place);
    if (isHere) focusIn(box, "button[data-add]");
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const faults = kind.faultsOf(draft.cells);
    setTrouble(faults.length > 0 ? { kind: "faults", fields: faults } : { kind: "none" });
    if (faults.length > 0) return focusIn(box, "[aria-invalid=true]");
    for (const { question, answered } of kind.doubts?.(draft.cells) ?? []) {
      if (!(await confirm(question))) return;
      rows.write(place, answered);
    }
    setSaving(true);
    const creation = await rows.commit(place);
    if (creation?.kind === "created") {
      await Promise.all([reload(), keepSpinning(kind.spins.create)]);
      // The fields could be written in all the while.
      const now = rows.draft(placeKey(place));
      for (const [column, text] of Object.entries(now ? typedMeanwhile(now) : {})) {
        const address = { ...place, row: creation.row, column };
        fields.type(address, { rev: creation.rev, value: now?.tried?.[column] ?? "" }, text);
        fields.tell(address, { kind: "left" });
      }
      toast(texts.created);
      onCreated?.();
      return close();
    }
    setSaving(false);
    if (!creation) return;
    const { problem } = creation;
    if (problem.status === 0) console.error(`${texts.notCreated}: ${problem.kind}`);
    toast(texts.notCreated, "error");
    setTrouble({ kind: "refused", problem });
    void reload();
    focusIn(box, "[aria-invalid=true]");
  };

  return (
    <form className={styles.form} aria-label={formName} noValidate onSubmit={save}>
      {before?.(draft, faultOf("source"))}
      <ColumnGroups
        columns={columns}
        field={(column) => (
          <DraftCell
            key={column.key}
            place={place}
            column={column}
            error={faultOf(column.key)}
            onWrite={() => trouble.kind === "faults" && setTrouble(withoutFault(trouble.fields, column.key))}
            below={
              kind.BelowField ? (
                <kind.BelowField
                  column={column.key}
                  cells={draft.cells}
                  write={(written) => rows.write(place, written)}
                />
              ) : null
            }
          />
        )}
      />
      <FormTrouble kind={kind} trouble={trouble} words={() => wordsOf(draft.cells)} />
      <div className={styles.buttons}>
        {columns.length === 0 ? null : (
          <Button type="submit" loading={saving}>
            {texts.save}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={saving} onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Removes a field's error while the user corrects it. */
const withoutFault = (fields: readonly FieldRefusal[], path: string): Trouble => {
  const left = fields.filter((fault) => fault.path !== path);
  return left.length > 0 ? { kind: "faults", fields: left } : { kind: "none" };
};

type FormTroubleProps = { readonly kind: RowKind; readonly trouble: Trouble; readonly words: () => string };

/** Why the form was not saved. The text stays in the fields and can be copied. */
function FormTrouble({ kind: { texts }, trouble, words }: FormTroubleProps) {
  if (trouble.kind === "none") return null;
  if (trouble.kind === "faults" || isFieldProblem(trouble.problem))
    return (
      <Alert tone="danger" role="alert">
        <p>{texts.mended}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" role="alert">
      <p>
        {trouble.problem.title} {texts.kept}
      </p>
      <CopyButton text={words()} />
    </Alert>
  );
}
