import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { ChevronDownIcon } from "../../../../platform/ui/index.ts";
import { REVEAL } from "./focus-field.ts";
import styles from "./fold.module.css";
import { type Trouble, TroubleMark } from "./trouble.tsx";

type Folded = {
  /** The key of the row that is open. */
  readonly open: string | null;
  readonly setOpen: (key: string | null) => void;
};

const FoldsContext = createContext<Folded>({ open: null, setOpen: () => undefined });

/** Rows that close each other. Those in an open row are folds of their own. */
export function Folds({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  return <FoldsContext value={{ open, setOpen }}>{children}</FoldsContext>;
}

/** Opens a row among those around it: one that was just added. */
export const useOpenFold = (): ((key: string) => void) => use(FoldsContext).setOpen;

/**
 * Whether a row is open, and what is set on its element so that it opens when something in it is sought.
 * @param key unlike those of the other rows, also an id for its body
 */
export function useFold(key: string) {
  const { open, setOpen } = use(FoldsContext);
  const reveals = useCallback(
    (box: HTMLElement | null) => {
      // Drawn at once: the focus comes next.
      const reveal = () => flushSync(() => setOpen(key));
      box?.addEventListener(REVEAL, reveal);
      return () => box?.removeEventListener(REVEAL, reveal);
    },
    [key, setOpen],
  );
  const isOpen = open === key;
  return { key, isOpen, toggle: () => setOpen(isOpen ? null : key), reveals };
}

type FoldHeadProps = {
  readonly fold: Pick<ReturnType<typeof useFold>, "key" | "isOpen" | "toggle">;
  readonly name: string;
  /** Its content in words. */
  readonly words: string;
  readonly trouble?: Trouble | null;
};

/** The name of a row, which opens it. A row that is closed says what is in it, or what is wrong in it. */
export const FoldHead = ({ fold, name, words, trouble = null }: FoldHeadProps) => (
  <button
    type="button"
    className={styles.name}
    aria-expanded={fold.isOpen}
    aria-controls={`${fold.key}-i`}
    onClick={fold.toggle}
  >
    <ChevronDownIcon aria-hidden />
    <strong>{name}</strong>{" "}
    {fold.isOpen ? null : trouble ? (
      <span className={styles.trouble}>
        <TroubleMark is={trouble} />
      </span>
    ) : (
      <span className={styles.words}>{words}</span>
    )}
  </button>
);

/** The fields of a row. They stay mounted while it is closed, so that their text is saved. */
export const FoldBody = ({ fold, children }: Pick<FoldHeadProps, "fold"> & { readonly children: ReactNode }) => (
  <div id={`${fold.key}-i`} className={styles.body} hidden={!fold.isOpen}>
    <Folds>{children}</Folds>
  </div>
);
