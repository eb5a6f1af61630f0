import { EARLIEST_DATE_INPUT, norwegianDay, typedDay } from "../../core/norwegian-date/index.ts";
import { DateField, type DateFieldProps } from "../ui/index.ts";

/** A day from the first that the form takes, typed as dd.mm.åååå or chosen, and stored as ISO. docs/spec/blocks.md, Text */
export const DayField = (props: Omit<DateFieldProps, "dayOf" | "show" | "min">) => (
  <DateField {...props} dayOf={typedDay} show={norwegianDay} min={EARLIEST_DATE_INPUT} />
);
