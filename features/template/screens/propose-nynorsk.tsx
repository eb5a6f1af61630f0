import { useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { Button, Tag } from "../../../platform/ui/index.ts";
import { MOST_PROPOSED } from "../rules/proposal/index.ts";
import { templateTexts } from "../texts.ts";
import styles from "./templates.module.css";

const texts = templateTexts.proposal;

type Proposed =
  | { readonly at: "none" }
  | { readonly at: "asking" }
  | { readonly at: "there"; readonly text: string }
  | { readonly at: "failed" };

type ProposeProps = {
  /** The bokmål text. */
  readonly of: string;
  /** The label of the field that it is for. */
  readonly field: string;
  readonly onTake: (text: string) => void;
};

/** Beside an empty field: a machine's proposal, which is nowhere but here until a person has read it and takes it. */
export function ProposeNynorsk({ of, field, onTake }: ProposeProps) {
  const api = useApi();
  const [proposed, setProposed] = useState<Proposed>({ at: "none" });
  if (of.trim() === "" || of.length > MOST_PROPOSED) return null;
  const ask = async () => {
    setProposed({ at: "asking" });
    const answer = await api.call("deskProposeNynorsk", { body: { text: of } });
    const text = answer.ok ? answer.value.proposal : null;
    setProposed(text === null ? { at: "failed" } : { at: "there", text });
  };
  if (proposed.at !== "there")
    return (
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="tertiary"
          loading={proposed.at === "asking"}
          aria-label={texts.askFor(field)}
          onClick={() => void ask()}
        >
          {texts.ask}
        </Button>
        <span role="status">{proposed.at === "failed" ? texts.failed : ""}</span>
      </div>
    );
  return (
    <section className={styles.proposal} aria-label={texts.unread}>
      <Tag>{texts.unread}</Tag>
      <p lang="nn">{proposed.text}</p>
      <div className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={() => onTake(proposed.text)}>
          {texts.take}
        </Button>
        <Button size="sm" variant="tertiary" onClick={() => setProposed({ at: "none" })}>
          {texts.leave}
        </Button>
      </div>
    </section>
  );
}
