import { z } from "zod";

/**
 * A part of the content that readers see: an assessment, a page of the site, a file of the library, the hits of a
 * search, the terms, a site's name and settings, and which documents resemble others.
 */
const subject = z.union([
  z.templateLiteral(["assessment ", z.number()]),
  z.templateLiteral(["content ", z.number()]),
  z.templateLiteral(["media ", z.number()]),
  z.templateLiteral(["search ", z.string()]),
  z.templateLiteral(["site ", z.number()]),
  z.literal("terms"),
  z.literal("related"),
]);
export type Subject = z.infer<typeof subject>;

/** The subjects of a change. "everything" when they are not known: all kept data must be read again. */
export type Changed = "everything" | ReadonlySet<Subject>;

/** Reads a notification: a JSON list of subjects. Anything else comes from another version of the product and means everything. */
export function readChanged(payload: string): Changed {
  try {
    const read = z.array(subject).safeParse(JSON.parse(payload));
    return read.success ? new Set(read.data) : "everything";
  } catch {
    return "everything";
  }
}

/** True when the change is about anything of this kind. */
export const concerns = (changed: Changed, kind: "content" | "site" | "terms"): boolean =>
  changed === "everything" || [...changed].some((each) => each === kind || each.startsWith(`${kind} `));
