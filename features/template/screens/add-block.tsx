import { useState } from "react";
import { SelectField, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { addableKinds } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import { AddForm } from "./add-form.tsx";
import type { PlacedProps } from "./arrange.tsx";
import { useTemplateWrite } from "./template-queries.ts";

const { add: texts, kinds } = templateTexts;

/** A new block behind the chosen one, or first in the chosen section; a new section behind the chosen one. */
export function AddBlock({ open, placed, onChoose, settle }: PlacedProps) {
  const [kind, setKind] = useState("TextEditor");
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const isSection = placed.block === placed.section;
  const offered = placed.section.kind === "PublishSection" ? [] : addableKinds;
  const options = [...offered, "Section" as const].map((value) => ({ value, text: kinds[value] }));
  const chosen = options.some(({ value }) => value === kind) ? kind : "Section";
  const add = async (title: string) => {
    const edit = { do: "add", kind: chosen, title, after: placed.block.key } as const;
    const answer = await write.run({ params: { id: open.id }, body: { rev: (await settle()).rev, edit } });
    if (!answer?.ok) return;
    toast(texts.done(title));
    onChoose(answer.value.key);
  };
  return (
    <>
      <AddForm
        texts={isSection ? { ...texts, heading: texts.headingIn } : texts}
        maxLength={300}
        running={write.running}
        onAdd={(title) => void add(title)}
      >
        <SelectField
          label={texts.kind}
          placeholder={null}
          options={options}
          value={chosen}
          onChange={({ target }) => setKind(target.value)}
        />
      </AddForm>
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </>
  );
}
