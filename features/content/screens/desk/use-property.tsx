import type { ReactNode } from "react";
import { DraftConflict, revisionOf, useDraftField } from "../../../../platform/editing/draft/index.ts";
import { SaveIndicator } from "../../../../platform/editing/saving/index.ts";
import type { FieldValue } from "../../../../platform/pure/saving/index.ts";
import { Html } from "../../../../platform/ui/html.tsx";
import { type Path, type Property, parts, stringOf } from "../../rules/index.ts";
import { contentDeskTexts } from "../../texts-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { focusFieldAgain } from "./focus-field.ts";
import { usePage } from "./page-context.tsx";
import { propertyAt, propertyFormat } from "./property-value.ts";

/** The field of a property in the store, with what is said beside it. Undefined while its block is not loaded. */
export function useProperty(property: Property, path: Path) {
  const { page, props, showsFindings } = usePage();
  const { textOf, valueFrom } = propertyFormat(property);
  const loaded = revisionOf(page.rev, propertyAt(props, page, path)) ?? { rev: page.rev, value: textOf(null) };
  const saved = useDraftField(path, loaded);
  const finding = showsFindings
    ? page.findings.find((each) => each.stops && each.path.join("/") === path.join("/"))
    : undefined;
  const error = saved.error ?? (finding && contentDeskTexts.rule(finding.kind));
  return {
    ...saved,
    error,
    value: valueFrom(saved.field.text),
    write: (value: unknown) => saved.type(textOf(value)),
    choose: (value: unknown) => saved.choose(textOf(value)),
    footer: <SaveIndicator field={saved.field} besideError={error !== undefined} />,
    conflict: (
      <DraftConflict
        saved={saved}
        show={(value) => <Shown property={property} value={value} />}
        isPlainText={property.kind === "text" || property.kind === "longText"}
        onSolved={() => focusFieldAgain(path)}
      />
    ),
  };
}

function Shown({ property, value }: { property: Property; value: FieldValue }): ReactNode {
  const is = propertyFormat(property).valueFrom(value);
  if (property.kind === "html" && is !== "") return <Html html={stringOf(is)} />;
  const words = parts.text({ it: property }, { it: is });
  return <p>{words === "" ? contentScreenTexts.conflictEmpty : words}</p>;
}
