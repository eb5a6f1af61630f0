import { isNode, type Node, nodeIn, nodesIn, programOf } from "../syntax.ts";

/**
 * A fault in a declaration at the top of a file, named by what it is and by its place, so that comments, names and lines may change. Places
 * count from 1 in the order of the source.
 */
export type Edit =
  /**
   * A condition always holds, or never: an operand of `&&` or `||`, the question of an `if` or `? :`, a comparison, a negation. A guard that
   * never holds is left out.
   */
  | { readonly condition: number; readonly is: boolean }
  /** A statement that only does something, such as a call, is left out. */
  | { readonly statement: number }
  /** An operator of a comparison or a sum is another one. */
  | { readonly operator: number; readonly as: string }
  /** A text, number or pattern is another one, as source. */
  | { readonly literal: number; readonly as: string }
  /** A call answers one of its arguments, the object that it is a method of, or another value, as source. */
  | { readonly call: number; readonly answers: number | "object" | { readonly value: string } }
  /** A value with another one for null (`a ?? b`) is always one of the two. */
  | { readonly nullish: number; readonly is: "left" | "right" }
  /** A property of an object, or an element of a list, is left out. */
  | { readonly member: number }
  /** A condition after `and` in an SQL text is left out. */
  | { readonly sql: number }
  /** A part of an SQL text or a pattern, which stands once in the declaration, is another one. */
  | { readonly text: string; readonly as: string }
  /** The value at a path of properties is another one, as source: `publish.by`. */
  | { readonly at: string; readonly as: string };

type Place = { readonly start: number; readonly end: number };

/** A node and all nodes in it but types, in the order of the source. */
const allIn = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node)
    .flatMap(nodesIn)
    .filter(({ type }) => !type.startsWith("TS") || type === "TSAsExpression" || type === "TSSatisfiesExpression")
    .toSorted((a, b) => a.start - b.start)
    .flatMap(allIn),
];

/** The declaration of that name at the top of a file. */
function declarationIn(source: string, name: string): Node {
  const declared = nodesIn(programOf(source).body)
    .map((each) => (isNode(each.declaration) ? each.declaration : each))
    .flatMap((each) => (each.type === "VariableDeclaration" ? nodesIn(each.declarations) : [each]))
    .find(({ id }) => isNode(id) && id.name === name);
  if (!declared) throw new Error(`there is no declaration ${name}`);
  return declared;
}

const isLogical = ({ type, operator }: Node): boolean => type === "LogicalExpression" && operator !== "??";
const operandsOf = (node: Node): readonly Node[] =>
  isLogical(node) ? [...operandsOf(nodeIn(node, "left")), ...operandsOf(nodeIn(node, "right"))] : [node];

const COMPARES = /^(?:[=!]==|[<>]=?)$/;
const isQuestion = ({ type, operator }: Node): boolean =>
  (type === "BinaryExpression" && COMPARES.test(String(operator))) || (type === "UnaryExpression" && operator === "!");

function conditionsIn(declared: Node): readonly Node[] {
  const all = allIn(declared);
  const asked = all.filter(({ type }) => type === "IfStatement" || type === "ConditionalExpression");
  const conditions = [...all.filter(isLogical), ...asked.map((each) => nodeIn(each, "test"))].flatMap(operandsOf);
  const each = new Set([...conditions, ...all.filter(isQuestion)]);
  return [...each].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

const ofType = (declared: Node, ...types: readonly string[]): readonly Node[] =>
  allIn(declared).filter(({ type }) => types.includes(type));

const statementsIn = (declared: Node) => ofType(declared, "ExpressionStatement");
const operatorsIn = (declared: Node) => ofType(declared, "BinaryExpression");
const literalsIn = (declared: Node) => ofType(declared, "Literal");
const callsIn = (declared: Node) => ofType(declared, "CallExpression");
const nullishIn = (declared: Node) => ofType(declared, "LogicalExpression").filter(({ operator }) => operator === "??");
const membersIn = (declared: Node): readonly Node[] =>
  ofType(declared, "ObjectExpression", "ArrayExpression")
    .flatMap(({ properties, elements }) => nodesIn(properties ?? elements))
    .toSorted((a, b) => a.start - b.start);

/** The parts ` and …` of SQL texts. */
function sqlConditionsIn(source: string, declared: Node): readonly Place[] {
  return ofType(declared, "TemplateLiteral").flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(/\s+and\s+/g)].map(({ index, 0: found }) => {
      const from = start + index;
      let [at, depth] = [from + found.length, 0];
      for (; at < end - 1; at++) {
        if (source[at] === "(" || source[at] === "{") depth++;
        if (source[at] === ")" || source[at] === "}") depth--;
        if (depth < 0 || (depth === 0 && /^\s+(?:and|or|for|order|group)\b|^\n/.test(source.slice(at, at + 12)))) break;
      }
      return { start: from, end: at };
    }),
  );
}

