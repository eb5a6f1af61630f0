import type { TestServer } from "../server.ts";
import { askedAs } from "./asked-as.ts";
import type { Browser } from "./browser.ts";

/** The part of a browser that asks one of the sites by its host name; what is posted is JSON. */
export type SiteBrowser = Pick<Browser, "get" | "post">;

/** A browser at one of the sites, with the cookies of a session or without any. It follows nothing, and its answers are texts. */
export function browserAt(server: Pick<TestServer, "url">, hostname: string, cookie = ""): SiteBrowser {
  const origin = `http://${hostname}:${new URL(server.url).port}`;
  const ask = async (path: string, body?: unknown) => {
    const headers = { ...(cookie === "" ? {} : { cookie }), ...(body === undefined ? {} : { origin }) };
    const answer = await askedAs(server, hostname, path, { headers, ...(body === undefined ? {} : { body }) });
    const named = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    );
    const hasBody = ![204, 304].includes(answer.status);
    return new Response(hasBody ? answer.text : null, { status: answer.status, headers: named });
  };
  return { get: (path) => ask(path), post: (path, body = {}) => ask(path, body) };
}
