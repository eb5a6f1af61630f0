import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallAnswer, CallInput, CallName, CallSchemas } from "../../pure/contract/call.ts";
import { Problem } from "../../pure/contract/problem.ts";
import type { Registered } from "../../pure/contract/registered.ts";
import type { Language } from "../../pure/language/index.ts";
import { ok, type Refusal, type Result, refuse } from "../../pure/refusal/index.ts";
import { claimOf, firstAnswer, once } from "../idempotency/index.ts";
import type { Subject } from "../subject.ts";
import { etagOf, isKnown } from "./answer-version.ts";
import type { InProcess } from "./in-process.ts";
import { languageOf } from "./language.ts";
import type { ProblemsIn } from "./problem.ts";
import { inStatement, inTransaction } from "./transaction.ts";
import type { Caller, Claim, Db, Read, Saving, Work } from "./work.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly problems: ProblemsIn;
    languageOfCaller(request: FastifyRequest): Promise<Language>;
  }
}

/** All calls of the product, by their names. */
export type Contract = Pick<Registered, "paths" | "calls">;

/** Needed by every route: the contract, the database, the way out for mail, the caller of a request, and the registry of calls for rendering in process. */
export type House = {
  readonly contract: Contract;
  readonly db: Db;
  readonly shortReads: Db;
  readonly mailer: Work["mailer"];
  readonly inProcess: InProcess;
  /** Tells the listeners of this instance what a committed call has announced. */
  tellHere(changed: ReadonlySet<Subject>): void;
  callerOf(request: FastifyRequest): Promise<Caller>;
};

export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const body = reply.server.problems(languageOf(reply.request)).of(refusal);
  if (body.retryAfter) reply.header("retry-after", body.retryAfter);
  return reply.code(body.status).type("application/problem+json").send(JSON.stringify(body));
};

/** Sends a value as JSON. Some calls answer a bare string (a date, an address), which Fastify would send unquoted. */
const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(typeof value === "string" ? JSON.stringify(value) : value);

export const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && /^[\w-]{8,128}$/.test(key) ? key : null;
};

/** The owner of an idempotency key: the session or, without one, the hashed address. So nobody can fetch another's answer by guessing a key. */
export const ownerOfKey = (caller: Caller): string =>
  caller.actor.kind === "known" ? caller.actor.sessionId : `anonymous ${hashed(caller.address)}`;

const hashed = (address: string): string => createHash("sha256").update(address).digest("base64url");

/** @param key the request's, when it has one @param call its name, and whatever else must be the same in a repeated one */
export const claimOfCall = (caller: Caller, key: string | null, call: string, input: unknown): Claim | null =>
  key === null ? null : claimOf({ owner: ownerOfKey(caller), key, call, input });

const schemaOf = ({ calls }: Contract, name: CallName) => {
  const { summary, answer, ...call }: CallSchemas = calls[name];
  return {
    summary,
    operationId: name,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: answer, "4xx": Problem },
  };
};

// The contract's validator has parsed the request by the time a handler runs; this is where that becomes a type.
const inputOf = <K extends CallName>(request: FastifyRequest): CallInput<K> =>
  ({ params: request.params, query: request.query, body: request.body }) as CallInput<K>;

/** Asked before a use case runs, whichever way its call came: the refusal of a call that is made too often. */
export type CallLimit<K extends CallName> = (caller: Caller, input: CallInput<K>) => Promise<Refusal | null>;

type Limited<K extends CallName> = { readonly limits?: readonly CallLimit<K>[] };

/** How a call is answered. A feature names the call: `answers: () => ({ getPdf: reading(…) })`. */
export type Answered<K extends CallName> = {
  register(app: FastifyInstance, house: House, name: K): void;
  /** For the compiler alone: an answer to one of several calls is not an answer to each. */
  readonly call?: K;
};

/** The use case behind its limits. */
const limited =
  <K extends CallName, Rest extends readonly unknown[], Value>(
    limits: readonly CallLimit<K>[],
    run: (caller: Caller, input: CallInput<K>, ...rest: Rest) => Promise<Result<Value>>,
  ) =>
  async (caller: Caller, input: CallInput<K>, ...rest: Rest): Promise<Result<Value>> => {
    for (const limit of limits) {
      const refusal = await limit(caller, input);
      if (refusal) return refuse(refusal);
    }
    return run(caller, input, ...rest);
  };

type Answer<K extends CallName> = (
  caller: Caller,
  input: CallInput<K>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result<CallAnswer<K>>>;

/** The current version of the data behind the answer, the same text as the use case gives to `madeFrom`. Null when there is none. */
type VersionOf<K extends CallName> = (read: Read, input: CallInput<K>) => Promise<string | null>;

/** Registers a call's route. Answers are private to the caller and are not cached. */
export function callRoute<K extends CallName>(
  app: FastifyInstance,
  house: House,
  name: K,
  answer: Answer<K>,
  { consumes, versionOf }: { readonly consumes?: string[]; readonly versionOf?: VersionOf<K> | undefined } = {},
): void {
  const [method, url] = house.contract.paths[name];
  app.route({
    method,
    url,
    schema: { ...schemaOf(house.contract, name), ...(consumes ? { consumes } : {}) },
    handler: async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const caller = await house.callerOf(request);
      const input = inputOf<K>(request);
      const known = request.headers["if-none-match"];
      const now = known === undefined ? null : await versionOf?.({ ...caller, db: house.db }, input);
      const etagNow = now ? await etagOf(caller, now) : null;
      if (etagNow !== null && isKnown(known, etagNow)) return reply.header("etag", etagNow).code(304).send();
      let version: string | null = null;
      const madeFrom = (read: string) => {
        version = read;
      };
      const result = await answer({ ...caller, madeFrom }, input, request, reply);
      if (result.ok && version !== null) reply.header("etag", await etagOf(caller, version));
      return result.ok ? sendJson(reply, result.value) : sendProblem(reply, result.because);
    },
  });
}

