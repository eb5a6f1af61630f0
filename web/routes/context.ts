import type { QueryClient } from "@tanstack/react-query";
import type { PostedForm, SiteView } from "../../core/contract/index.ts";
import type { Api } from "../api/index.ts";

export type RouterContext = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly site: SiteView;
  readonly posted: PostedForm | null;
};
