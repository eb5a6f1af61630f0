import { Alert, Button, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { TemplateChangeShown, TemplateProblemAt } from "../calls.ts";
import { templateTexts } from "../texts.ts";
import { templateRules } from "../texts-rules.ts";
import { FillNynorsk, lacksNynorsk, MissingNynorsk, type OnChoose, titleOf } from "./missing-nynorsk.tsx";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const { checks: texts, changes: changeTexts, place } = templateTexts;

type ChecksProps = { readonly open: OpenTemplate; readonly onChoose: OnChoose; readonly settle: Settle };

/** The problems that prevent publishing the draft, each with a link to its place. */
export const Checks = ({ open, onChoose, settle }: ChecksProps) => (
  <section className={styles.section} aria-labelledby="kontroll">
    <h2 id="kontroll">{texts.heading}</h2>
    {open.problems.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <Alert tone="warning">
        <div className={styles.section}>
          <p>{texts.lead}</p>
          <Problems open={open} onChoose={onChoose} />
        </div>
      </Alert>
    )}
    <FillNynorsk open={open} settle={settle} />
  </section>
);

export function Problems({ open, onChoose }: Pick<ChecksProps, "open" | "onChoose">) {
  const { template, problems } = open;
  const others = problems.filter((problem) => !lacksNynorsk(problem));
  return (
    <>
      {others.length > 0 ? (
        <ul className={styles.list}>
          {others.map((problem) => (
            <li key={keyOf(problem)}>
              <Button size="sm" variant="tertiary" onClick={() => onChoose(problem.key)}>
                {titleOf(template, problem.key)}
              </Button>{" "}
              {templateRules[problem.kind] ?? problem.kind}
            </li>
          ))}
        </ul>
      ) : null}
      <MissingNynorsk open={open} onChoose={onChoose} />
    </>
  );
}

const keyOf = ({ key, kind, detail }: TemplateProblemAt) => `${key} ${kind} ${detail}`;

const levels = ["forbidden", "confirm", "free"] as const;

/** The differences between the draft and the version that new assessments get. They are grouped by level: forbidden, confirm, free. */
export function ChangeList({
  changes,
  action,
}: {
  readonly changes: OpenTemplate["changes"];
  readonly action?: (change: TemplateChangeShown) => React.ReactNode;
}) {
  return levels.map((level) => {
    const own = changes.filter((change) => change.level === level);
    if (own.length === 0) return null;
    return (
      <div key={level} className={styles.section}>
        <h3>{changeTexts.levels[level]}</h3>
        <ul className={styles.list}>
          {own.map((change) => (
            <li key={[change.kind, change.key, change.field, change.value].join(" ")}>
              {changeTexts.line(change.title, changeTexts.kind(change.kind), told(change))} {action?.(change)}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

const told = ({ field, value }: TemplateChangeShown): string =>
  value ?? (field === undefined || field === "options" ? "" : templateTexts.label(field, "").toLocaleLowerCase("nb"));

/** The same with what can be done about it: what was taken out is put back. */
export function Changes({ open, onChoose, settle }: ChecksProps) {
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const onRestore = async ({ key, title }: TemplateChangeShown) => {
    const edit = { do: "restore", key } as const;
    const answer = await write.run({ params: { id: open.id }, body: { rev: (await settle()).rev, edit } });
    if (!answer?.ok) return;
    toast(place.restored(title));
    onChoose(key);
  };
  return (
    <section className={styles.section} aria-labelledby="endringer">
      <h2 id="endringer">{changeTexts.heading}</h2>
      {open.changes.length === 0 ? <p>{changeTexts.none}</p> : null}
      <ChangeList
        changes={open.changes}
        action={(change) =>
          change.kind === "removed" ? (
            <Button
              size="sm"
              variant="tertiary"
              aria-label={place.restoreThis(change.title)}
              onClick={() => void onRestore(change)}
            >
              {place.restore}
            </Button>
          ) : null
        }
      />
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </section>
  );
}
