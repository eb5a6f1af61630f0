import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldErrors, reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import { Button, TextArea, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { RefusalAlert } from "../../decision/screens/refusal-alert.tsx";
import { confirmationScreenTexts as texts } from "../texts.ts";
import styles from "./living.module.css";

type OnReview = { readonly number: number; readonly rev: number };

/** Undoes a confirmation, after a question. */
export function UndoButton({ number, rev, onUndone }: OnReview & { readonly onUndone: () => void }) {
  const client = useQueryClient();
  const { run, running, refusal } = useWrite("undoConfirmation", () => reloadAll(client));
  const confirm = useConfirm();
  const toast = useToast();
  const undo = async () => {
    if (!(await confirm(texts.undoQuestion))) return;
    if (!(await run({ params: { id: String(number) }, body: { rev } }))?.ok) return;
    toast(texts.undone);
    onUndone();
  };
  return (
    <>
      <Button variant="secondary" loading={running} onClick={undo}>
        {texts.undo}
      </Button>
      <RefusalAlert refusal={refusal} />
    </>
  );
}

const MESSAGE_MAX = 5000;

/** Declines a confirmation that waits, with a message to the initiator. */
export function DeclineForm({ number, rev, onClose }: OnReview & { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { run, running, refusal } = useWrite("declineConfirmation", () => reloadAll(client));
  const toast = useToast();
  const [message, setMessage] = useState("");
  const [isLacking, setLacking] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = message.trim() === "";
    setLacking(lacks);
    if (lacks || !(await run({ params: { id: String(number) }, body: { rev, message } }))?.ok) return;
    toast(texts.declined);
    onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label={texts.decline}>
      <TextArea
        label={texts.declineMessage}
        hint={texts.declineHint}
        required
        maxLength={MESSAGE_MAX}
        value={message}
        error={isLacking ? problemTexts.field("MessageRequired") : fieldErrors(refusal).message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.decline}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
