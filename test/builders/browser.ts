import type { TestServer } from "../server.ts";

/** A browser for API tests: keeps cookies, sends Origin and follows redirects when asked. */
export type Browser = {
  readonly cookies: ReadonlyMap<string, string>;
  /** The `cookie` header that it would send. */
  readonly cookie: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  /** Follows redirects within the server and answers where it ended. */
  visit(path: string): Promise<{ readonly response: Response; readonly url: URL }>;
};

/** A browser at one server, or with another server as its second address: its cookies go to both. */
export function aBrowser(server: Pick<TestServer, "url">, kept: Iterable<readonly [string, string]> = []): Browser {
  const cookies = new Map(kept);
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const send: Browser["fetch"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has("cookie")) headers.set("cookie", header());
    if (!headers.has("origin") && (init.method ?? "GET") !== "GET") headers.set("origin", server.url);
    const response = await fetch(new URL(path, server.url), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    cookies,
    get cookie() {
      return header();
    },
    fetch: send,
    get: (path) => send(path),
    post: (path, body) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    visit: async (path) => {
      let url = new URL(path, server.url);
      for (let step = 0; step < 20; step++) {
        const response = await send(url.href);
        const location = response.headers.get("location");
        if (response.status < 300 || response.status > 399 || location === null) return { response, url };
        url = new URL(location, url);
      }
      throw new Error(`${path} redirects without end`);
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const split = pair.indexOf("=");
  const name = pair.slice(0, split);
  const value = pair.slice(split + 1);
  const gone = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
  if (gone) cookies.delete(name);
  else cookies.set(name, value);
}
