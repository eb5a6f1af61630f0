export * from "./check-search.ts";
export * from "./figure.ts";
export * from "./newest-search.ts";
export * from "./prisma-s.ts";
export * from "./repeat.ts";
export * from "./search.ts";
export * from "./selection.ts";
export * from "./web-address.ts";
