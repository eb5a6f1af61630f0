import type { MediaRecord } from "../rules/index.ts";
import { type Context, hashOfParts, type ImportLine } from "./context.ts";
import * as store from "./store.ts";

/** Puts a file in the library, or another in its place. docs/import.md, Files */
export async function importMedia(context: Context, { line, record }: ImportLine<MediaRecord>): Promise<void> {
  const { tx, teller, library, at } = context;
  const file = await library.read(record.file);
  if ("problem" in file) return teller.refuse(line, "file", file.problem);
  const hash = hashOfParts(JSON.stringify(record), file.hash);
  const known = (await store.importedOf(tx, "media", [record.id])).get(record.id);
  if (known?.hash === hash) return teller.count("media", "unchanged");
  const [focus_x, focus_y] = record.focalPoint;
  const { alt, decorative, title: credit } = record;
  const put = await library.put(tx, record.name ? { ...file, name: record.name } : file, {
    at,
    said: { alt, decorative, credit, focus_x, focus_y },
    ...(known && { number: known.target }),
  });
  if (typeof put !== "number") return teller.refuse(line, "file", put.problem);
  await store.keepImported(tx, [{ record: "media", id: record.id, target: put, hash }]);
  teller.count("media", known ? "changed" : "made");
}
