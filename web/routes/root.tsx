import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { PostedForm, SiteView } from "../../core/contract/index.ts";
import { type Api, callQuery } from "../api/api.ts";
import { Layout } from "../shell/layout.tsx";

export type RouterContext = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly site: SiteView;
  readonly posted: PostedForm | null;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The header shows who is signed in, on every page.
  loader: async ({ context }) => {
    await context.client.ensureQueryData(callQuery(context.api, "getSession", {}));
  },
  component: Layout,
});
