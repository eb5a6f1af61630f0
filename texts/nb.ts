/** Every text a person sees, by room. */
export * from "./problems.ts";
export * from "./ui.ts";
