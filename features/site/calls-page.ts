import type { Moved } from "../../platform/pure/moved/index.ts";
import type { SiteSettings } from "./calls.ts";

/** The site that was asked, as its pages need to know it. `origin` has no slash at the end. */
export type SiteView = {
  readonly key: string;
  readonly name: string;
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly moved: Moved;
};

/** The outcome of a form that was posted to its own page, without script. */
export type PostedForm = {
  /** The address of the page it was posted to. */
  readonly url: string;
  readonly values: Readonly<Record<string, string>>;
  readonly outcome:
    | { readonly kind: "editing" }
    | { readonly kind: "sent" }
    /** A new link to the adoption that the organisation has begun. */
    | { readonly kind: "linkSent" }
    | { readonly kind: "refused"; readonly fields: readonly { readonly path: string; readonly kind: string }[] }
    | {
        readonly kind: "failed";
        readonly title: string;
        readonly status: number;
        /** Seconds until it may be tried again, when that is known. */
        readonly retryAfter?: number | undefined;
      };
};

/** A message shown in place of the requested page, in the site's frame and without script. `description` is our own HTML. */
export type SaidInstead = { readonly header: string; readonly description: string };

/** The result of rendering an address: the whole document, or a redirect. */
export type RenderedPage =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | { readonly kind: "html"; readonly status: number; readonly html: string };
