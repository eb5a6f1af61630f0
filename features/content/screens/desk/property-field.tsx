import { Button } from "../../../../platform/ui/index.ts";
import {
  type LabelledOf,
  type LabelledProperties,
  type LabelledProperty,
  type Path,
  parts,
  recordOf,
} from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { AreaField } from "./area-field.tsx";
import styles from "./content.module.css";
import { Control } from "./controls.tsx";
import foldStyles from "./fold.module.css";
import { FoldBody, FoldHead, useFold, useOpenFold } from "./fold.tsx";
import { fieldIdOf } from "./page-context.tsx";
import { useTroubleIn } from "./trouble.tsx";
import { useProperty } from "./use-property.tsx";

const texts = contentScreenTexts.fields;

/** All properties of a page, a block or a group, in their order. */
const PropertyFields = ({ props, values, path }: { props: LabelledProperties; values: unknown; path: Path }) => (
  <>
    {Object.entries(props).map(([name, property]) => (
      <PropertyField key={name} property={property} value={recordOf(values)[name]} path={[...path, name]} />
    ))}
  </>
);

type FieldProps<P extends LabelledProperty = LabelledProperty> = {
  readonly property: P;
  /** As it was loaded. */
  readonly value: unknown;
  readonly path: Path;
};

export function PropertyField({ property, value, path }: FieldProps) {
  if (property.kind === "area")
    return (
      <AreaField
        property={property}
        value={value}
        path={path}
        draw={(props, values, at) => <PropertyFields props={props} values={values} path={at} />}
      />
    );
  if (property.kind === "group") return <GroupField property={property} value={value} path={path} />;
  return <SavedControl property={property} value={value} path={path} />;
}

function SavedControl({ property, path }: FieldProps<Exclude<LabelledProperty, { kind: "area" | "group" }>>) {
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

/** Properties that are there together or not at all: a row that opens to them. */
function GroupField({ property, value, path }: FieldProps<LabelledOf<"group">>) {
  const { value: shown, choose, footer, conflict } = useProperty(property, path);
  const id = fieldIdOf(path);
  const fold = useFold(id);
  const open = useOpenFold();
  const trouble = useTroubleIn()(path);
  return (
    <fieldset className={foldStyles.fold} id={id} tabIndex={-1} aria-label={property.label} ref={fold.reveals}>
      <div className={foldStyles.head}>
        {value ? (
          <FoldHead fold={fold} name={property.label} words={parts.text(property.of, shown)} trouble={trouble} />
        ) : (
          <>
            <strong className={foldStyles.none}>{property.label}</strong>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                open(id);
                choose(parts.empty(property.of));
              }}
            >
              {texts.addGroup(property.label)}
            </Button>
          </>
        )}
        {footer}
      </div>
      {value ? (
        <FoldBody fold={fold}>
          <PropertyFields props={property.of} values={value} path={path} />
          <div>
            <Button size="sm" variant="tertiary" onClick={() => choose(null)}>
              {texts.removeGroup(property.label)}
            </Button>
          </div>
        </FoldBody>
      ) : null}
      {conflict}
    </fieldset>
  );
}
