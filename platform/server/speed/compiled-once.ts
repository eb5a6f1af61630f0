import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "../http/work.ts";

type Value = string | number | boolean | null | readonly string[] | readonly number[];
type Values = Readonly<Record<string, Value>>;

/** A statement's text, and for each of its parameters the name of the value that it takes, or its own value. */
type Compiled<Row> = {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly ({ readonly name: string } | { readonly fixed: unknown })[];
};

/** Yes, no and null may decide which statement it is; of all else only the sort may. */
const sortOf = (value: Value): string => {
  if (value === null || typeof value === "boolean") return String(value);
  return typeof value === "object" ? "list" : typeof value;
};

/** A value of the same sort that stands nowhere else in the statement. */
const standIn = (value: Value, at: number): Value => {
  if (typeof value === "number") return -4_503_599_627_370_000 - at;
  if (typeof value === "string") return `stands for value ${at}`;
  return value === null || typeof value === "boolean" ? value : [];
};

/**
 * A statement whose text is made once and then sent with other values: Kysely takes longer to make a large one than PostgreSQL to answer
 * it. `build` is given stand-ins of the same sorts as the values (text, number, list), and nulls and booleans as they are. It must not
 * compute with them, and puts each into the statement at least once, as a parameter.
 * @returns the rows for these values
 */
export function compiledOnce<V extends Values, Row>(
  build: (db: Db, values: V) => Compilable<Row>,
): (db: Db, values: V) => Promise<readonly Row[]> {
  const made = new Map<string, Compiled<Row>>();
  const compile = (db: Db, values: V): Compiled<Row> => {
    const standIns = Object.entries(values).map(([name, value], at) => [name, standIn(value, at)] as const);
    const query = build(db, Object.fromEntries(standIns) as V).compile();
    const parameters = query.parameters.map((fixed) => {
      const found = standIns.find(([name, value]) => value === fixed && value !== values[name]);
      return found ? { name: found[0] } : { fixed };
    });
    return { query, parameters };
  };
  return async (db, values) => {
    const shape = Object.values(values).map(sortOf).join(" ");
    const { query, parameters } = made.get(shape) ?? compile(db, values);
    if (!made.has(shape)) made.set(shape, { query, parameters });
    const sent = parameters.map((each) => ("name" in each ? values[each.name] : each.fixed));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: sent });
    return rows;
  };
}
