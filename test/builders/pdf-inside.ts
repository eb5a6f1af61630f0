import { inflateSync } from "node:zlib";

/** Everything readable in a PDF: its structure, unpacked. The words of its pages are drawn with glyph numbers and not found so. */
export function insideOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = bytes.indexOf("stream\n", from);
    const end = start < 0 ? -1 : bytes.indexOf("endstream", start);
    if (end < 0) break;
    parts.push(bytes.subarray(from, start).toString("latin1"));
    const stream = bytes.subarray(start + "stream\n".length, end);
    try {
      parts.push(inflateSync(stream).toString("latin1"));
    } catch {
      parts.push(stream.toString("latin1"));
    }
    from = end + "endstream".length;
  }
  parts.push(bytes.subarray(from).toString("latin1"));
  return parts.join("\n");
}

/** How often each tag stands in the structure of a PDF. */
export function tagsOf(pdf: Uint8Array): ReadonlyMap<string, number> {
  const tags = new Map<string, number>();
  for (const [, tag = ""] of insideOf(pdf).matchAll(/\/Type\s*\/StructElem\s*\/S\s*\/(\w+)/g))
    tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return tags;
}
