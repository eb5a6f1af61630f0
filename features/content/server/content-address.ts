import { asksEditMode } from "../../address/rules/index.ts";
import type { Trees } from "./trees.ts";

/** A page by its number, in the address that Optimizely's editing system gives it. Version 0: its draft. */
export type EditorsAddress = { readonly number: number; readonly version: number; readonly isEditMode: boolean };

const EDITORS = /^(?:https?:\/\/[^/]+)?\/episerver\/cms\/content\/[^?#]*,,(\d{1,9})(?:_(\d{1,9}))?\/?(?:[?#]|$)/i;

/** What `/EPiServer/CMS/Content/no/artikler,,6_12/?epieditmode=true` stands for; null for any other address. */
export function editorsAddress(address: string): EditorsAddress | null {
  const [, number, version = "0"] = EDITORS.exec(address) ?? [];
  return number === undefined
    ? null
    : { number: Number(number), version: Number(version), isEditMode: asksEditMode(address) };
}

/** Whether an address can be one of a site: it names no host, or one of that site's. */
export async function isOnSite(trees: Trees, siteId: number, address: string): Promise<boolean> {
  const [, host] = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address) ?? [];
  return host === undefined || (await trees.siteAt(host)) === siteId;
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
