import { isNode, type Node, nodesIn, programOf } from "./syntax.ts";

/** A text of a file: the names that lead to it (`mails.tip.subject`), and its words with `{}` in place of each value. */
export type FileText = { readonly at: string; readonly text: string };

/** Types, imports and comparisons hold names of the code, not texts. */
const HOLDS_NO_TEXTS = /^(?:TS(?!AsExpression|SatisfiesExpression)|ImportDeclaration$|ExportAllDeclaration$)/;
const COMPARES = /^[!=]==$/;

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? "") : "");
const within = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

/** The name that a node gives to what it holds. */
const named = (node: Node): string | null =>
  node.type === "Property"
    ? nameOf(node.key)
    : node.type === "VariableDeclarator" || node.type === "FunctionDeclaration"
      ? nameOf(node.id)
      : null;

/** The nodes directly in a node that may hold texts: no names, types or comparisons. */
function inside(node: Node): readonly Node[] {
  if (node.type === "BinaryExpression" && COMPARES.test(String(node.operator))) return [];
  return Object.entries(node)
    .filter(([key]) => !(node.type === "Property" && key === "key" && node.computed !== true))
    .filter(([key]) => !(node.type === "MemberExpression" && key === "property"))
    .filter(([key]) => !(node.type === "SwitchCase" && key === "test"))
    .flatMap(([, value]) => nodesIn(value))
    .filter(({ type }) => !HOLDS_NO_TEXTS.test(type))
    .toSorted((a, b) => a.start - b.start);
}

function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  return nodesIn(node.quasis)
    .map(({ value }) => String((value as { readonly cooked: string }).cooked))
    .join("{}");
}

function collect<T>(node: Node, at: string, find: (node: Node) => readonly T[], kept: (at: string, found: T) => void) {
  const name = named(node);
  const here = name === null ? at : within(at, name);
  for (const found of find(node)) kept(here, found);
  for (const each of inside(node)) collect(each, here, find, kept);
}

/** The texts of a file, in its order. */
export function textsIn(source: string): readonly FileText[] {
  const texts: FileText[] = [];
  const find = (node: Node) => [textOf(node)].filter((text) => text !== null);
  collect(programOf(source), "", find, (at, text) => texts.push({ at, text }));
  return texts;
}

const isFunction = ({ type }: Node): boolean => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);

/** The names that a pattern of parameters binds. */
const boundBy = (pattern: Node): readonly string[] =>
  pattern.type === "Identifier"
    ? [nameOf(pattern)]
    : pattern.type === "Property"
      ? nodesIn(pattern.value).flatMap(boundBy)
      : nodesIn(pattern.properties ?? pattern.elements ?? pattern.left).flatMap(boundBy);

const identifiersIn = (node: Node): readonly string[] =>
  node.type === "Identifier" ? [nameOf(node)] : inside(node).concat(comparedIn(node)).flatMap(identifiersIn);
const comparedIn = (node: Node): readonly Node[] =>
  node.type === "BinaryExpression" && COMPARES.test(String(node.operator))
    ? [...nodesIn(node.left), ...nodesIn(node.right)]
    : [];

/** The parameters, counted from 0, that each function of a file uses, by the names that lead to the function. */
export function parametersUsedIn(source: string): ReadonlyMap<string, readonly number[]> {
  const used = new Map<string, readonly number[]>();
  const find = (node: Node) =>
    named(node) !== null ? nodesIn(node.value ?? node.init ?? node).filter(isFunction) : [];
  collect(programOf(source), "", find, (at, { params, body }) => {
    const names = new Set(nodesIn(body).flatMap(identifiersIn));
    used.set(
      at,
      nodesIn(params).flatMap((parameter, index) =>
        boundBy(parameter).some((name) => names.has(name)) ? [index] : [],
      ),
    );
  });
  return used;
}
