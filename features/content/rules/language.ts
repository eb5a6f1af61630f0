import { type Language, languages } from "../../../platform/pure/language/index.ts";

/** The forms in which an editor may say that a page is written. `no`: nobody has said, as of everything from before anybody could. */
export const contentForms = ["no", ...languages] as const;
export type ContentForm = (typeof contentForms)[number];

/** The form that is stored, or `no`. */
export const contentForm = (stored: unknown): ContentForm => contentForms.find((form) => form === stored) ?? "no";

/** The form of Norwegian of a page; undefined while nobody has said it. */
export const knownForm = (form: ContentForm = "no"): Language | undefined => (form === "no" ? undefined : form);
