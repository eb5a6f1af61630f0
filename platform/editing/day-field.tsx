import { EARLIEST_DATE_INPUT, norwegianDay, typedDay, writtenDay } from "../pure/norwegian-date/index.ts";
import { DateField, type DateFieldProps } from "../ui/index.ts";

/** A day from the first that the form takes, typed as dd.mm.åååå or chosen, and stored as ISO. features/block/README.md */
export const DayField = (props: Omit<DateFieldProps, "dayOf" | "leftDayOf" | "show" | "min">) => (
  <DateField {...props} dayOf={typedDay} leftDayOf={writtenDay} show={norwegianDay} min={EARLIEST_DATE_INPUT} />
);
