import { getRouteApi } from "@tanstack/react-router";
import { routePaths } from "../../../core/address/index.ts";
import { PageScreen } from "./page-screen.tsx";
import { TreeScreen } from "./tree-screen.tsx";

const route = getRouteApi(`/wing${routePaths.deskContent}`);

/** The pages of the site, or the one whose number stands in the address. */
export function ContentScreen() {
  const number = Number.parseInt(route.useParams()._splat ?? "", 10);
  return number > 0 ? <PageScreen number={number} /> : <TreeScreen />;
}
