import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { SigningOut, SignOutGuard } from "../../browser/sign-out-guard.ts";
import { useConfirm } from "../../ui/index.ts";
import type { FieldStore } from "./field-store.ts";
import type { RowStore } from "./row-store.ts";
import { savingTexts } from "./texts.ts";

const SIGNING_OUT: SigningOut = "minimetode-sign-out";

/** How long a person who leaves waits for the last save before being asked. Milliseconds. */
const PATIENCE = 3_000;

const afterPatience = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));

type LeaveGuardProps = {
  readonly fields: FieldStore;
  /** Forms that hold what was not added. */
  readonly rows?: Pick<RowStore, "unsent">;
  /** Whether something is on its way that would be lost with the tab, such as an image. */
  readonly isBusy?: () => boolean;
};

const noRows: Pick<RowStore, "unsent"> = { unsent: () => [] };

/**
 * Leaving saves first, and asks only when that fails, or a form holds what was not added. A tab that closes is not asked about what is on
 * its way: the request outlives the page, and the text is kept in this browser. Moving between tabs and sections asks nothing.
 */
export function LeaveGuard({ fields, rows = noRows, isBusy = () => false }: LeaveGuardProps) {
  const confirm = useConfirm();

  /** Resolves when nothing is unsent any more. */
  const allSaved = () =>
    new Promise<void>((resolve) => {
      const stop = fields.subscribeUnsent(() => {
        if (fields.unsent().length > 0 || rows.unsent().length > 0) return;
        stop();
        resolve();
      });
    });

  /** Everything is saved, or the person gives up what is not. */
  const mayLeave = async (): Promise<boolean> => {
    const isSaved = await Promise.race([fields.flush(fields.unsent()), afterPatience()]);
    return (isSaved && rows.unsent().length === 0) || confirm(savingTexts.leave, { unless: allSaved() });
  };

  // Signing out erases what this browser keeps, so it is asked before that, and not again when the page goes.
  const isGivenUp = useRef(false);
  const ask = useRef(mayLeave);
  useEffect(() => {
    ask.current = mayLeave;
  });
  useEffect(() => {
    const signingOut = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const guard: SignOutGuard = {
        mayLeave: async () => {
          isGivenUp.current = await ask.current();
          return isGivenUp.current;
        },
        stay: () => {
          isGivenUp.current = false;
        },
      };
      event.detail.push(guard);
    };
    window.addEventListener(SIGNING_OUT, signingOut);
    return () => window.removeEventListener(SIGNING_OUT, signingOut);
  }, []);

  useBlocker({
    enableBeforeUnload: () =>
      isBusy() || (!isGivenUp.current && (fields.inTrouble().length > 0 || rows.unsent().length > 0)),
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      return !(await mayLeave());
    },
  });
  return null;
}
