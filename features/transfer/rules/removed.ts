const TAG = /<([a-z][a-z0-9-]*)\b/gi;
const ENTITIES = /&lt;/g;

function tagsIn(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** The tags of a rich text that are no longer there after it was reduced to what is allowed, with how many. */
export function removedTags(before: string, after: string): ReadonlyMap<string, number> {
  const left = tagsIn(after.replace(ENTITIES, ""));
  return new Map(
    [...tagsIn(before)].flatMap(([tag, count]) => {
      const gone = count - (left.get(tag) ?? 0);
      return gone > 0 ? [[tag, gone] as const] : [];
    }),
  );
}
