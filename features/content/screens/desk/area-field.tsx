import { type ReactNode, useState } from "react";
import { Alert, Button, SelectField, useDrag } from "../../../../platform/ui/index.ts";
import {
  type BlockWidth,
  blockWidths,
  type LabelledBlock,
  type LabelledOf,
  type LabelledProperties,
  listOf,
  type Path,
  parts,
  recordOf,
  sharedIn,
  stringOf,
} from "../../rules/index.ts";
import { contentDeskTexts } from "../../texts-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { DragHandle, LastMove } from "./drag-handle.tsx";
import foldStyles from "./fold.module.css";
import { FoldBody, FoldHead, useFold, useOpenFold } from "./fold.tsx";
import { MoveButtons, moved, placed } from "./move-buttons.tsx";
import { fieldIdOf, usePage } from "./page-context.tsx";
import { MakeShared, SharedBlockForm, sharedNodes } from "./shared-block.tsx";
import { useTroubleIn } from "./trouble.tsx";
import { useProperty } from "./use-property.tsx";

const texts = contentScreenTexts.fields;

type Arranged = {
  readonly id: string;
  readonly type: string;
  readonly width: BlockWidth;
  /** The number of the shared block that stands here. */
  readonly ref?: number;
};

const isWidth = (width: string): width is BlockWidth => blockWidths.some((each) => each === width);

function arrangedIn(value: unknown): readonly Arranged[] {
  return listOf(value).map((each) => {
    const { id, type, width } = recordOf(each);
    const wide = stringOf(width);
    const ref = sharedIn(each);
    const place = { id: stringOf(id), type: stringOf(type), width: isWidth(wide) ? wide : ("full" as const) };
    return ref === null ? place : { ...place, ref };
  });
}

type AreaFieldProps = {
  readonly property: LabelledOf<"area">;
  /** As it was loaded. */
  readonly value: unknown;
  readonly path: Path;
  /** The fields of a block's properties. */
  readonly draw: (props: LabelledProperties, values: unknown, path: Path) => ReactNode;
};

/** The blocks of an area, their order and widths. Each block's properties are saved separately. */
export function AreaField({ property, value, path, draw }: AreaFieldProps) {
  const { value: shown, choose, footer, conflict } = useProperty(property, path);
  const arranged = arrangedIn(shown);
  const open = useOpenFold();
  const loaded = new Map(listOf(value).map((block) => [recordOf(block).id, block]));
  const nameOf = ({ type }: Arranged) => property.allow.find((each) => each.type === type)?.label ?? type;
  const [last, setLast] = useState<{ readonly name: string; readonly before: readonly Arranged[] } | null>(null);
  const drag = useDrag({
    scope: fieldIdOf(path),
    allows: () => true,
    onDrop: (dragged, { id, side }) => {
      const at = (wanted: string) => arranged.findIndex((each) => each.id === wanted);
      const block = arranged[at(dragged)];
      const next = placed(arranged, at(dragged), at(id), side === "before" ? "before" : "after");
      if (!block || next.every((each, index) => each === arranged[index])) return;
      setLast({ name: nameOf(block), before: arranged });
      choose(next);
    },
  });
  const undo = () => {
    if (!last) return;
    // Blocks that came or went since stay as they are now.
    const order = new Map(last.before.map(({ id }, at) => [id, at]));
    choose(arranged.toSorted((a, b) => (order.get(a.id) ?? arranged.length) - (order.get(b.id) ?? arranged.length)));
    setLast(null);
  };
  return (
    <fieldset className={foldStyles.folds} id={fieldIdOf(path)} tabIndex={-1}>
      <legend className="ds-label">{property.label}</legend>
      {arranged.length === 0 ? <p className={styles.quiet}>{texts.emptyArea}</p> : null}
      {arranged.map((block, at) => (
        <BlockFields
          key={block.id}
          block={block}
          at={at}
          count={arranged.length}
          definition={property.allow.find((each) => each.type === block.type)}
          values={loaded.get(block.id)}
          path={[...path, block.id]}
          draw={draw}
          drag={drag}
          onMove={(by) => choose(moved(arranged, at, by))}
          onRemove={() => choose(arranged.filter(({ id }) => id !== block.id))}
          onWidth={(width) => choose(arranged.map((each) => (each.id === block.id ? { ...each, width } : each)))}
        />
      ))}
      <LastMove said={last ? contentScreenTexts.drag.moved(last.name) : ""} onUndo={undo} />
      <AddBlock
        property={property}
        path={path}
        taken={arranged}
        footer={footer}
        onAdd={(block) => {
          const id = crypto.randomUUID();
          open(fieldIdOf([...path, id]));
          choose([...arranged, { id, width: "full", ...block }]);
        }}
      />
      {conflict}
    </fieldset>
  );
}

