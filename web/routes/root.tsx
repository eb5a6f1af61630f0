import { createRootRouteWithContext } from "@tanstack/react-router";
import { callQuery } from "../api/index.ts";
import { Layout } from "../shell/layout.tsx";
import type { RouterContext } from "./context.ts";

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The header shows who is signed in, on every page.
  loader: async ({ context }) => {
    await context.client.ensureQueryData(callQuery(context.api, "getSession", {}));
  },
  component: Layout,
});
