import { type ReactNode, useState } from "react";
import {
  type BlockDefinition,
  type BlockWidth,
  blockWidths,
  listOf,
  type Path,
  type Properties,
  type Property,
  type PropertyOf,
  parts,
  recordOf,
  stringOf,
} from "../../../core/content/index.ts";
import type { FieldValue } from "../../../core/saving/index.ts";
import { savingTexts } from "../../../texts/author.ts";
import { contentDeskTexts } from "../../../texts/content-desk.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { ConflictPanel, SaveIndicator, useSavedField } from "../../author/saving/index.ts";
import { Html } from "../../content/html.tsx";
import { Alert, Button, SelectField, TextArea } from "../../ui/index.ts";
import styles from "./content.module.css";
import { Control } from "./controls.tsx";
import { MoveButtons, moved } from "./move-buttons.tsx";
import { fieldIdOf, usePage } from "./page-context.tsx";
import { addressOf, revisionOf, textOf, valueFrom } from "./property-value.ts";

const texts = contentScreenTexts.fields;

/** All properties of a page, a block or a group, in their order. */
const PropertyFields = ({ props, values, path }: { props: Properties; values: unknown; path: Path }) => (
  <>
    {Object.entries(props).map(([name, property]) => (
      <PropertyField key={name} property={property} value={recordOf(values)[name]} path={[...path, name]} />
    ))}
  </>
);

type FieldProps<P extends Property = Property> = {
  readonly property: P;
  /** As it was loaded. */
  readonly value: unknown;
  readonly path: Path;
};

export function PropertyField({ property, value, path }: FieldProps) {
  if (property.kind === "area") return <AreaField property={property} value={value} path={path} />;
  if (property.kind === "group") return <GroupField property={property} value={value} path={path} />;
  return <SavedControl property={property} value={value} path={path} />;
}

/** The field of a property in the store, with what is said beside it. Undefined while its block is not loaded. */
function useProperty(property: Property, path: Path) {
  const { page, props, showsFindings } = usePage();
  const loaded = revisionOf(props, page, path) ?? { rev: page.rev, value: textOf(property, null) };
  const saved = useSavedField(addressOf(path), loaded);
  const { state } = saved.field;
  const finding = showsFindings
    ? page.findings.find((each) => each.stops && each.path.join("/") === path.join("/"))
    : undefined;
  const rules = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined;
  const error = rules ?? (finding && contentDeskTexts.rule(finding.kind));
  return {
    ...saved,
    error,
    value: valueFrom(property, saved.field.text),
    write: (value: unknown) => saved.type(textOf(property, value)),
    choose: (value: unknown) => saved.choose(textOf(property, value)),
    footer: <SaveIndicator field={saved.field} besideError={error !== undefined} />,
    conflict: state.at === "conflict" ? <Conflict property={property} saved={saved} theirs={state.theirs} /> : null,
  };
}

function SavedControl({ property, path }: FieldProps<Exclude<Property, { kind: "area" | "group" }>>) {
  const { value, write, choose, leave, error, footer, conflict } = useProperty(property, path);
  return (
    <div className={styles.field}>
      <Control
        id={fieldIdOf(path)}
        property={property}
        value={value}
        onWrite={write}
        onChoose={choose}
        onLeave={leave}
        error={error}
        footer={footer}
      />
      {conflict}
    </div>
  );
}

type ConflictProps = {
  readonly property: Property;
  readonly saved: Pick<ReturnType<typeof useSavedField>, "field" | "solve">;
  readonly theirs: Parameters<typeof ConflictPanel>[0]["theirs"];
};

