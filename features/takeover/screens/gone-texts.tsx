import { useSyncExternalStore } from "react";
import {
  type DraftPlace,
  type FieldAddress,
  fieldKey,
  isHeading,
  placeKey,
  useFieldStore,
  useRowStore,
} from "../../../platform/editing/saving/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { Alert, Button, CopyButton } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { takeoverTexts } from "../texts.ts";
import styles from "./takeover.module.css";

const texts = takeoverTexts.gone;

type Gone = { readonly key: string; readonly text: string; readonly discard: () => void };

const plain = (text: string): string => (text.startsWith("<") ? plainTextOf(text) : text);

/** Unsaved text of a block that is missing in a version of the form that a colleague took over. It cannot be saved, but it is not lost. */
export function GoneAnswers() {
  return useGone().map(({ key, text, discard }) => (
    <Alert key={key} tone="warning" role="alert" heading={texts.title}>
      <p>{texts.explain}</p>
      <p className={styles.lines} dir="auto">
        {text}
      </p>
      <div className={styles.line}>
        <CopyButton text={text} />
        <Button variant="tertiary" size="sm" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </Alert>
  ));
}

function useGone(): readonly Gone[] {
  const { assessment } = useEditing();
  const fields = useFieldStore();
  const rows = useRowStore();
  const unsent = useSyncExternalStore(fields.subscribeUnsent, fields.unsent, fields.unsent);
  const drafts = useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent);
  const there = new Set(assessment.sections.flatMap(({ blocks }) => blocks.map(({ contentGuid }) => contentGuid)));
  const inField = (address: FieldAddress): readonly Gone[] => {
    const key = fieldKey(address);
    const text = [fields.peek(key)?.text ?? []].flat().map(plain).join("\n").trim();
    const isGone = !assessment.isPublished && !isHeading(address) && !there.has(address.block) && text !== "";
    return isGone ? [{ key, text, discard: () => fields.drop(address) }] : [];
  };
  const inForm = (place: DraftPlace): readonly Gone[] => {
    const key = placeKey(place);
    const text = Object.values(rows.draft(key)?.cells ?? {})
      .map(plain)
      .filter((cell) => cell !== "")
      .join("\n");
    return there.has(place.block) || text === "" ? [] : [{ key, text, discard: () => rows.discard(place) }];
  };
  return [...unsent.flatMap(inField), ...drafts.flatMap(inForm)];
}
