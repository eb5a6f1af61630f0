import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { useFieldStore } from "../../../platform/editing/saving/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { Alert, Button, Loader, SlidePanel } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { ChangedWords } from "../../version/views/changed-words.tsx";
import type { ChangedBlock } from "../calls.ts";
import { takeoverTexts as texts } from "../texts.ts";
import styles from "./takeover.module.css";

const groups = ["added", "mandatory", "moved", "changed", "removed", "replaced"] as const;

/** The keyboard must reach a part that scrolls, and the part may contain no button or link. */
const reachable = { tabIndex: 0 } as const;

type NewerVersionProps = {
  readonly version: number;
  readonly onClose: () => void;
  readonly onTaken: () => void;
};

/** The changes of a newer version of the form, and the button that takes it over. */
export function NewerVersionDialog({ version, onClose, onTaken }: NewerVersionProps) {
  const { assessment, number, reload } = useEditing();
  const fields = useFieldStore();
  const { run, running, refusal } = useWrite("takeOverTemplate", reload);
  const [isUnsaved, setUnsaved] = useState(false);
  const takeOver = async () => {
    // Saves recent text first, in the version in which it was written.
    const isSaved = await fields.flush(fields.unsent());
    setUnsaved(!isSaved);
    if (!isSaved) return;
    const answer = await run({ params: { id: number }, body: { version, rev: assessment.rev } });
    if (answer?.ok) onTaken();
  };
  return (
    <SlidePanel
      open
      onClose={onClose}
      title={texts.panel}
      actions={
        <>
          <Button disabled={running} onClick={() => void takeOver()}>
            {texts.takeOver}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      <section {...reachable} className={styles.panel} aria-label={texts.whatChanges}>
        <p>{texts.explain}</p>
        {isUnsaved || refusal ? (
          <Alert tone="danger" role="alert">
            {refusal?.title ?? texts.unsaved}
          </Alert>
        ) : null}
        <Changes />
      </section>
    </SlidePanel>
  );
}

function Changes() {
  const { number } = useEditing();
  const asked = callQuery(useApi(), "templateNews", { params: { id: String(number) } });
  const { data, error } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  if (error && !data) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data?.newer) return data ? null : <Loader />;
  const { blocks, same } = data.newer;
  return (
    <>
      {groups.map((group) => {
        const those = blocks.filter((block) => block.group === group);
        return those.length === 0 ? null : (
          <section key={group} className={styles.group}>
            <h3>{texts.group(group, those.length)}</h3>
            <ul>
              {those.map((block) => (
                <li key={block.key}>
                  <Changed block={block} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="quiet">{texts.same(same)}</p>
    </>
  );
}

const whereOf = ({ group, tab, tabBefore }: ChangedBlock): string => {
  if (group === "moved" && tab !== null && tabBefore !== null) return texts.movedTab(tabBefore, tab);
  return texts.inTab(tab ?? tabBefore ?? "");
};

const plain = (text: string): string => (text.startsWith("<") ? plainTextOf(text) : text);

function Changed({ block }: { block: ChangedBlock }) {
  const { title, differences, texts: changed, group, isFilled, lostChoices } = block;
  const isLeft = (group === "removed" || group === "replaced") && isFilled;
  return (
    <>
      <p>
        <strong>{title}</strong> <span className="quiet">{whereOf(block)}</span>
      </p>
      {differences.length > 0 ? <p className="quiet">{texts.difference(differences)}</p> : null}
      {changed.map(({ of, before, after }) => (
        <div key={of} className={styles.text}>
          <p className="quiet">{texts.textName[of]}</p>
          <ChangedWords before={plain(before)} after={plain(after)} />
        </div>
      ))}
      {isLeft ? <p>{texts.isKept}</p> : null}
      {lostChoices.length > 0 ? <p>{texts.lostChoice(lostChoices)}</p> : null}
    </>
  );
}
