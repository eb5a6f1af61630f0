export { hideCard, writeCard, writeCardOf } from "./card.ts";
export { getPreview, getPublicAssessment } from "./get-assessment.ts";
export { publicationRoutes } from "./routes.ts";
export { publishSnapshot } from "./snapshot.ts";
