import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { uiEditingTexts } from "./texts-editing.ts";

type Question = { readonly question: string; readonly deletes: boolean };
type ConfirmDialogProps = { readonly asked: Question | null; readonly onAnswer: (yes: boolean) => void };

/** Asks before a step that cannot easily be undone. Closing it answers no. features/site/README.md */
function ConfirmDialog({ asked, onAnswer }: ConfirmDialogProps) {
  const { title, yes, no } = uiEditingTexts.confirm;
  return (
    <Dialog
      open={asked !== null}
      onClose={() => onAnswer(false)}
      title={title}
      actions={
        <>
          <Button color={asked?.deletes ? "danger" : "accent"} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {no}
          </Button>
        </>
      }
    >
      <p>{asked?.question}</p>
    </Dialog>
  );
}

type Step = {
  /** Asked for in the colour of danger. */
  readonly deletes?: boolean;
  /** Answers yes by itself and closes the question, when there is no longer anything to ask. */
  readonly unless?: Promise<unknown>;
};
type Ask = (question: string, step?: Step) => Promise<boolean>;
type Asked = Question & { readonly answer: (yes: boolean) => void };

const ConfirmContext = /* @__PURE__ */ createContext<Ask | null>(null);

/** Holds the one confirm dialog of a screen. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Ask>(
    (question, { deletes = false, unless } = {}) =>
      new Promise((answer) => {
        const asked = { question, deletes, answer };
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
        asked={asked}
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
