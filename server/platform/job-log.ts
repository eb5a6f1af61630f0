import { Logger } from "graphile-worker";

/** The job queue's own log quotes payloads and faults, which may hold addresses: ours (jobs.ts) says what happened instead. */
export const silentJobLog = new Logger(() => () => undefined);
