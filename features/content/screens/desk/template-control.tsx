import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { SelectField } from "../../../../platform/ui/index.ts";
import { stringOf, templatesOfType } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { type ControlProps, framed } from "./framed.ts";
import { usePage } from "./page-context.tsx";

/** A template for the type of assessment that the page starts. One that is none any more is shown as it is, so that it can be taken away. */
export function TemplateControl({ value, onChoose, ...frame }: ControlProps<"template">) {
  const kind = templatesOfType(stringOf(usePage().page.values.assessmentType));
  const { data: templates = [] } = useQuery(callQuery(useApi(), "deskTerms", { params: { kind } }));
  const chosen = stringOf(value);
  const isLost = chosen !== "" && !templates.some((each) => each.value === chosen);
  return (
    <SelectField
      {...framed(frame)}
      placeholder={null}
      options={[
        { value: "", text: contentScreenTexts.fields.newestTemplate },
        ...templates,
        ...(isLost ? [{ value: chosen, text: contentScreenTexts.fields.lostTemplate(chosen) }] : []),
      ]}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
