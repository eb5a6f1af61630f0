import type { Problem } from "../../core/contract/index.ts";
import { problemOfError } from "../platform/http/errors.ts";
import type { InProcess } from "../platform/http/in-process.ts";
import type { Caller } from "../platform/http/work.ts";
import type { PageApi } from "./renderer.ts";

/** The API of one rendering, with the faults that happened on the way. */
export type RenderingApi = PageApi & { readonly faults: readonly Problem[] };

/** The calls of one page, made in process for its caller. A fault is an answer, as in the browser, and is remembered. */
export function renderingApi(inProcess: InProcess, caller: Caller): RenderingApi {
  const faults: Problem[] = [];
  return {
    faults,
    call: async (name, request) => {
      try {
        return await inProcess.call(name, caller, request);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        caller.log.error({ err: { message: error.message, stack: error.stack }, call: name }, "fault in a page");
        const problem = problemOfError(error);
        faults.push(problem);
        return { ok: false, problem };
      }
    },
  };
}
