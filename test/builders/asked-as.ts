import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import type { TestServer } from "../server.ts";

export type AskedAs = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** A request that names a site of its own in the Host header, which `fetch` will not do. A body is sent as JSON. */
export async function askedAs(
  { url }: Pick<TestServer, "url">,
  hostname: string,
  path: string,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<AskedAs> {
  const host = `${hostname}:${new URL(url).port}`;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const asked = request(`${url}${path}`, {
    method: sent === undefined ? "GET" : "POST",
    headers: { host, ...(sent === undefined ? {} : { "content-type": "application/json" }), ...headers },
  });
  asked.end(sent);
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, headers: answer.headers, text: (await answer.toArray()).join("") };
}
