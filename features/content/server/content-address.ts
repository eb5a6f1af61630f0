import type { Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { asksEditMode } from "../../address/rules/index.ts";
import type { ContentModel } from "../../api/index.ts";
import type { SiteOf, Trees } from "./trees.ts";

/** A page by its number, in the address that Optimizely's editing system gives it. Version 0: its draft. */
export type EditorsAddress = { readonly number: number; readonly version: number; readonly isEditMode: boolean };

const EDITORS = /^(?:https?:\/\/[^/]+)?\/episerver\/cms\/content\/[^?#]*,,(\d{1,9})(?:_(\d{1,9}))?\/?(?:[?#]|$)/i;

/** The page and version of an editing address such as `/EPiServer/CMS/Content/no/artikler,,6_12/?epieditmode=true`; null for any other address. */
export function editorsAddress(address: string): EditorsAddress | null {
  const [, number, version = "0"] = EDITORS.exec(address) ?? [];
  return number === undefined
    ? null
    : { number: Number(number), version: Number(version), isEditMode: asksEditMode(address) };
}

/** The caller at the site that an address is of: the one that was asked when it names no host. Null for a host that is none of ours. */
export async function atSiteOf<C extends SiteOf>(trees: Trees, caller: C, address: string): Promise<C | null> {
  const [, host] = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address) ?? [];
  if (host === undefined) return caller;
  const site = await trees.siteAt(host);
  return site && (site.siteId === caller.siteId ? caller : { ...caller, ...site });
}

/** Looks at the site of the request first, then at the other sites: numbers and guids are unique across all sites. */
export async function atAnySite<T>(
  trees: Trees,
  read: Read,
  find: (there: Read) => Promise<Result<T>>,
): Promise<Result<T>> {
  const own = await find(read);
  if (own.ok || own.because.kind !== "NotFound") return own;
  for (const site of await trees.sisters(read.siteId)) {
    const found = await find({ ...read, ...site });
    if (found.ok || found.because.kind !== "NotFound") return found;
  }
  return own;
}

const isOwnPath = (address: string): boolean => address.startsWith("/") && !address.startsWith("//");

/** A model as a client of another site reads it: the addresses of pages are whole. Links in texts stay as they are written. */
export function readFrom(asked: SiteOf, there: SiteOf, model: ContentModel): ContentModel {
  if (asked.siteId === there.siteId) return model;
  const whole = (address: string) => (isOwnPath(address) ? `${there.origin}${address}` : address);
  const language = <L extends { readonly link: string }>(given: L): L => ({ ...given, link: whole(given.link) });
  const link = (given: ContentModel["contentLink"]) => ({
    ...{ ...given, url: whole(given.url), language: language(given.language) },
  });
  return {
    ...model,
    contentLink: link(model.contentLink),
    parentLink: model.parentLink && link(model.parentLink),
    url: whole(model.url),
    language: language(model.language),
    ...(model.existingLanguages ? { existingLanguages: model.existingLanguages.map(language) } : {}),
    ...(model.masterLanguage ? { masterLanguage: language(model.masterLanguage) } : {}),
    breadcrumb: model.breadcrumb.map(({ text, href }) => ({ text, href: whole(href) })),
  };
}

const pathIn = (address: string): string => address.replace(/^https?:\/\/[^/]+/i, "").replace(/[?#].*$/, "");
const segmentsIn = (address: string): readonly string[] =>
  pathIn(address)
    .split("/")
    .filter((segment) => segment !== "");

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The part of an address behind that of the page that was found for it, as a header can carry it; null when there is none. */
export function remainingRoute(asked: string, found: string): string | null {
  const [whole, own] = [segmentsIn(asked), segmentsIn(found)];
  const behind = whole.slice(own.length);
  const isBelow = own.every((segment, at) => decoded(segment).toLowerCase() === decoded(whole[at] ?? "").toLowerCase());
  if (!isBelow || behind.length === 0) return null;
  return `/${behind.map((segment) => encodeURIComponent(decoded(segment).toWellFormed())).join("/")}`;
}
