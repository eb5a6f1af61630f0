import { getRouteApi } from "@tanstack/react-router";
import { routePaths } from "../../address/rules/index.ts";
import { TemplateScreen } from "./template-screen.tsx";
import { TemplatesScreen as AllTemplates } from "./templates-screen.tsx";

const route = getRouteApi(`/screen/wing/desk${routePaths.deskTemplates}`);

/** All templates, or the one whose number the address has. */
export function TemplatesScreen() {
  const number = Number.parseInt(route.useParams()._splat ?? "", 10);
  return Number.isNaN(number) ? <AllTemplates /> : <TemplateScreen number={number} />;
}
