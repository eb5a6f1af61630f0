import { Logger } from "graphile-worker";

/** Silences the job queue's own log, which quotes payloads and faults that may hold addresses. jobs.ts logs instead. */
export const silentJobLog = new Logger(() => () => undefined);
