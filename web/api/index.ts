export * from "./api.ts";
export { browserApi, newIdempotencyKey } from "./browser-api.ts";
export { callQuery } from "./call-query.ts";
export { ApiProvider, useApi } from "./use-api.ts";
export { fieldErrors, isFieldProblem, reloadAll, useWrite, type Write } from "./use-write.ts";
