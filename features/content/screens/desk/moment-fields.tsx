import { useState } from "react";
import {
  norwegianDay,
  norwegianInstant,
  norwegianIsoDay,
  typedDay,
  typedTime,
  writtenDay,
} from "../../../../platform/pure/norwegian-date/index.ts";
import { DateField, TextField } from "../../../../platform/ui/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";

const texts = contentScreenTexts.moment;

/** A day and a time in Norway as they are written. */
export type Moment = { readonly day: string; readonly time: string };

/** Eight in the morning of a day that nobody has chosen yet. */
export const noMoment: Moment = { day: "", time: "08:00" };

type MomentErrors = { readonly day?: string; readonly time?: string };
type Told = { readonly at: string } | { readonly errors: MomentErrors };

/** The instant that is meant, or what is wrong with what is written. */
export function toldMoment({ day, time }: Moment, now = new Date()): Told {
  const clock = typedTime(time);
  const isDay = typedDay(day) === day && day !== "";
  if (!isDay || !clock)
    return { errors: { ...(isDay ? {} : { day: texts.noDay }), ...(clock ? {} : { time: texts.noTime }) } };
  const at = norwegianInstant(day, clock);
  if (at === null) return { errors: { time: texts.leftOut } };
  return Date.parse(at) <= now.getTime() ? { errors: { time: texts.past } } : { at };
}

type MomentFieldsProps = {
  readonly value: Moment;
  readonly errors: MomentErrors;
  readonly onChange: (moment: Moment) => void;
};

/** Writing a moment that is to come. */
export function MomentFields({ value, errors, onChange }: MomentFieldsProps) {
  const [today] = useState(() => norwegianIsoDay(new Date()));
  return (
    <div className={styles.moment}>
      <DateField
        label={texts.day}
        value={value.day}
        min={today}
        dayOf={typedDay}
        leftDayOf={writtenDay}
        show={norwegianDay}
        error={errors.day}
        onWrite={(day) => onChange({ ...value, day })}
      />
      <TextField
        label={texts.time}
        hint={texts.timeForm}
        inputMode="numeric"
        maxLength={5}
        value={value.time}
        error={errors.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
