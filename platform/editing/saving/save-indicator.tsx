import type { ReactNode } from "react";
import { norwegianTime } from "../../pure/norwegian-date/index.ts";
import { type Field, isClosed, type SaveState } from "../../pure/saving/index.ts";
import { CheckmarkCircleIcon, CloudSlashIcon, ExclamationmarkTriangleIcon } from "../../ui/index.ts";
import styles from "./saving.module.css";
import { savingTexts } from "./texts.ts";

type Shown = { readonly tone: "quiet" | "good" | "bad"; readonly icon?: ReactNode; readonly text: string };

const warning = <ExclamationmarkTriangleIcon aria-hidden />;
const trying: Shown = { tone: "bad", icon: <CloudSlashIcon aria-hidden />, text: savingTexts.offline };

const shown = (state: SaveState): Shown | null => {
  switch (state.at) {
    case "clean":
      return null;
    case "dirty":
      return { tone: "quiet", text: savingTexts.dirty };
    case "saving":
      return state.tries > 1 ? trying : { tone: "quiet", text: savingTexts.saving };
    case "offline":
      return trying;
    case "saved":
      return {
        tone: "good",
        icon: <CheckmarkCircleIcon aria-hidden />,
        text: `${savingTexts.saved} ${norwegianTime(state.when)}`,
      };
    case "conflict":
      return { tone: "bad", icon: warning, text: savingTexts.conflict.elsewhere };
    case "locked":
      return {
        tone: "bad",
        icon: warning,
        text: isClosed(state) ? savingTexts.lockedTitle : savingTexts.waitsForSession,
      };
    case "rejected":
      return { tone: "bad", icon: warning, text: savingTexts.rejected };
  }
};

type SaveIndicatorProps = {
  readonly field: Pick<Field, "state">;
  /** Something is wrong at the field and said there: that it was saved is then not claimed beside it. */
  readonly besideError?: boolean;
};

/**
 * The save state of a field. It is part of the field's description: problems are read with the field, the time of each save is not.
 * SaveAnnouncer announces it, so that not every field needs a live region.
 */
export function SaveIndicator({ field, besideError = false }: SaveIndicatorProps) {
  const state = besideError && field.state.at === "saved" ? null : shown(field.state);
  return (
    <span
      className={styles.indicator}
      data-tone={state?.tone}
      data-save-state={field.state.at}
      aria-hidden={state?.tone !== "bad"}
    >
      {state?.icon}
      {state?.text}
    </span>
  );
}
