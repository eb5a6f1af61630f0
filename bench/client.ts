import { Agent, request } from "node:http";

export type Answered = { readonly status: number; readonly ms: number; readonly etag: string; readonly body: Buffer };
export type Client = Disposable & {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  /** As a browser writes: with a key of its own for each call. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
};

/** Calls over connections that stay open, as a browser's do, and how long each took until its last byte. */
export function openClient(url: string, cookie: string): Client {
  const agent = new Agent({ keepAlive: true });
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    new Promise<Answered>((resolve, reject) => {
      const from = performance.now();
      const asked = request(
        `${url}${path}`,
        { agent, method, headers: { ...(cookie === "" ? {} : { cookie }), origin: url, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("end", () => {
            const { statusCode = 0, headers: answered } = answer;
            const ms = performance.now() - from;
            resolve({ status: statusCode, ms, etag: answered.etag ?? "", body: Buffer.concat(chunks) });
          });
        },
      );
      asked.on("error", reject).end(body);
    });
  return {
    get: (path, headers = {}) => send("GET", path, headers),
    post: (path, value, headers = {}) => {
      const body = JSON.stringify(value);
      const key = crypto.randomUUID();
      return send(
        "POST",
        path,
        {
          "content-type": "application/json",
          "idempotency-key": key,
          "content-length": String(Buffer.byteLength(body)),
          ...headers,
        },
        body,
      );
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}
