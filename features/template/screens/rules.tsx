import { type FormEvent, useState } from "react";
import { Button, CheckboxGroup, RadioGroup, SelectField, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { optionsInOrder } from "../../block/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import {
  type Block,
  type DecidingChoice,
  decides,
  dependenciesOf,
  effectsOf,
  findBlock,
  type RelationRule,
  type RuleEffect,
  type Template,
} from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import type { PlacedProps } from "./arrange.tsx";
import { useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.rules;

type Effects = RelationRule["effects"];

/** The rules that decide whether a block shows, and the effects of the block's own choices. */
export const Rules = (props: PlacedProps) => (
  <>
    <Decided {...props} />
    {decides(props.placed.block) ? (
      <Deciding key={props.placed.block.key} {...props} block={props.placed.block} />
    ) : null}
  </>
);

const titleOf = (template: Template, key: string): string => findBlock(template, key)?.block.title || key;

const answersOf = (block: Block | undefined, values: readonly string[]): readonly string[] => {
  const options = block && "options" in block && Array.isArray(block.options) ? optionsInOrder(block.options) : [];
  return values.map((value) => options.find((option) => option.value === value)?.text ?? value);
};

function Decided({ open: { template }, placed: { block }, onChoose }: PlacedProps) {
  const effects = dependenciesOf(template).effectsOn.get(block.key) ?? [];
  if (effects.length === 0) return null;
  const told = ({ source, whenAnyOf, effect }: RuleEffect): string => {
    const answers = answersOf(findBlock(template, source)?.block, whenAnyOf);
    return (effect === "show" ? texts.shownWhen : texts.hiddenWhen)(titleOf(template, source), answers);
  };
  return (
    <section className={styles.section} aria-labelledby="styres-av">
      <h3 id="styres-av">{texts.decided}</h3>
      <ul className={styles.list}>
        {effects.map((effect) => (
          <li key={told(effect)}>
            <span className={styles.line}>
              {told(effect)}
              <Button size="sm" variant="tertiary" onClick={() => onChoose(effect.source)}>
                {texts.open}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const without = (effects: Effects, from: number, key: string): Effects =>
  effects.flatMap((effect, at) => {
    const blocks = at === from ? effect.blocks.filter((each) => each !== key) : effect.blocks;
    return blocks.length === 0 ? [] : [{ ...effect, blocks }];
  });

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The same answers that do the same stand in one effect. */
const joined = (effects: Effects, added: Effects[number]): Effects => {
  const isSame = ({ effect, whenAnyOf }: Effects[number]) =>
    effect === added.effect && isSameList(whenAnyOf, added.whenAnyOf);
  return effects.some(isSame)
    ? effects.map((each) =>
        isSame(each) ? { ...each, blocks: [...new Set([...each.blocks, ...added.blocks])] } : each,
      )
    : [...effects, added];
};

function Deciding({ open, placed, settle, block }: PlacedProps & { readonly block: DecidingChoice }) {
  const { template } = open;
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const effects = effectsOf(template, block);
  const save = async (next: Effects, done: string): Promise<boolean> => {
    const { rev } = await settle();
    const body = { rev, edit: { do: "rule" as const, key: block.key, effects: next } };
    const answer = await write.run({ params: { id: open.id }, body });
    if (answer?.ok) toast(done);
    return answer?.ok ?? false;
  };
  return (
    <section className={styles.section} aria-labelledby="styrer">
      <h3 id="styrer">{texts.decides}</h3>
      {effects.length === 0 ? <p>{texts.none}</p> : null}
      {effects.map((effect, at) => (
        <div key={[effect.effect, ...effect.whenAnyOf].join(" ")} className={styles.field}>
          <p>
            {texts.when(answersOf(block, effect.whenAnyOf))} {texts.effects[effect.effect]}:
          </p>
          <ul className={styles.list}>
            {effect.blocks.map((key) => (
              <li key={key}>
                <span className={styles.line}>
                  {titleOf(template, key)}
                  <Button
                    size="sm"
                    variant="tertiary"
                    aria-label={texts.takeThis(titleOf(template, key))}
                    onClick={() => void save(without(effects, at, key), texts.taken)}
                  >
                    {texts.take}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <NewRule
        block={block}
        blocks={blocksToDecide(template, placed.block.key)}
        onAdd={(added) => save(joined(effects, added), texts.added)}
      />
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </section>
  );
}

/** Every section and block but the choice itself, by where it stands. */
const blocksToDecide = ({ fieldGroups, sections }: Template, own: string) =>
  sections.flatMap((list, tab) =>
    list
      .filter(({ kind }) => kind !== "PublishSection")
      .flatMap((section) => [section, ...("blocks" in section ? section.blocks : [])])
      .filter(({ key }) => key !== own)
      .map(({ key, title, kind }) => ({
        value: key,
        text: `${fieldGroups[tab]?.text ?? ""}: ${title || templateTexts.kinds[kind]}`,
      })),
  );

type NewRuleProps = {
  readonly block: DecidingChoice;
  readonly blocks: readonly { readonly value: string; readonly text: string }[];
  readonly onAdd: (added: Effects[number]) => Promise<boolean>;
};

function NewRule({ block, blocks, onAdd }: NewRuleProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [effect, setEffect] = useState<"show" | "hide">("show");
  const [key, setKey] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(answers.length === 0 || key === "");
    if (answers.length === 0 || key === "") return;
    if (!(await onAdd({ whenAnyOf: [...answers], effect, blocks: [key] }))) return;
    setAnswers([]);
    setKey("");
  };
  const options = Array.isArray(block.options) ? optionsInOrder(block.options) : [];
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-labelledby="ny-regel">
      <h4 id="ny-regel">{texts.add}</h4>
      <CheckboxGroup
        label={texts.answers}
        options={options.map(({ value, text }) => ({ value, text }))}
        values={answers}
        onChange={setAnswers}
      />
      <RadioGroup
        label={texts.effect}
        options={(["show", "hide"] as const).map((value) => ({ value, text: texts.choices[value] }))}
        value={effect}
        onChange={(value) => setEffect(value === "hide" ? "hide" : "show")}
      />
      <SelectField
        label={texts.block}
        options={blocks}
        value={key}
        onChange={({ target }) => setKey(target.value)}
        error={isMissing && (answers.length === 0 || key === "") ? texts.missing : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          {texts.button}
        </Button>
      </div>
    </form>
  );
}
