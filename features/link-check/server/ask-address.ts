import { lookup as resolve } from "node:dns/promises";
import { type IncomingMessage, request as plain, type RequestOptions } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type LinkOutcome, outcomeOfStatus } from "../rules/index.ts";
import { isPublicAddress } from "./public-address.ts";

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export type AskOptions = {
  /** How we introduce ourselves, with where to complain. */
  readonly agent: string;
  /** Whether a connection may be made to an IP address; for tests alone another than that it is public. */
  readonly mayConnect?: (address: string) => boolean;
  readonly mayUsePort?: (port: string) => boolean;
  /** Milliseconds for an answer's head. */
  readonly timeout?: number;
};

class NotAsked extends Error {}
class NoHost extends Error {}

/**
 * Asks for the head of an address of another site, and follows it where it leads. A connection is made only to public addresses: a host name is
 * resolved once, and the connection made to what came of it, at every redirect again, so that no name can lead to a machine of our own
 * network. Nothing of a body is read, no cookie or referrer is sent, and no answer is believed further than its status.
 */
export async function askAddress(address: string, options: AskOptions): Promise<LinkOutcome> {
  let url = address;
  try {
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const { status, location } = await headOf(url, options);
      if (!REDIRECTS.has(status) || location === undefined) return outcomeOfStatus(status);
      if (!URL.canParse(location, url)) return { kind: "trouble", why: "redirects" };
      url = new URL(location, url).href;
    }
    return { kind: "trouble", why: "redirects" };
  } catch (fault) {
    if (fault instanceof NotAsked) return { kind: "trouble", why: "not-asked" };
    return fault instanceof NoHost ? { kind: "gone", why: "no-host" } : { kind: "trouble", why: "no-answer" };
  }
}

type Head = { readonly status: number; readonly location: string | undefined };

/** Some servers know GET alone: what HEAD is refused with is asked for again, and its body left unread. */
async function headOf(address: string, options: AskOptions): Promise<Head> {
  const url = new URL(address);
  const { mayUsePort = (port) => port === "" } = options;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (!isWeb || url.username !== "" || url.password !== "" || !mayUsePort(url.port)) throw new NotAsked();
  const head = await ask(url, "HEAD", options);
  return [400, 403, 404, 405, 501].includes(head.status) ? ask(url, "GET", options) : head;
}

function ask(url: URL, method: "HEAD" | "GET", { agent, mayConnect = isPublicAddress, ...options }: AskOptions) {
  const { timeout = TIMEOUT_MS } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !mayConnect(host)) throw new NotAsked();
  const signal = AbortSignal.timeout(timeout);
  const send = url.protocol === "https:" ? secure : plain;
  const asked: RequestOptions = {
    ...{ method, signal, agent: false, lookup: publicLookup(mayConnect), maxHeaderSize: 32_768 },
    headers: { "user-agent": agent, accept: "text/html,*/*;q=0.5" },
  };
  return new Promise<Head>((done, fail) => {
    const request = send(url, asked, (answer: IncomingMessage) => {
      done({ status: answer.statusCode ?? 0, location: answer.headers.location });
      answer.on("error", () => undefined);
      answer.destroy();
    });
    request.on("error", fail);
    request.end();
  });
}

/** Resolves a name to the addresses that a connection may use. The connection uses this answer, so a second lookup cannot change it. */
const publicLookup =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    const fail = (fault: Error) => done(fault, "", 0);
    resolve(hostname, { all: true, verbatim: true }).then(
      (found) => {
        const open = found.filter(({ address }) => mayConnect(address));
        const [first] = open;
        if (!first) fail(new NotAsked());
        else if (options.all) done(null, open);
        else done(null, first.address, first.family);
      },
      (fault: NodeJS.ErrnoException) => fail(fault.code === "ENOTFOUND" ? new NoHost() : fault),
    );
  };
