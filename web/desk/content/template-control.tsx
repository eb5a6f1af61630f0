import { useQuery } from "@tanstack/react-query";
import { stringOf, templatesOfType } from "../../../core/content/index.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { callQuery, useApi } from "../../api/api.ts";
import { SelectField } from "../../ui/index.ts";
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
