export type { SectionLink } from "./section-link.ts";
export { SectionMenu } from "./section-menu.tsx";
export { SectionSteps } from "./section-steps.tsx";
