import type { FastifyInstance } from "fastify";
import type { CallName } from "../pure/contract/call.ts";
import type { Config } from "./config.ts";
import type { Answered, House } from "./http/call-route.ts";
import type { Db } from "./http/work.ts";
import type { Job } from "./jobs.ts";
import type { Platform } from "./platform.ts";

type Answers = { readonly [K in CallName]?: Answered<K> };
type Unknown<A> = Readonly<Record<Exclude<keyof A, CallName>, never>>;
/** A type as wide as `Answers` would count as an answer to every call. */
type NotEveryCall<A> = [CallName] extends [keyof A] ? never : unknown;

export type SeedParts = Pick<Platform, "db" | "log"> &
  Partial<Pick<Platform, "files">> & {
    /** The portal's address where the development provider runs. */
    readonly developmentUrl?: string;
  };
type Seed = (parts: SeedParts, seed: Config["seed"]) => Promise<void>;

type Started = { readonly stop: () => Promise<void> };

type Served<A> = {
  /** The answers to the feature's calls, by the calls' names. */
  readonly answers?: A & Unknown<A> & NotEveryCall<A>;
  /** Routes other than calls: pages, feeds, files. */
  readonly pages?: (app: FastifyInstance) => void | Promise<void>;
};

/** The server part of a feature. Each member names what it needs; the composition does not compile when it hands in less. */
type Declared<Needs, JobNeeds, A> = {
  readonly serves?: (needs: Needs) => Served<A>;
  /** Work that is done after a request, or from time to time. */
  readonly jobs?: (needs: JobNeeds) => readonly Job[];
  /** Work beside the application: it starts before the application listens and stops after it. */
  readonly starts?: (needs: JobNeeds) => readonly Started[];
  /** Adds the feature's first content to a migrated database. It leaves existing rows alone, so it runs at every start. */
  readonly seeds?: Seed;
  /** Runs each hour, such as deleting expired rows. A failure of one does not stop the others. */
  readonly hourly?: readonly ((db: Db) => Promise<unknown>)[];
};

export type ServerFeature<Needs, JobNeeds, A> = {
  readonly jobs: (needs: JobNeeds) => readonly Job[];
  readonly starts: (needs: JobNeeds) => readonly Started[];
  readonly hourly: readonly ((db: Db) => Promise<unknown>)[];
  readonly seeds: Seed;
  readonly register: (app: FastifyInstance, house: House, needs: Needs) => Promise<void>;
  /** For the compiler alone: the calls that the feature answers. */
  readonly answered?: keyof A;
};

/** Declares what a feature has on the server: `export const tipFeature = serverFeature({ serves, jobs, hourly })`. */
export const serverFeature = <Needs, JobNeeds, const A extends Answers = Readonly<Record<never, never>>>({
  serves,
  jobs = () => [],
  starts = () => [],
  hourly = [],
  seeds = async () => undefined,
}: Declared<Needs, JobNeeds, A>): ServerFeature<Needs, JobNeeds, A> => ({
  jobs,
  starts,
  hourly,
  seeds,
  register: async (app, house, needs) => {
    const { answers = {}, pages } = serves?.(needs) ?? {};
    // Each answer stands under the name of its own call.
    for (const [name, answer] of Object.entries<Answered<never>>(answers)) answer.register(app, house, name as never);
    await pages?.(app);
  },
});
