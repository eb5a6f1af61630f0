/** Method and path of calls, by their names. Plain data: the browser needs it without the schemas of `calls.ts`. */
export type Paths = Readonly<Record<string, readonly ["GET" | "POST" | "DELETE", `/api/${string}`]>>;
