import { type FormEvent, useState } from "react";
import { deskAddresses } from "../../../core/address/index.ts";
import { addableKinds } from "../../../core/template/index.ts";
import { templateTexts } from "../../../texts/templates.ts";
import { Button, SelectField, TextField, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import type { PlacedProps } from "./arrange.tsx";
import { useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const { add: texts, kinds } = templateTexts;

/** A new block behind the chosen one, or first in the chosen section; a new section behind the chosen one. */
export function AddBlock({ open, placed, onChoose, settle }: PlacedProps) {
  const [kind, setKind] = useState("TextEditor");
  const [title, setTitle] = useState("");
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const isSection = placed.block === placed.section;
  const offered = placed.section.kind === "PublishSection" ? [] : addableKinds;
  const options = [...offered, "Section" as const].map((value) => ({ value, text: kinds[value] }));
  const chosen = options.some(({ value }) => value === kind) ? kind : "Section";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === "") return;
    const edit = { do: "add", kind: chosen, title, after: placed.block.key } as const;
    const answer = await write.run({ params: { id: open.id }, body: { rev: (await settle()).rev, edit } });
    if (!answer?.ok) return;
    toast(texts.done(title));
    onChoose(answer.value.key);
  };
  return (
    <section className={styles.section} aria-labelledby="legg-til">
      <h3 id="legg-til">{isSection ? texts.headingIn : texts.heading}</h3>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={texts.kind}
          placeholder={null}
          options={options}
          value={chosen}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextField
          label={texts.title}
          value={title}
          maxLength={300}
          required
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={write.running}>
            {texts.button}
          </Button>
        </div>
      </form>
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </section>
  );
}