function valueAt(declared: Node, path: string): Node {
  return path.split(".").reduce((value: Node, key) => {
    const property = allIn(value)
      .filter(({ type }) => type === "Property")
      .find(({ key: named }) => isNode(named) && (named.name === key || named.value === key));
    if (!property) throw new Error(`there is no ${key} in ${path}`);
    return nodeIn(property, "value");
  }, declared);
}

const nth = <T>(all: readonly T[], number: number): T => {
  const found = all[number - 1];
  if (found === undefined) throw new Error(`there are ${all.length} of them, not ${number}`);
  return found;
};

/** Where an edit changes the source, and what stands there then. Throws when the declaration has no such place. */
export function placeOf(source: string, name: string, edit: Edit): Place & { readonly put: string } {
  const declared = declarationIn(source, name);
  const replacing = ({ start, end }: Place, put: string) => ({ start, end, put });
  if ("condition" in edit) return replacing(nth(conditionsIn(declared), edit.condition), String(edit.is));
  if ("statement" in edit) return replacing(nth(statementsIn(declared), edit.statement), ";");
  if ("operator" in edit) {
    const found = nth(operatorsIn(declared), edit.operator);
    const between = { start: nodeIn(found, "left").end, end: nodeIn(found, "right").start };
    return replacing(between, source.slice(between.start, between.end).replace(String(found.operator), edit.as));
  }
  if ("literal" in edit) return replacing(nth(literalsIn(declared), edit.literal), edit.as);
  if ("member" in edit) {
    const { start, end } = nth(membersIn(declared), edit.member);
    const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
    return replacing({ start, end: end + comma }, "");
  }
  if ("sql" in edit) return replacing(nth(sqlConditionsIn(source, declared), edit.sql), "");
  if ("at" in edit) return replacing(valueAt(declared, edit.at), edit.as);
  if ("text" in edit) return replacing(textIn(source, declared, edit.text), edit.as);
  if ("nullish" in edit) {
    const found = nth(nullishIn(declared), edit.nullish);
    return replacing(found, sourceOf(source, nodeIn(found, edit.is)));
  }
  const call = nth(callsIn(declared), edit.call);
  return replacing(call, `(${answerOf(source, call, edit.answers)})`);
}

const sourceOf = (source: string, { start, end }: Node): string => source.slice(start, end);

function answerOf(source: string, call: Node, answers: number | "object" | { readonly value: string }): string {
  if (typeof answers === "object") return answers.value;
  if (answers === "object") return sourceOf(source, nodeIn(nodeIn(call, "callee"), "object"));
  return sourceOf(source, nth(nodesIn(call.arguments), answers));
}

function textIn(source: string, { start, end }: Node, text: string): Place {
  const at = source.slice(start, end).split(text);
  if (at.length !== 2) throw new Error(`"${text}" stands ${at.length - 1} times`);
  const from = start + (at[0]?.length ?? 0);
  return { start: from, end: from + text.length };
}

/** The source with the fault in it. */
export function edited(source: string, name: string, edit: Edit): string {
  const { start, end, put } = placeOf(source, name, edit);
  return source.slice(0, start) + put + source.slice(end);
}
