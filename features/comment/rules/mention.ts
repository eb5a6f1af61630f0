/** Somebody who may be named: those who may comment. */
export type Mentionable = { readonly contributorId: string; readonly name: string };

const folded = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim().toLocaleLowerCase("nb");

/** The names that mention a person: the full name, and the first name when nobody else has it. */
function namesOf(people: readonly Mentionable[]): ReadonlyMap<string, readonly string[]> {
  const first = (name: string): string => folded(name).split(" ")[0] ?? "";
  const alone = people.filter(({ name }) => people.filter((other) => first(other.name) === first(name)).length === 1);
  const named = [
    ...people.map(({ contributorId, name }) => [folded(name), contributorId] as const),
    ...alone.map(({ contributorId, name }) => [first(name), contributorId] as const),
  ];
  const byName = Map.groupBy(named, ([name]) => name);
  return new Map([...byName].map(([name, who]) => [name, [...new Set(who.map(([, id]) => id))]]));
}

/**
 * The people named in a text as `@navn`. A full name counts, and a first name that belongs to one person only. Ignores case. When two names match,
 * the longer one counts. Two people with the same name are both mentioned.
 * @returns contributor ids, each once
 */
export function mentionedIn(text: string, people: readonly Mentionable[]): readonly string[] {
  const names = [...namesOf(people)].filter(([name]) => name !== "").sort(([a], [b]) => b.length - a.length);
  const words = folded(text);
  const found = [...words.matchAll(/(?<![\p{L}\p{N}])@ ?/gu)].flatMap(({ 0: at, index }) => {
    const rest = words.slice(index + at.length);
    return names.find(([name]) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)))?.[1] ?? [];
  });
  return [...new Set(found)];
}
