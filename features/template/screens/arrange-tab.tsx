import { useRef, useState } from "react";
import { Alert, Button, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { keepsTab, type Template, type TemplateEdit, tabAt, tabKeys } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import { AddForm } from "./add-form.tsx";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.tabs;

type ArrangeTabProps = {
  readonly open: OpenTemplate;
  /** The name of the tab in paths. */
  readonly name: string;
  readonly tab: number;
  readonly onChoose: (key: string) => void;
  readonly settle: Settle;
};

/** The key of the tab that another would be moved past; undefined at the end. */
const beside = (template: Template, name: string, by: -1 | 1): string | undefined =>
  tabKeys(template)[(tabAt(template, name) ?? Number.NaN) + by];

/** Moves a tab up or down, removes it, and adds another after it. The sections of the tab go with it. */
export function ArrangeTab({ open, name, tab, onChoose, settle }: ArrangeTabProps) {
  const { template } = open;
  const [isMovedSince, setMovedSince] = useState(false);
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const title = template.fieldGroups[tab]?.text ?? "";
  // A second press that comes before the first is answered was meant for what was drawn then.
  const isEditing = useRef(false);
  const edit = async (wanted: Exclude<TemplateEdit, { do: "set" }>): Promise<string | null> => {
    if (isEditing.current) return null;
    isEditing.current = true;
    const now = await settle();
    const isElsewhere =
      wanted.do === "move" && beside(template, name, wanted.by) !== beside(now.template, name, wanted.by);
    setMovedSince(isElsewhere);
    const answer = isElsewhere
      ? null
      : await write.run({ params: { id: open.id }, body: { rev: now.rev, edit: wanted } });
    isEditing.current = false;
    return answer?.ok ? answer.value.key : null;
  };
  const move = async (by: -1 | 1) => {
    if ((await edit({ do: "move", key: name, by })) !== null) toast(texts.moved(title, tab + by + 1));
  };
  const remove = async () => {
    const keys = tabKeys(template);
    if ((await edit({ do: "remove", key: name })) === null) return;
    toast(texts.removed(title));
    onChoose(`:${keys[tab - 1] ?? keys[tab + 1] ?? ""}`);
  };
  const add = async (newName: string) => {
    const added = await edit({ do: "add", kind: "Tab", title: newName, after: name });
    if (added === null) return;
    toast(texts.added(newName));
    onChoose(added);
  };
  const kept = keepsTab(template, tab);
  const mayMove = (by: -1 | 1) => template.fieldGroups[tab + by] !== undefined;
  return (
    <>
      <section className={styles.section} aria-labelledby="plassering">
        <h3 id="plassering">{texts.place}</h3>
        <div className={styles.buttons}>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              size="sm"
              variant="secondary"
              aria-disabled={!mayMove(by) || undefined}
              onClick={() => mayMove(by) && void move(by)}
            >
              {by < 0 ? texts.up : texts.down}
            </Button>
          ))}
          <Button
            size="sm"
            variant="secondary"
            color="danger"
            aria-disabled={kept !== null || undefined}
            onClick={() => kept ?? void remove()}
          >
            {texts.remove}
          </Button>
        </div>
        {kept ? <p className={styles.quiet}>{texts.kept[kept]}</p> : null}
      </section>
      <AddForm texts={texts.add} maxLength={100} running={write.running} onAdd={(newName) => void add(newName)} />
      {isMovedSince ? (
        <Alert tone="warning" role="alert">
          {texts.movedSince}
        </Alert>
      ) : null}
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </>
  );
}
