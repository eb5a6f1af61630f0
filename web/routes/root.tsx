import { createRootRouteWithContext } from "@tanstack/react-router";
import { Layout } from "../shell/layout.tsx";
import type { RouterContext } from "./context.ts";

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Layout });
