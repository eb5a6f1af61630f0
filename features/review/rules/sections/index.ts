export * from "./review-sections.ts";
export * from "./reviews.ts";
