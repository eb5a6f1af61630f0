import { DayPicker } from "react-day-picker";
import { nb } from "react-day-picker/locale";
import "react-day-picker/style.css";
import styles from "./date-field.module.css";

type CalendarProps = {
  /** ISO, or null when no day is chosen. */
  readonly value: string | null;
  readonly min: string;
  readonly onChoose: (day: string) => void;
};

/** Noon, so that no time zone makes it another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
const dayOf = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, "0"), String(date.getDate()).padStart(2, "0")].join("-");

/** A month of days, by mouse and keyboard, from `min` on. Loaded when it is opened. */
export default function Calendar({ value, min, onChoose }: CalendarProps) {
  const first = dateOf(min);
  const chosen = value === null ? undefined : dateOf(value);
  return (
    <DayPicker
      autoFocus
      className={styles.calendar ?? ""}
      mode="single"
      locale={nb}
      captionLayout="dropdown"
      showWeekNumber
      startMonth={first}
      endMonth={new Date(new Date().getFullYear() + 5, 11)}
      disabled={{ before: first }}
      selected={chosen}
      defaultMonth={chosen ?? new Date()}
      onSelect={(date) => date && onChoose(dayOf(date))}
    />
  );
}
