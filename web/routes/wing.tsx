import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

/** Around the editor and the desk. Has no part in their addresses. */
export const wingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "wing",
  staticData: { module: "web/shell/wing-layout.tsx" },
  component: lazyRouteComponent(() => import("../shell/wing-layout.tsx"), "WingLayout"),
});
