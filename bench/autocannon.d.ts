/** The part of autocannon that the load generator uses; the package brings no types. */
declare module "autocannon" {
  export type Request = {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: Request) => Request;
  };
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupClient?: (client: { setRequests(requests: readonly Request[]): void }) => void;
  };
  type Result = {
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly duration: number;
    readonly errors: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
