export type { AssessmentRecord, WrittenAssessment } from "./assessment-record.ts";
export * from "./from-view.ts";
export { type OldPath, oldPathFrom, writtenOldPath } from "./old-paths.ts";
export * from "./records.ts";
export { withReferences } from "./references.ts";
export { removedTags } from "./removed.ts";