type AddBlockProps = {
  readonly property: LabelledOf<"area">;
  readonly path: Path;
  readonly taken: readonly Arranged[];
  readonly footer: ReactNode;
  readonly onAdd: (block: Pick<Arranged, "type" | "ref">) => void;
};

/** A new block, or one of the site's shared ones. */
function AddBlock({ property, path, taken, footer, onAdd }: AddBlockProps) {
  const [type, setType] = useState(property.allow[0]?.type ?? "");
  const [chosen, setChosen] = useState("");
  const { nodes, page } = usePage();
  const here = property.label.toLocaleLowerCase("nb");
  const offered = sharedNodes(nodes).filter(
    (node) =>
      node.id !== page.id &&
      property.allow.some((each) => each.type === node.type) &&
      !taken.some(({ ref }) => ref === node.id),
  );
  const shared = offered.find(({ id }) => String(id) === chosen) ?? offered[0];
  return (
    <>
      <div className={styles.inline}>
        <SelectField
          id={`${fieldIdOf(path)}-ny`}
          label={`${texts.addBlock}: ${here}`}
          placeholder={null}
          options={property.allow.map((each) => ({ value: each.type, text: each.label }))}
          value={type}
          onChange={({ target }) => setType(target.value)}
        />
        <Button size="sm" variant="secondary" onClick={() => onAdd({ type })}>
          {texts.addBlockButton}
        </Button>
        {footer}
      </div>
      {shared ? (
        <div className={styles.inline}>
          <SelectField
            id={`${fieldIdOf(path)}-delt`}
            label={`${texts.addShared}: ${here}`}
            placeholder={null}
            options={offered.map(({ id, name }) => ({ value: String(id), text: name }))}
            value={String(shared.id)}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button size="sm" variant="secondary" onClick={() => onAdd({ type: shared.type, ref: shared.id })}>
            {texts.addSharedButton}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type BlockFieldsProps = {
  readonly block: Arranged;
  readonly at: number;
  readonly count: number;
  readonly definition: LabelledBlock | undefined;
  /** Undefined until the server has the block. */
  readonly values: unknown;
  readonly path: Path;
  readonly draw: AreaFieldProps["draw"];
  readonly drag: ReturnType<typeof useDrag>;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onWidth: (width: BlockWidth) => void;
};

function BlockFields({ block, at, count, definition, values, path, draw, drag, ...on }: BlockFieldsProps) {
  const name = `${definition?.label ?? texts.unknownBlock(block.type)} ${at + 1}`;
  const id = fieldIdOf(path);
  const fold = useFold(id);
  const trouble = useTroubleIn()(path);
  const { nodes } = usePage();
  const words =
    block.ref === undefined
      ? parts.text(definition?.props ?? {}, values)
      : (nodes.find((node) => node.id === block.ref)?.name ?? "");
  return (
    <section
      data-row
      className={foldStyles.fold}
      aria-label={name}
      id={id}
      tabIndex={-1}
      ref={fold.reveals}
      {...drag.target(block.id)}
    >
      <div className={foldStyles.head}>
        <DragHandle what={name} on={drag.handle(block.id)} />
        <FoldHead fold={fold} name={name} words={words} trouble={trouble} />
        <MoveButtons
          what={name}
          isFirst={at === 0}
          isLast={at === count - 1}
          onMove={on.onMove}
          onRemove={on.onRemove}
        />
      </div>
      <FoldBody fold={fold}>
        {definition ? (
          <>
            <BlockBody block={block} name={name} values={values} path={path} of={definition} draw={draw} />
            <SelectField
              id={`${id}-bredde`}
              label={`${texts.width}: ${name}`}
              placeholder={null}
              options={blockWidths.map((width) => ({ value: width, text: texts.widths[width] }))}
              value={block.width}
              onChange={({ target }) => isWidth(target.value) && on.onWidth(target.value)}
            />
          </>
        ) : (
          <Alert tone="warning">{contentDeskTexts.rule("UnknownBlock")}</Alert>
        )}
      </FoldBody>
    </section>
  );
}

type BlockBodyProps = Pick<BlockFieldsProps, "block" | "values" | "path" | "draw"> & {
  readonly name: string;
  readonly of: LabelledBlock;
};

/** The fields of a block of the page, or what is known of a shared one. */
function BlockBody({ block, name, values, path, of, draw }: BlockBodyProps) {
  if (block.ref !== undefined) return <SharedBlockForm number={block.ref} name={name} path={path} />;
  if (!values) return <p>{texts.notLoaded}</p>;
  return (
    <>
      {draw(of.props, values, path)}
      <MakeShared path={path} block={name} suggested={of.label} />
    </>
  );
}
