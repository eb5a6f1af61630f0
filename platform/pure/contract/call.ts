import type { z } from "zod";
import type { Paths } from "./paths.ts";
import type { CallName, Registered } from "./registered.ts";

export type { CallName } from "./registered.ts";

/** The schemas of a call's request and answer. */
export type CallSchemas = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent for GET and for multipart uploads. */
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/** The schemas of a feature's calls: one for each of its paths. */
export type SchemasOf<P extends Paths> = { readonly [K in keyof P]: CallSchemas };

type Calls = Registered["calls"];
type Part<K extends CallName, P extends "params" | "query" | "body"> =
  Calls[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** The input of the server's handler. */
export type CallInput<K extends CallName> = {
  readonly params: z.output<Part<K, "params">>;
  readonly query: z.output<Part<K, "query">>;
  readonly body: z.output<Part<K, "body">>;
};
/** The request that the client sends. */
export type CallRequest<K extends CallName> = {
  readonly [P in "params" | "query" | "body" as Calls[K] extends Record<P, z.ZodType> ? P : never]: z.input<Part<K, P>>;
};
export type CallAnswer<K extends CallName> = z.output<Calls[K]["answer"]>;

/** The result of a call. Refusals, faults and a lost network are values, distinguished by `problem.kind`. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Registered["problem"] };
