import { type FormEvent, useRef, useState } from "react";
import { deskAddresses } from "../../../core/address/index.ts";
import { hasSameTabs, type TemplateEdit } from "../../../core/template/index.ts";
import { templateTexts } from "../../../texts/templates.ts";
import { Alert, Button, focusWhenDrawn, TextField, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { type OpenTemplate, type Settle, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.tabs;

type ArrangeTabProps = {
  readonly open: OpenTemplate;
  readonly tab: number;
  readonly onChoose: (key: string) => void;
  readonly settle: Settle;
};

/** A tab: up, down and away, and another behind it. What stands in it goes with it. */
export function ArrangeTab({ open, tab, onChoose, settle }: ArrangeTabProps) {
  const { fieldGroups, sections } = open.template;
  const [name, setName] = useState("");
  const [isRenumbered, setRenumbered] = useState(false);
  const write = useTemplateWrite("deskEditTemplate");
  const toast = useToast();
  const [key, title] = [`:${tab}`, fieldGroups[tab]?.text ?? ""];
  // A press that comes before the last is answered is not for this tab: its place may be another's then.
  const isEditing = useRef(false);
  const edit = async (wanted: Exclude<TemplateEdit, { do: "set" }>): Promise<string | null> => {
    if (isEditing.current) return null;
    isEditing.current = true;
    const { rev, template } = await settle();
    const isSame = hasSameTabs(open.template, template);
    setRenumbered(!isSame);
    const answer = isSame ? await write.run({ params: { id: open.id }, body: { rev, edit: wanted } }) : null;
    isEditing.current = false;
    return answer?.ok ? answer.value.key : null;
  };
  const move = async (by: -1 | 1) => {
    const place = await edit({ do: "move", key, by });
    if (place === null) return;
    toast(texts.moved(title, Number(place.slice(1)) + 1));
    onChoose(place);
    focusWhenDrawn(() => document.getElementById(idOf(by)));
  };
  const remove = async () => {
    const before = await edit({ do: "remove", key });
    if (before === null) return;
    toast(texts.removed(title));
    onChoose(before);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    const place = await edit({ do: "add", kind: "Tab", title: name, after: key });
    if (place === null) return;
    toast(texts.added(name));
    onChoose(place);
  };
  const isFull = (sections[tab] ?? []).length > 0 || fieldGroups.length === 1;
  const mayMove = (by: -1 | 1) => fieldGroups[tab + by] !== undefined;
  return (
    <>
      <section className={styles.section} aria-labelledby="plassering">
        <h3 id="plassering">{texts.place}</h3>
        <div className={styles.buttons}>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              id={idOf(by)}
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
            aria-disabled={isFull || undefined}
            onClick={() => isFull || void remove()}
          >
            {texts.remove}
          </Button>
        </div>
        {isFull ? <p className={styles.quiet}>{texts.full}</p> : null}
      </section>
      <section className={styles.section} aria-labelledby="ny-fane">
        <h3 id="ny-fane">{texts.add}</h3>
        <form className={styles.form} onSubmit={(event) => void add(event)}>
          <TextField
            label={texts.name}
            value={name}
            maxLength={100}
            required
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="secondary" loading={write.running}>
              {texts.button}
            </Button>
          </div>
        </form>
      </section>
      {isRenumbered ? (
        <Alert tone="warning" role="alert">
          {texts.renumbered}
        </Alert>
      ) : null}
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.template(open.id)} /> : null}
    </>
  );
}

const idOf = (by: -1 | 1): string => (by < 0 ? "flytt-fane-opp" : "flytt-fane-ned");
