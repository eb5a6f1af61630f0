export * from "./days.ts";
export * from "./fields.ts";
export * from "./newest-of-each.ts";
export * from "./outcome.ts";
export * from "./reminders.ts";
export * from "./state.ts";
