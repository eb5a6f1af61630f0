import { isHistoryTransaction } from "@tiptap/pm/history";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { afterOwnSteps, afterTheirSteps, putBackTheirs, type Range } from "../../pure/shared-text/index.ts";

const key = new PluginKey<readonly Range[]>("colleagues-words");

/** Says where in the document of a transaction colleagues wrote. */
export const withTheirs = (tr: Transaction, written: readonly Range[]): Transaction => tr.setMeta(key, written);

const writtenIn = (tr: Transaction): readonly Range[] | undefined => tr.getMeta(key);

/** Knows what colleagues have written since the text was opened, and puts back what of it an undo takes with one's own words around it. */
export const colleaguesWords = (): Plugin =>
  new Plugin<readonly Range[]>({
    key,
    state: {
      init: () => [],
      apply: (tr, theirs) => {
        if (!tr.docChanged) return theirs;
        const written = writtenIn(tr);
        return written ? afterTheirSteps(theirs, tr.mapping, written) : afterOwnSteps(theirs, tr.mapping);
      },
    },
    appendTransaction: (transactions, before, { tr }) => {
      const [undo] = transactions;
      const theirs = key.getState(before);
      if (!undo || transactions.length !== 1 || !isHistoryTransaction(undo) || !theirs) return null;
      putBackTheirs(tr, undo, theirs);
      return tr.docChanged ? tr : null;
    },
  });
