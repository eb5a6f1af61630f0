import type { Document, DocumentPart } from "./document.ts";

/** Lists nested deeper than this are more than a typesetter takes. */
const DEEPEST = 9;

/** A fault in a tree. A tree with faults is not made into a document. */
export type DocumentFault =
  | { readonly kind: "NoTitle" }
  | { readonly kind: "LevelSkipped"; readonly id: string }
  | { readonly kind: "EmptyHeading"; readonly id: string }
  | { readonly kind: "IdTwice"; readonly id: string }
  | { readonly kind: "TooDeep" }
  | { readonly kind: "NotInACell"; readonly part: DocumentPart["kind"] }
  | { readonly kind: "CellsMissing"; readonly caption: string };

const IN_CELLS: readonly DocumentPart["kind"][] = ["paragraph", "list", "code"];

const within = (part: DocumentPart): readonly (readonly DocumentPart[])[] => {
  switch (part.kind) {
    case "list":
      return part.items;
    case "terms":
      return part.items.map(({ parts }) => parts);
    case "table":
      return part.rows.flatMap(({ cells }) => cells);
    default:
      return [];
  }
};

const faultsIn = (parts: readonly DocumentPart[], depth: number): readonly DocumentFault[] =>
  parts.flatMap((part): readonly DocumentFault[] => {
    const below = part.kind === "list" ? depth + 1 : depth;
    if (below > DEEPEST) return [{ kind: "TooDeep" }];
    const own: DocumentFault[] = [];
    if (part.kind === "table") {
      if (part.rows.some(({ cells }) => cells.length !== part.columns.length))
        own.push({ kind: "CellsMissing", caption: part.caption });
    }
    const inside = within(part).flat();
    if (part.kind === "table" || part.kind === "list" || part.kind === "terms")
      for (const { kind } of inside) if (!IN_CELLS.includes(kind)) own.push({ kind: "NotInACell", part: kind });
    return [...own, ...faultsIn(inside, below)];
  });

/** The rules of a document. Empty when there is nothing wrong. */
export function checkDocument({ title, opening, facts, body }: Document): readonly DocumentFault[] {
  const faults: DocumentFault[] = title.trim() === "" ? [{ kind: "NoTitle" }] : [];
  const seen = new Set<string>();
  let level = 0;
  for (const part of body) {
    if (part.kind !== "heading") continue;
    if (part.text.trim() === "") faults.push({ kind: "EmptyHeading", id: part.id });
    if (part.level > level + 1) faults.push({ kind: "LevelSkipped", id: part.id });
    if (seen.has(part.id)) faults.push({ kind: "IdTwice", id: part.id });
    seen.add(part.id);
    level = part.level;
  }
  return [...faults, ...faultsIn([...opening, ...facts.flatMap(({ parts }) => parts), ...body], 0)];
}
