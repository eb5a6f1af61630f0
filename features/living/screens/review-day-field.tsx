import type { ReactNode } from "react";
import { DayField } from "../../../platform/editing/day-field.tsx";
import { Checkbox } from "../../../platform/ui/index.ts";
import { reviewDayTexts as texts } from "../texts.ts";
import styles from "./living.module.css";

/** A review day as it is chosen. `day` is kept while «Ingen dato» is chosen. */
export type ChosenDay = { readonly day: string; readonly isNone: boolean };

type ReviewDayFieldProps = {
  readonly id?: string;
  readonly chosen: ChosenDay;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onChange: (chosen: ChosenDay) => void;
};

/** A day, or «Ingen dato». */
export const ReviewDayField = ({ id, chosen, hint = texts.dayHint, error, onChange }: ReviewDayFieldProps) => (
  <div className={styles.day}>
    {chosen.isNone ? null : (
      <DayField
        {...(id ? { id } : {})}
        label={texts.day}
        hint={hint}
        required
        value={chosen.day}
        error={error}
        onWrite={(day) => onChange({ ...chosen, day })}
      />
    )}
    <Checkbox
      label={texts.noDay}
      checked={chosen.isNone}
      onChange={({ target }) => onChange({ ...chosen, isNone: target.checked })}
    />
  </div>
);
