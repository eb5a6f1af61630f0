/** How often each readers' page was asked for on a day. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    /** `address`: the key of the page memory (`keptAddress`). */
    page_asked: { address: string; day: string; times: number };
  }
}

export {};