/** What both wrote. Plain texts can be put together; of anything else one is chosen. */
const Conflict = ({ property, saved, theirs }: ConflictProps) => (
  <ConflictPanel
    mine={saved.field.text}
    theirs={theirs}
    show={(value) => <Shown property={property} value={value} />}
    combine={(mine, other) => [mine, other].flat().join(property.kind === "html" ? "" : " ")}
    edit={
      property.kind === "text" || property.kind === "longText"
        ? (value, onChange) => (
            <TextArea
              label={savingTexts.conflict.combined}
              value={[value].flat().join("")}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        : undefined
    }
    onSolve={saved.solve}
  />
);

function Shown({ property, value }: { property: Property; value: FieldValue }): ReactNode {
  const is = valueFrom(property, value);
  if (property.kind === "html" && is !== "") return <Html html={stringOf(is)} />;
  const words = parts.text({ it: property }, { it: is });
  return <p>{words === "" ? contentScreenTexts.conflictEmpty : words}</p>;
}

/** Properties that are there together or not at all. */
function GroupField({ property, value, path }: FieldProps<PropertyOf<"group">>) {
  const { choose, footer, conflict } = useProperty(property, path);
  return (
    <fieldset className={styles.group} id={fieldIdOf(path)} tabIndex={-1}>
      <legend className="ds-label">{property.label}</legend>
      {value ? <PropertyFields props={property.of} values={value} path={path} /> : null}
      <div className={styles.inline}>
        {value ? (
          <Button size="sm" variant="tertiary" onClick={() => choose(null)}>
            {texts.removeGroup(property.label)}
          </Button>
        ) : (
          <Button size="sm" variant="secondary" onClick={() => choose(parts.empty(property.of))}>
            {texts.addGroup(property.label)}
          </Button>
        )}
        {footer}
      </div>
      {conflict}
    </fieldset>
  );
}

type Arranged = { readonly id: string; readonly type: string; readonly width: BlockWidth };

const isWidth = (width: string): width is BlockWidth => blockWidths.some((each) => each === width);

/** The blocks of an area: which, in which order and how wide. What is written in each is saved by itself. */
function AreaField({ property, value, path }: FieldProps<PropertyOf<"area">>) {
  const { value: shown, choose, footer, conflict } = useProperty(property, path);
  const [type, setType] = useState(property.allow[0]?.type ?? "");
  const arranged = listOf(shown).map((each): Arranged => {
    const { id, type: of, width } = recordOf(each);
    const wide = stringOf(width);
    return { id: stringOf(id), type: stringOf(of), width: isWidth(wide) ? wide : "full" };
  });
  const loaded = new Map(listOf(value).map((block) => [recordOf(block).id, block]));
  return (
    <fieldset className={styles.group} id={fieldIdOf(path)} tabIndex={-1}>
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
          onMove={(by) => choose(moved(arranged, at, by))}
          onRemove={() => choose(arranged.filter(({ id }) => id !== block.id))}
          onWidth={(width) => choose(arranged.map((each) => (each.id === block.id ? { ...each, width } : each)))}
        />
      ))}
      <div className={styles.inline}>
        <SelectField
          id={`${fieldIdOf(path)}-ny`}
          label={`${texts.addBlock}: ${property.label.toLocaleLowerCase("nb")}`}
          placeholder={null}
          options={property.allow.map((each) => ({ value: each.type, text: each.label }))}
          value={type}
          onChange={({ target }) => setType(target.value)}
        />
        <Button
          size="sm"
          variant="secondary"
          onClick={() => choose([...arranged, { id: crypto.randomUUID(), type, width: "full" }])}
        >
          {texts.addBlockButton}
        </Button>
        {footer}
      </div>
      {conflict}
    </fieldset>
  );
}

type BlockFieldsProps = {
  readonly block: Arranged;
  readonly at: number;
  readonly count: number;
  readonly definition: BlockDefinition | undefined;
  /** Undefined until the server has the block. */
  readonly values: unknown;
  readonly path: Path;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onWidth: (width: BlockWidth) => void;
};

function BlockFields({ block, at, count, definition, values, path, ...on }: BlockFieldsProps) {
  const name = `${definition?.label ?? texts.unknownBlock(block.type)} ${at + 1}`;
  return (
    <section className={styles.row} aria-label={name}>
      <div className={styles.rowHead}>
        <strong>{name}</strong>
        <MoveButtons
          what={name}
          isFirst={at === 0}
          isLast={at === count - 1}
          onMove={on.onMove}
          onRemove={on.onRemove}
        />
      </div>
      {definition && values ? <PropertyFields props={definition.props} values={values} path={path} /> : null}
      {definition && !values ? <p>{texts.notLoaded}</p> : null}
      {definition ? (
        <SelectField
          id={`${fieldIdOf(path)}-bredde`}
          label={`${texts.width}: ${name}`}
          placeholder={null}
          options={blockWidths.map((width) => ({ value: width, text: texts.widths[width] }))}
          value={block.width}
          onChange={({ target }) => isWidth(target.value) && on.onWidth(target.value)}
        />
      ) : (
        <Alert tone="warning">{contentDeskTexts.rule("UnknownBlock")}</Alert>
      )}
    </section>
  );
}
