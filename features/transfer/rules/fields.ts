import { z } from "zod";
import { publicAddress } from "../../../platform/pure/link/index.ts";

/** The sender's own name of a thing: the same again means the same thing. */
export const Id = z.union([z.string().trim().min(1).max(200), z.int().transform(String)]);
export const LineField = z.string().trim().max(2_000);
/** The address of a link, as `publicAddress` has it. */
export const Link = LineField.overwrite(publicAddress);
export const NameField = LineField.min(1).max(300);
export const Names = z.array(NameField).max(200).default([]);
export const HtmlField = z.string().max(400_000).default("");
export const PathField = LineField.min(1).regex(/^(https?:\/\/|\/)/i, "begins with a slash or names a host");
export const OldPaths = z.array(PathField).max(100).default([]);
export const At = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text).toISOString())
  .describe("an ISO day or instant");
export const Day = z.iso.date();
/** Relative to the file of records: never upwards, never from the root. */
export const FilePathField = LineField.min(1).regex(
  /^(?![/\\]|[a-z]:)(?!(?:.*[/\\])?\.\.(?:[/\\]|$))[^\p{Cc}\p{Zl}\p{Zp}]+$/isu,
  "is a path beside the file of records",
);

export const ChangeLogField = z
  .array(z.object({ at: Day, text: LineField.min(1).max(1_000) }))
  .max(500)
  .default([]);
