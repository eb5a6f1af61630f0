export * from "./access-code.ts";
export * from "./browser-kind.ts";
export * from "./invitation.ts";
export * from "./seats.ts";
