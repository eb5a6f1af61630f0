import { Button, Details, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { TemplateProblemAt } from "../calls.ts";
import { findBlock, isTabName, nynorskName, type Template, type TemplatePath, tabAt } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import { fieldId } from "./template-field.tsx";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.nynorsk;

/** The title of the block or tab that a problem is about. */
export const titleOf = (template: Template, key: string): string => {
  if (key === ":") return templateTexts.whole;
  if (isTabName(key)) return template.fieldGroups[tabAt(template, key) ?? -1]?.text ?? "";
  return findBlock(template, key)?.block.title.trim() || key;
};

/** Whether a problem is a text without nynorsk. */
export const lacksNynorsk = ({ kind }: Pick<TemplateProblemAt, "kind">): boolean => kind === "NynorskMissing";

const pathOf = ({ key, detail }: TemplateProblemAt): TemplatePath => [key, ...detail.split(".")];

/** The label of the field, behind those of the parts that it is in. */
const fieldOf = (path: TemplatePath): string => {
  const names = path.slice(1);
  return names
    .map((name, at) =>
      templateTexts.label(name, at > 0 ? (names[at - 1] ?? "") : isTabName(path[0] ?? "") ? "tab" : ":"),
    )
    .join(": ");
};

/** The element in which the nynorsk of a field is written: its own field, or the list that it is in. */
export const nynorskField = (path: TemplatePath): HTMLElement | null =>
  document.getElementById(fieldId([...path.slice(0, -1), nynorskName(path.at(-1) ?? "")])) ??
  document.getElementById(fieldId(path));

export type OnChoose = (key: string, field?: TemplatePath) => void;

/** More than these are folded. */
const MOST_SHOWN = 8;

type MissingProps = { readonly open: OpenTemplate; readonly onChoose: OnChoose };

/** The texts that have no nynorsk, each with a link to its field. */
export function MissingNynorsk({ open: { template, problems }, onChoose }: MissingProps) {
  const missing = problems.filter(lacksNynorsk);
  if (missing.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {missing.map((problem) => {
        const path = pathOf(problem);
        return (
          <li key={path.join(" ")}>
            <Button size="sm" variant="tertiary" onClick={() => onChoose(problem.key, path)}>
              {titleOf(template, problem.key)}
            </Button>{" "}
            {fieldOf(path)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <p>{texts.missing(missing.length)}</p>
      {missing.length > MOST_SHOWN ? <Details summary={texts.which}>{list}</Details> : list}
    </>
  );
}

type FillProps = { readonly open: OpenTemplate; readonly settle: Settle };

/** Fills in the nynorsk of texts that came with the product. */
export function FillNynorsk({ open, settle }: FillProps) {
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const { knownNynorsk } = open;
  const onFill = async () => {
    const edit = { do: "nynorsk" } as const;
    const answer = await write.run({ params: { id: open.id }, body: { rev: (await settle()).rev, edit } });
    if (answer?.ok) toast(texts.filled);
  };
  if (knownNynorsk === 0) return null;
  return (
    <>
      <p className={styles.buttons}>
        <Button size="sm" variant="secondary" loading={write.running} onClick={() => void onFill()}>
          {texts.fill(knownNynorsk)}
        </Button>
      </p>
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </>
  );
}
