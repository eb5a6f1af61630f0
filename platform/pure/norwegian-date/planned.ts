import { norwegianDay, norwegianMoment } from "./shown.ts";

const written = /^(\d{1,2})(?:[.:]?(\d{2}))?$/;

/** A time of day as `HH:mm` from what a person types: `8`, `8.30`, `0830`, `08:30`. Null for any other text; midnight is `00:00`. */
export function typedTime(text: string): string | null {
  const [, hour = "", minute = "00"] = written.exec(text.trim()) ?? [];
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : null;
}

const HOUR_MS = 3_600_000;

/**
 * The instant (ISO text) at which clocks in Norway show a time of a day. Of the two in the night when summer time ends it is the first.
 * Null for a time that the clocks leave out when summer time begins.
 * @param day ISO
 * @param time `HH:mm`
 */
export function norwegianInstant(day: string, time: string): string | null {
  const shown = `${norwegianDay(day)} ${time}`;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Clocks in Norway are two hours ahead in summer and one in winter.
  const candidates = [2, 1].map((ahead) => new Date(asUtc - ahead * HOUR_MS).toISOString());
  return candidates.find((instant) => norwegianMoment(instant) === shown) ?? null;
}
