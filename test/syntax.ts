import { parseSync } from "vite";

/** A node of a file's syntax tree (ESTree). */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export const nodeIn = (node: Node, key: string): Node => {
  const value = node[key];
  if (!isNode(value)) throw new Error(`a ${node.type} without ${key}`);
  return value;
};

export const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The syntax tree of a TypeScript file. Throws when it does not parse. */
export function programOf(source: string): Node {
  const { program, errors } = parseSync("file.tsx", source, { preserveParens: false });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  if (!isNode(program)) throw new Error("no program");
  return program;
}
