import { z } from "zod";
import { defineTask, enqueued } from "../../../platform/server/jobs.ts";
import type { AssessmentRow } from "./store.ts";

/** Makes the public card again: the job of features/publication/server. */
export const cardTask = defineTask("card", z.object({ assessment: z.number(), at: z.iso.datetime() }));
export const aboutCard = (assessment: number): string => `card:${assessment}`;

const SOON_MS = 2_000;

/**
 * Schedules an update of the card two seconds after a field that feeds it is saved. The delay is because typing saves every second, and
 * making the card and search row takes longer than the save. Other changes write the card in their own transaction. Returns an expression
 * for the statement that saves.
 */
export const cardSoon = ({ number }: Pick<AssessmentRow, "number">, at: Date) =>
  enqueued(cardTask, { assessment: number, at: at.toISOString() }, { about: aboutCard(number), afterMs: SOON_MS });
