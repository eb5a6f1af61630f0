import type { QueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "../../core/contract/index.ts";
import type { Api } from "../api/index.ts";

/** The site that was asked, as its pages need to know it. `origin` has no slash at the end. */
export type SiteView = {
  readonly key: string;
  readonly name: string;
  readonly origin: string;
  readonly settings: SiteSettings;
};

/** What became of a form that was posted to its own page, without script. */
export type PostedForm = {
  /** The address of the page it was posted to. */
  readonly url: string;
  readonly values: Readonly<Record<string, string>>;
  readonly outcome:
    | { readonly kind: "editing" }
    | { readonly kind: "sent" }
    | { readonly kind: "refused"; readonly fields: readonly { readonly path: string; readonly kind: string }[] }
    | { readonly kind: "failed"; readonly title: string };
};

export type RouterContext = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly site: SiteView;
  readonly posted: PostedForm | null;
};
