import { z } from "zod";

/** The types that may stand at each place of a value («reviews[].state»); `required`: the place is there whenever the one around it is. */
export type Shape = Readonly<Record<string, { readonly types: readonly string[]; readonly required: boolean }>>;

export type CallShape = {
  /** Method and path, with `{}` for what varies. */
  readonly at: string;
  readonly body: Shape;
  readonly query: Shape;
  readonly answer: Shape;
};

type Schema = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
};

/** A place whose object refuses keys that it does not know. */
export const CLOSED = "closed";
const DEEPEST = 8;

function places(schema: Schema, io: "input" | "output"): Shape {
  const found: Record<string, { types: Set<string>; required: boolean }> = {};
  const visit = (given: Schema, place: string, required: boolean, depth: number): void => {
    const each = given.$ref ? (schema.$defs?.[given.$ref.split("/").at(-1) ?? ""] ?? {}) : given;
    const union = each.anyOf ?? each.oneOf;
    if (depth > DEEPEST) return;
    for (const one of union ?? each.allOf ?? []) visit(one, place, required, depth + 1);
    if (union) return;
    const here = found[place] ?? { types: new Set(), required };
    found[place] = here;
    here.required &&= required;
    for (const type of typesOf(each)) here.types.add(type);
    if (io === "input" && each.additionalProperties === false) here.types.add(CLOSED);
    for (const [key, property] of Object.entries(each.properties ?? {}))
      visit(property, place === "" ? key : `${place}.${key}`, each.required?.includes(key) ?? false, depth + 1);
    if (each.items) visit(each.items, `${place}[]`, true, depth + 1);
  };
  visit(schema, "", true, 0);
  return Object.fromEntries(
    Object.entries(found)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, { types, required }]) => [place, { types: [...types].sort(), required }]),
  );
}

function typesOf({ type, const: only, enum: several }: Schema): readonly string[] {
  if (type !== undefined) return [type].flat().map((each) => (each === "integer" ? "number" : each));
  const values = several ?? (only === undefined ? [] : [only]);
  return values.length === 0 ? ["any"] : values.map((value) => (value === null ? "null" : typeof value));
}

const shapeOf = (schema: z.ZodType | undefined, io: "input" | "output"): Shape =>
  schema === undefined ? {} : places(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema, io);

type Contract = {
  readonly calls: Readonly<
    Record<string, { readonly body?: z.ZodType; readonly query?: z.ZodType; readonly answer: z.ZodType }>
  >;
  readonly paths: Readonly<Record<string, readonly [method: string, path: string]>>;
};

/** The shapes of a contract's calls by name. */
export const shapesOf = ({ calls, paths }: Contract): Readonly<Record<string, CallShape>> =>
  Object.fromEntries(
    Object.entries(paths).map(([name, [method, path]]) => [
      name,
      {
        at: `${method} ${path.replace(/:\w+/g, "{}")}`,
        body: shapeOf(calls[name]?.body, "input"),
        query: shapeOf(calls[name]?.query, "input"),
        answer: shapeOf(calls[name]?.answer, "output"),
      },
    ]),
  );
