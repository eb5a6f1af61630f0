export * from "./assessment.ts";
export * from "./attachment.ts";
export * from "./calls.ts";

export * from "./content.ts";

export * from "./contributor.ts";

export * from "./desk.ts";
export * from "./literature.ts";
export * from "./paths.ts";
export * from "./problem.ts";
export * from "./reading.ts";
export * from "./schema-item.ts";
export * from "./search.ts";
export * from "./search-params.ts";
export * from "./session.ts";
export * from "./site.ts";
export * from "./values.ts";
