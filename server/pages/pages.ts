import type { Actor } from "../../core/access/index.ts";
import { nextChange } from "../../core/content/index.ts";
import type { PostedForm, RenderedPage } from "../../core/contract/index.ts";
import type { Trees } from "../content/index.ts";
import type { InProcess } from "../platform/http/in-process.ts";
import type { Caller } from "../platform/http/work.ts";
import type { Notifications } from "../platform/notifications.ts";
import type { SiteInfos } from "../site/index.ts";
import { type EncodedBody, encodedBody } from "./encoded-body.ts";
import { faultDocument, unavailableDocument } from "./message-document.ts";
import { renderingApi } from "./page-api.ts";
import { createPageMemory, type Made } from "./page-memory.ts";
import type { Renderer } from "./renderer.ts";

/** 64 MB of uncompressed pages: a few thousand. */
const MEMORY_BYTES = 64 * 1024 * 1024;

type Needs = {
  readonly renderer: Renderer;
  readonly inProcess: InProcess;
  readonly trees: Trees;
  readonly sites: SiteInfos;
  readonly notifications: Pick<Notifications, "on" | "onGap">;
  readonly keep: boolean;
  /** Called with every dropping of the kept pages. */
  readonly onDropped: () => void;
};

/** A page that everybody without a session gets, or one that is this caller's alone. */
export type PageAnswer =
  | { readonly kind: "kept"; readonly body: EncodedBody; readonly until: number | null }
  | { readonly kind: "own"; readonly page: RenderedPage };

export type Pages = {
  /** @param url path and query */
  page(url: string, caller: Caller): Promise<PageAnswer>;
  /** The page after a form was posted to it. Never kept. */
  afterPost(url: string, caller: Caller, posted: PostedForm): Promise<RenderedPage>;
};

/** Renders pages. Those without a session are rendered once and kept until content changes; no other page ever is. */
export function openPages({ renderer, inProcess, trees, sites, notifications, keep, onDropped }: Needs): Pages {
  const memory = createPageMemory<EncodedBody, RenderedPage>(MEMORY_BYTES);
  const drop = () => {
    memory.clear();
    onDropped();
  };
  notifications.on("content_changed", drop);
  notifications.onGap(drop);

  const render = async (url: string, caller: Caller, posted: PostedForm | null): Promise<RenderedPage> => {
    const { key, name, settings } = await sites.of(caller.siteId);
    const api = renderingApi(inProcess, caller);
    const site = { key, name, settings, origin: caller.origin };
    const page = await renderer.render({ url, api, site, posted });
    if (api.faults.some(({ status }) => status === 503)) return htmlPage(503, unavailableDocument(renderer.styles));
    if (api.faults.length > 0) return htmlPage(500, faultDocument(renderer.styles));
    return page;
  };
  const make = async (url: string, caller: Caller): Promise<Made<EncodedBody, RenderedPage>> => {
    const page = await render(url, caller, null);
    if (page.kind !== "html" || page.status !== 200) return { keep: false, other: page };
    const until = nextChange(await trees.of(caller.siteId), caller.at.getTime());
    return { keep: true, page: encodedBody(Buffer.from(page.html), 5), until };
  };
  return {
    page: async (url, caller) => {
      if (!keep || !isAnonymous(caller.actor)) return { kind: "own", page: await render(url, caller, null) };
      const address = `${caller.origin} ${normalized(url)}`;
      const made = await memory.get(address, caller.at.getTime(), () => make(normalized(url), caller));
      return made.keep ? { kind: "kept", body: made.page, until: made.until } : { kind: "own", page: made.other };
    },
    afterPost: (url, caller, posted) => render(url, caller, posted),
  };
}

const isAnonymous = (actor: Actor): boolean => actor.kind === "anonymous";
const htmlPage = (status: number, html: string): RenderedPage => ({ kind: "html", status, html });

/** The same page for the same query in another order, with empty values, or with what newsletters and advertisers add. */
export function normalized(url: string): string {
  const at = url.indexOf("?");
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  for (const [key, value] of [...query])
    if (value === "" || /^(utm_\w+|fbclid|gclid)$/.test(key)) query.delete(key, value);
  query.sort();
  return query.size > 0 ? `${url.slice(0, at)}?${query}` : url.slice(0, at);
}
