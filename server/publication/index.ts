export { hideCard, writeCard, writeCardOf } from "./card.ts";
export { publicationRoutes } from "./routes.ts";
export { publishSnapshot } from "./snapshot.ts";
