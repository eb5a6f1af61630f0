import type { ReactNode } from "react";
import { ConflictPanel, SaveIndicator, useSavedField } from "../../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../../platform/editing/saving/texts.ts";
import type { FieldValue } from "../../../../platform/pure/saving/index.ts";
import { Html } from "../../../../platform/ui/html.tsx";
import { TextArea } from "../../../../platform/ui/index.ts";
import { type Path, type Property, parts, stringOf } from "../../rules/index.ts";
import { contentDeskTexts } from "../../texts-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { focusFieldAgain } from "./focus-field.ts";
import { usePage } from "./page-context.tsx";
import { fieldOfProperty, propertyFrom, propertyRevision, textOfProperty } from "./property-value.ts";

/** The field of a property in the store, with what is said beside it. Undefined while its block is not loaded. */
export function useProperty(property: Property, path: Path) {
  const { page, props, showsFindings } = usePage();
  const loaded = propertyRevision(props, page, path) ?? { rev: page.rev, value: textOfProperty(property, null) };
  const saved = useSavedField(fieldOfProperty(path), loaded);
  const { state } = saved.field;
  const finding = showsFindings
    ? page.findings.find((each) => each.stops && each.path.join("/") === path.join("/"))
    : undefined;
  const rules = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined;
  const error = rules ?? (finding && contentDeskTexts.rule(finding.kind));
  return {
    ...saved,
    error,
    value: propertyFrom(property, saved.field.text),
    write: (value: unknown) => saved.type(textOfProperty(property, value)),
    choose: (value: unknown) => saved.choose(textOfProperty(property, value)),
    footer: <SaveIndicator field={saved.field} besideError={error !== undefined} />,
    conflict:
      state.at === "conflict" ? <Conflict property={property} path={path} saved={saved} theirs={state.theirs} /> : null,
  };
}

type ConflictProps = {
  readonly property: Property;
  readonly path: Path;
  readonly saved: Pick<ReturnType<typeof useSavedField>, "field" | "solve">;
  readonly theirs: Parameters<typeof ConflictPanel>[0]["theirs"];
};

/** Both versions of a value in conflict. Plain texts can be combined; for other values the editor chooses one. */
const Conflict = ({ property, path, saved, theirs }: ConflictProps) => (
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
    onSolve={(choice) => {
      saved.solve(choice);
      focusFieldAgain(path);
    }}
  />
);

function Shown({ property, value }: { property: Property; value: FieldValue }): ReactNode {
  const is = propertyFrom(property, value);
  if (property.kind === "html" && is !== "") return <Html html={stringOf(is)} />;
  const words = parts.text({ it: property }, { it: is });
  return <p>{words === "" ? contentScreenTexts.conflictEmpty : words}</p>;
}
