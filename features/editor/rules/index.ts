export * from "./find-in-form.ts";
export * from "./form-place.ts";
export * from "./optional.ts";
export * from "./step-state.ts";
export * from "./task.ts";
