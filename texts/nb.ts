/** Every text a person sees, by room. */
export * from "./api.ts";
export * from "./attachment.ts";
export * from "./author.ts";
export * from "./blocks.ts";
export * from "./content.ts";
export * from "./contributor.ts";
export * from "./frame.ts";
export * from "./intro.ts";
export * from "./literature.ts";
export * from "./mails.ts";
export * from "./outbox.ts";
export * from "./problems.ts";
export * from "./rich-text.ts";
export * from "./search.ts";
export * from "./session.ts";
export * from "./ui.ts";
