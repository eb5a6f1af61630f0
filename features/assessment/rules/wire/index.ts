export * from "./wire-assessment.ts";
