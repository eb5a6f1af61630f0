export { EditingScreen } from "./editing-screen.tsx";
export { detailsQuery } from "./use-details.ts";
