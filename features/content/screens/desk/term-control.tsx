import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { MultiSelect, SelectField } from "../../../../platform/ui/index.ts";
import { listOf, stringOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { type ControlProps, framed } from "./framed.ts";

/** Terms of one kind, chosen by their names. One that is out of use, and a key that no term has, stand there while the page has them, so that they can be taken away. */
export function TermControl({ property, value, onChoose, id, error, footer }: ControlProps<"term">) {
  const { data: terms = [] } = useQuery(callQuery(useApi(), "deskTerms", { params: { kind: property.of } }));
  const keys = listOf(value).map(stringOf);
  const offered = terms.filter(({ value: key, retired }) => !retired || keys.includes(key));
  const lost = keys.filter((key) => !terms.some((term) => term.value === key));
  const options = [...offered, ...lost.map((key) => ({ value: key, text: key }))];
  const frame = framed({ property, id, error, footer });
  return property.most === 1 ? (
    <SelectField
      {...frame}
      placeholder={null}
      options={[{ value: "", text: contentScreenTexts.fields.noTerm }, ...options]}
      value={keys[0] ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? [] : [target.value])}
    />
  ) : (
    <MultiSelect {...frame} options={options} values={keys} onChange={onChoose} />
  );
}
