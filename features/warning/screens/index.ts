export { LeftButton, LeftLink } from "./left-button.tsx";
export { useWarnings } from "./use-warnings.ts";
