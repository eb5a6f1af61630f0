import type { DehydratedState } from "@tanstack/react-query";
import type { PostedForm, SiteView } from "./routes/context.ts";

/** What the server hands the browser beside the markup, as JSON in a script that does not execute. */
export type PageData = {
  readonly site: SiteView;
  readonly posted: PostedForm | null;
  readonly queries: DehydratedState;
};

export const PAGE_DATA_ID = "page-data";
export const ROOT_ID = "root";
