import { moment } from "./moment.ts";

/** A moment that machines can read too. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{moment(at)}</time>;
