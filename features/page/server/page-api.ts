import { problemOfError } from "../../../platform/server/http/errors.ts";
import type { InProcess } from "../../../platform/server/http/in-process.ts";
import type { ProblemsIn } from "../../../platform/server/http/problem.ts";
import { Unavailable } from "../../../platform/server/http/unavailable.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import type { Problem } from "../../api/index.ts";
import type { PageApi } from "./renderer.ts";
import type { Turns } from "./turns.ts";

/** The API of one rendering, with what happened on the way. */
export type RenderingApi = PageApi &
  Disposable & {
    readonly faults: readonly Problem[];
    /** The answer that what the page is about was withdrawn. */
    readonly gone: Problem | null;
    /** The subjects of the answers. Null when a call did not report any: the page cannot be kept, as nothing would drop it. */
    readonly shows: ReadonlySet<Subject> | null;
    /** Waited for before the markup is made. @throws when it takes too long; that is a fault too */
    turn(): Promise<void>;
  };

/** One for all pages: an error of its own would be the stack of a page that went well. */
const PAGE_IS_MADE = new Unavailable("the page is made");

/** All pieces of one page together: a reader does not wait longer. */
const PAGE_MS = 10_000;

type Needs = { readonly inProcess: InProcess; readonly problems: ProblemsIn; readonly turns: Turns };

/** The calls of one page, made in process for its caller. A fault is an answer, as in the browser, and is remembered. */
export function renderingApi({ inProcess, problems, turns }: Needs, caller: Caller): RenderingApi {
  const faults: Problem[] = [];
  const shows = new Set<Subject>();
  let silent = false;
  let gone: Problem | null = null;
  const ended = new AbortController();
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  ended.signal.addEventListener("abort", () => late.reject(ended.signal.reason));
  // Cleared with the rendering: until then it holds every answer that was raced against it.
  const timer = setTimeout(() => ended.abort(new Unavailable("a page took too long")), PAGE_MS).unref();
  return {
    faults,
    get gone() {
      return gone;
    },
    get shows() {
      return silent ? null : shows;
    },
    call: async (name, request) => {
      let hasSaid = false;
      const say = (...subjects: readonly Subject[]) => {
        hasSaid = true;
        for (const subject of subjects) shows.add(subject);
      };
      try {
        const made = turns.next(ended.signal).then(() => inProcess.call(name, { ...caller, shows: say }, request));
        const answer = await Promise.race([made, late.promise]);
        if (!hasSaid) silent = true;
        if (!answer.ok && answer.problem.status === 410) gone = answer.problem;
        return answer;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (error !== PAGE_IS_MADE)
          caller.log.error({ err: { message: error.message, stack: error.stack }, call: name }, "fault in a page");
        const problem = problemOfError(error, problems(caller.language));
        faults.push(problem);
        return { ok: false, problem };
      }
    },
    turn: () =>
      turns.next(ended.signal).catch((error: Error) => {
        faults.push(problemOfError(error, problems(caller.language)));
        throw error;
      }),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      // A call whose page is made without it leaves the queue.
      ended.abort(PAGE_IS_MADE);
    },
  };
}
