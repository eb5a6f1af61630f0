import path from "node:path";
import { z } from "zod";
import { runChild } from "./child.ts";

export const loadAsked = z.object({
  url: z.string(),
  connections: z.number(),
  seconds: z.number(),
  headers: z.record(z.string(), z.string()),
  /** The only status that counts: anything else ends the bench. */
  status: z.number(),
  /** The query key that gets another value each time (`&section=1`, `&section=2` …), so that no memory has the address. */
  varies: z.string().optional(),
  /** Its first value; 2 unless told, since the address of a first page has no number. */
  from: z.number().optional(),
  /** Each connection saves one of these, in turn. */
  saves: z.array(z.object({ pageId: z.number(), id: z.string(), cookie: z.string() })).optional(),
});
export type LoadAsked = z.infer<typeof loadAsked>;

const loaded = z.object({ rate: z.number(), p50: z.number(), p99: z.number() });

/** Requests per second, and latency in milliseconds, as a load generator in a process of its own saw them. */
export type Loaded = z.infer<typeof loaded>;

export const load = async (asked: LoadAsked): Promise<Loaded> =>
  loaded.parse(JSON.parse(await runChild(path.join(import.meta.dirname, "load-generator.ts"), asked)));
