import { z } from "zod";
import type { Answer, CallAnswer, CallInput, CallName, CallRequest, CallSchemas } from "../../pure/contract/call.ts";
import type { Registered } from "../../pure/contract/registered.ts";
import type { Result } from "../../pure/refusal/index.ts";
import { quickCheckOf } from "../speed/quick-check.ts";
import type { ProblemsIn } from "./problem.ts";
import type { Caller } from "./work.ts";

type Run<K extends CallName> = (
  caller: Caller,
  input: CallInput<K>,
  idempotencyKey: string | null,
) => Promise<Result<CallAnswer<K>>>;

/**
 * The same calls as over HTTP, for pages that the server renders: same parsing, same use case, same answer (without keys that the
 * contract does not name), without a request to itself.
 */
export type InProcess = {
  add<K extends CallName>(name: K, run: Run<K>): void;
  call<K extends CallName>(
    name: K,
    caller: Caller,
    request: CallRequest<K>,
    idempotencyKey?: string,
  ): Promise<Answer<CallAnswer<K>>>;
};

export function createInProcess(calls: Registered["calls"], problems: ProblemsIn): InProcess {
  const runs = new Map<
    CallName,
    (caller: Caller, input: never, idempotencyKey: string | null) => Promise<Result<unknown>>
  >();
  return {
    add: (name, run) => void runs.set(name, run),
    call: async <K extends CallName>(name: K, caller: Caller, request: CallRequest<K>, key?: string) => {
      // Registered by `add` under the same name, so with the same types.
      const run = runs.get(name) as Run<K> | undefined;
      if (!run) throw new Error(`no feature answers the call ${name}`);
      const input = parse<K>(calls[name], request);
      if (input === null) return { ok: false, problem: problems(caller.language).malformed() };
      const result = await run(caller, input, key ?? null);
      if (!result.ok) return { ok: false, problem: problems(caller.language).of(result.because) };
      const answer: z.ZodType = calls[name].answer;
      const value = quickCheckOf(answer)(result.value)
        ? result.value
        : (z.encode(answer, result.value) as CallAnswer<K>);
      return { ok: true, value };
    },
  };
}

function parse<K extends CallName>(
  schemas: CallSchemas,
  request: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
): CallInput<K> | null {
  const input: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const parsed = schemas[part]?.safeParse(request[part] ?? {});
    if (parsed?.success === false) return null;
    input[part] = parsed?.data;
  }
  return input as CallInput<K>;
}