/** A call that reads. With `versionOf`, a client that has the answer already gets 304 without it being made. */
export const reading = <K extends CallName>(
  use: (read: Read, input: CallInput<K>) => Promise<Result<CallAnswer<K>>>,
  { limits = [], ...options }: Limited<K> & { readonly versionOf?: VersionOf<K> } = {},
): Answered<K> => ({
  register: (app, house, name) => {
    const read = limited(limits, (caller: Caller, input: CallInput<K>) => use({ ...caller, db: house.db }, input));
    house.inProcess.add(name, read);
    callRoute(app, house, name, read, options);
  },
});

/** A call that reads and answers over HTTP with headers of its own. Pages that the server renders get what `inProcess` answers, if they ask for it. */
export const readingWithHeaders = <K extends CallName>(
  use: (
    read: Read,
    input: CallInput<K>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Result<CallAnswer<K>>>,
  inProcess?: (read: Read, input: CallInput<K>) => Promise<Result<CallAnswer<K>>>,
): Answered<K> => ({
  register: (app, house, name) => {
    const readBy = (caller: Caller): Read => ({ ...caller, db: house.db });
    if (inProcess) house.inProcess.add(name, (caller, input) => inProcess(readBy(caller), input));
    callRoute(app, house, name, (caller, input, request, reply) => use(readBy(caller), input, request, reply));
  },
});

/**
 * A call that writes: one use case in one transaction, answered after the commit, safe to repeat with an Idempotency-Key. `keepsNoKey`: the call
 * may run twice, and nothing of it is stored, not even a hash of the request.
 */
export const writing = <K extends CallName>(
  use: (work: Work, input: CallInput<K>) => Promise<Result<CallAnswer<K>>>,
  { limits = [], keepsNoKey = false }: Limited<K> & { readonly keepsNoKey?: boolean } = {},
): Answered<K> => ({
  register: (app, house, name) => {
    const commit = limited(limits, (caller: Caller, input: CallInput<K>, key: string | null) =>
      inTransaction(
        house.db,
        (tx) => {
          const run = () => use({ ...caller, tx, mailer: house.mailer }, input);
          const claim = keepsNoKey ? null : claimOfCall(caller, key, name, input);
          return claim ? once(tx, claim, run) : run();
        },
        house.tellHere,
      ),
    );
    house.inProcess.add(name, commit);
    callRoute(app, house, name, (caller, input, request) => commit(caller, input, idempotencyKey(request)));
  },
});

/**
 * A call that writes by one statement, for saves: they are nine of ten writes, and an open transaction of them takes twice as long. The
 * use case reads and decides without locks; its statement locks, compares what was decided on, and spends the key. It answers null
 * when something else stands there by now, and is then run again.
 */
export const saving = <K extends CallName>(
  use: (saving: Saving, input: CallInput<K>) => Promise<Result<CallAnswer<K>> | null>,
  { limits = [] }: Limited<K> = {},
): Answered<K> => ({
  register: (app, house, name) => {
    const commit = limited(limits, async (caller: Caller, input: CallInput<K>, key: string | null) => {
      const claim = claimOfCall(caller, key, name, input);
      const result = await inStatement(() =>
        use({ ...caller, db: house.db, shortReads: house.shortReads, claim }, input),
      );
      // A repeated call is answered as the first one was, also where it would be refused by now.
      return result.ok || !claim ? result : ((await firstAnswer<CallAnswer<K>>(house.db, claim)) ?? result);
    });
    house.inProcess.add(name, commit);
    callRoute(app, house, name, (caller, input, request) => commit(caller, input, idempotencyKey(request)));
  },
});

/** The result of a call that changes the caller's cookie: after the commit `finish` changes the reply and makes the JSON. */
export type WithCookie<T> = { readonly finish: (reply: FastifyReply) => T | Promise<T> };

/** A writing call that also sets or clears a cookie. It ignores Idempotency-Key: its answer holds a secret that must not be stored. */
export const writingWithCookie = <K extends CallName>(
  use: (work: Work, input: CallInput<K>, request: FastifyRequest) => Promise<Result<WithCookie<CallAnswer<K>>>>,
  { limits = [] }: Limited<K> = {},
): Answered<K> => ({
  register: (app, house, name) => {
    const commit: Answer<K> = async (caller, input, request, reply) => {
      const result = await inTransaction(
        house.db,
        (tx) => use({ ...caller, tx, mailer: house.mailer }, input, request),
        house.tellHere,
      );
      if (!result.ok) return result;
      return ok(await result.value.finish(reply));
    };
    callRoute(app, house, name, limited(limits, commit));
  },
});
