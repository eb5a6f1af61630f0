import { mayStandUnder } from "./type/index.ts";

type Node = { readonly id: number; readonly parent: number | null; readonly type: string };

/** Where in the tree a page is dropped: in front of another, behind it, or under it. */
export type TreeDrop = { readonly id: number; readonly side: "before" | "into" | "after" };

/** Where a page stands: under which, and before which of those under it; null for last. */
export type TreePlace = { readonly parent: number; readonly before: number | null };

/** The place that a page gets when it is dropped; null where it may not stand, or stands already. */
export function placeOfDrop(nodes: readonly Node[], moved: number, { id, side }: TreeDrop): TreePlace | null {
  const node = nodes.find((each) => each.id === moved);
  const target = nodes.find((each) => each.id === id);
  const parent = side === "into" ? target : nodes.find((each) => each.id === target?.parent);
  if (!node || !target || !parent || node.parent === null || isUnder(nodes, parent.id, moved)) return null;
  const isAllowed = node.parent === parent.id || mayStandUnder(node.type, parent.type);
  if (!isAllowed) return null;
  const beside = nodes.filter((each) => each.parent === parent.id && each.id !== moved);
  const at = beside.findIndex((each) => each.id === id);
  const before = side === "into" ? null : (beside[side === "before" ? at : at + 1]?.id ?? null);
  const now = placeOfNode(nodes, moved);
  return now?.parent === parent.id && now.before === before ? null : { parent: parent.id, before };
}

/** Where a page stands now. */
export function placeOfNode(nodes: readonly Node[], id: number): TreePlace | null {
  const node = nodes.find((each) => each.id === id);
  if (!node || node.parent === null) return null;
  const beside = nodes.filter((each) => each.parent === node.parent);
  return { parent: node.parent, before: beside[beside.indexOf(node) + 1]?.id ?? null };
}

const isUnder = (nodes: readonly Node[], id: number | null, above: number): boolean =>
  id !== null && (id === above || isUnder(nodes, nodes.find((each) => each.id === id)?.parent ?? null, above));
