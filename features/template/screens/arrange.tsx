import { useState } from "react";
import { Button, SelectField, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { type PlacedBlock, type Template, type TemplateEdit, tabKeys, tabName } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.place;

export type PlacedProps = {
  readonly open: OpenTemplate;
  readonly placed: PlacedBlock;
  readonly onChoose: (key: string) => void;
  readonly settle: Settle;
};

/** Where a block may be moved: sections for what stands in one, tabs for a section. */
const placesFor = (template: Template, { block, section, tab }: PlacedBlock) => {
  const { fieldGroups, sections } = template;
  if (block === section) {
    const keys = tabKeys(template);
    return fieldGroups.flatMap(({ text }, at) => (at === tab ? [] : [{ value: `:${keys[at]}`, text }]));
  }
  return sections.flatMap((list, at) =>
    list.flatMap(({ key, kind, title }) =>
      kind === "PublishSection" || key === section.key
        ? []
        : [{ value: key, text: `${fieldGroups[at]?.text ?? ""}: ${title}` }],
    ),
  );
};

/** Up, down, elsewhere, and out of use. */
export function Arrange({ open, placed, onChoose, settle }: PlacedProps) {
  const { block } = placed;
  const [to, setTo] = useState("");
  const write = useTemplateWrite("deskEditTemplate");
  const confirm = useConfirm();
  const toast = useToast();
  const edit = async (wanted: Exclude<TemplateEdit, { do: "set" }>, done: string) => {
    const { rev } = await settle();
    const answer = await write.run({ params: { id: open.id }, body: { rev, edit: wanted } });
    if (answer?.ok) toast(done);
    return answer?.ok ?? false;
  };
  const { key, title } = block;
  const onRemove = async () => {
    if (!(await confirm(texts.confirmRemove(title), { deletes: true }))) return;
    const next = placed.section.key === key ? tabName(open.template, placed.tab) : placed.section.key;
    if (await edit({ do: "remove", key }, texts.removed(title))) onChoose(next);
  };
  return (
    <section className={styles.section} aria-labelledby="plassering">
      <h3 id="plassering">{texts.heading}</h3>
      <div className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={() => void edit({ do: "move", key, by: -1 }, texts.done(title))}>
          {texts.up}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void edit({ do: "move", key, by: 1 }, texts.done(title))}>
          {texts.down}
        </Button>
        <Button size="sm" variant="secondary" data-color="danger" onClick={() => void onRemove()}>
          {texts.remove}
        </Button>
      </div>
      <div className={styles.buttons}>
        <SelectField
          label={texts.to}
          options={placesFor(open.template, placed)}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={to === "" || undefined}
          onClick={() => to === "" || void edit({ do: "place", key, to }, texts.done(title)).then(() => setTo(""))}
        >
          {texts.move}
        </Button>
      </div>
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </section>
  );
}
