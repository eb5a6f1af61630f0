import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";

/** A moment that machines can read too. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{norwegianMoment(at)}</time>;
