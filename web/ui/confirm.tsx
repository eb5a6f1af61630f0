import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { uiEditingTexts } from "../../texts/ui-editing.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = { readonly question: string | null; readonly onAnswer: (yes: boolean) => void };

/** Asks before a step that cannot easily be undone. Closing it answers no. docs/spec/site.md, Messages */
function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, yes, no } = uiEditingTexts.confirm;
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(false)}
      title={title}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>{yes}</Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {no}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}

/** @param unless answers yes by itself and closes the question, when there is no longer anything to ask */
type Ask = (question: string, unless?: Promise<unknown>) => Promise<boolean>;
type Asked = { readonly question: string; readonly answer: (yes: boolean) => void };

const ConfirmContext = /* @__PURE__ */ createContext<Ask | null>(null);

/** Holds the one confirm dialog of a screen. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Ask>(
    (question, unless) =>
      new Promise((answer) => {
        const asked = { question, answer };
        setAsked((earlier) => {
          earlier?.answer(false);
          return asked;
        });
        void unless?.then(() => {
          answer(true);
          setAsked((now) => (now === asked ? null : now));
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog
        question={asked?.question ?? null}
        onAnswer={(yes) => {
          asked?.answer(yes);
          setAsked(null);
        }}
      />
    </ConfirmContext>
  );
}

/** `if (await confirm("Ønsker du å slette oppføringen?")) …` */
export const useConfirm = (): Ask => {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error("useConfirm needs a ConfirmProvider above it");
  return ask;
};
