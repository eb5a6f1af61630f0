import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";

type Check = (value: unknown) => boolean;

const made = new WeakMap<z.core.$ZodType, Check>();

/**
 * A check of an answer that is quicker than its schema: true when the value has the keys that the schema allows and no others, with
 * the JSON type that stands for each. Such a value may go out as it is. False also for what only the schema can decide (it changes
 * a value, or is of a type that is not known here): then the schema must encode the value. Formats and bounds of a
 * text or number are not looked at.
 */
export function quickCheckOf(schema: z.core.$ZodType): Check {
  const known = made.get(schema);
  if (known) return known;
  // A schema may hold itself. While its check is being made, the inner one asks for it at its first value.
  made.set(schema, (value) => quickCheckOf(schema)(value));
  const check = checkOf(schema);
  made.set(schema, check);
  return check;
}

const isNull: Check = (value) => value === null;
const isAbsent: Check = (value) => value === undefined;
const isAnything: Check = () => true;
const isNothing: Check = () => false;
const cannotSay: Check = () => false;

function checkOf(schema: z.core.$ZodType): Check {
  // Zod's own way from a schema of unknown type to the union of all types.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.some((each) => each._zod.def.check === "overwrite")) return cannotSay;
  switch (def.type) {
    case "string":
    case "template_literal":
      return (value) => typeof value === "string";
    case "number":
      return Number.isFinite;
    case "boolean":
      return (value) => typeof value === "boolean";
    case "null":
      return isNull;
    case "enum":
    case "literal": {
      const allowed: ReadonlySet<unknown> = schema._zod.values ?? new Set();
      return (value) => allowed.has(value);
    }
    case "nullable":
      return either(isNull, quickCheckOf(def.innerType));
    case "optional":
      return either(isAbsent, quickCheckOf(def.innerType));
    // A matter of types: the value is that of the schema inside.
    case "readonly":
      return quickCheckOf(def.innerType);
    case "array":
      return everyItem(quickCheckOf(def.element));
    case "tuple":
      return def.rest ? cannotSay : inPlaces(def.items.map(quickCheckOf));
    case "record":
      return everyValue(quickCheckOf(def.valueType));
    case "object":
      return namedKeys(def.shape, def.catchall ? quickCheckOf(def.catchall) : isNothing);
    case "union":
      return "discriminator" in def ? oneKind(String(def.discriminator), def.options) : anyOf(def.options);
    case "unknown":
    case "any":
      return isAnything;
    case "never":
      return isNothing;
    default:
      return cannotSay;
  }
}

const either =
  (first: Check, second: Check): Check =>
  (value) =>
    first(value) || second(value);

/** A plain object: what says itself how it is written as JSON (a date) is none. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("toJSON" in value);

const everyItem =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return false;
    for (const each of value) if (!check(each)) return false;
    return true;
  };

const inPlaces =
  (checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, at) => check(value[at]));

const everyValue =
  (check: Check): Check =>
  (value) => {
    if (!isRecord(value)) return false;
    for (const key in value) if (!check(value[key])) return false;
    return true;
  };

/** @param others what a key may hold that the shape does not name */
function namedKeys(shape: Readonly<Record<string, z.core.$ZodType>>, others: Check): Check {
  const keys = Object.entries(shape);
  const checks = new Map(keys.map(([key, each]) => [key, quickCheckOf(each)]));
  const needed = keys.filter(([, each]) => each._zod.optout !== "optional").length;
  const optional = new Set(keys.flatMap(([key, each]) => (each._zod.optout === "optional" ? [key] : [])));
  return (value) => {
    if (!isRecord(value)) return false;
    let seen = 0;
    for (const key in value) {
      const check = checks.get(key);
      if (!(check ?? others)(value[key])) return false;
      if (check && !optional.has(key)) seen += 1;
    }
    return seen === needed;
  };
}

const anyOf = (options: readonly z.core.$ZodType[]): Check => {
  const checks = options.map(quickCheckOf);
  return (value) => checks.some((check) => check(value));
};

function oneKind(key: string, options: readonly z.core.$ZodType[]): Check {
  const checks = new Map<unknown, Check>();
  for (const option of options)
    for (const kind of option._zod.propValues?.[key] ?? []) checks.set(kind, quickCheckOf(option));
  return (value) => isRecord(value) && (checks.get(value[key])?.(value) ?? false);
}

/** For Fastify: as `fastify-type-provider-zod` does it, save for the answers that the quick check lets out as they are. */
export const quickSerializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const encode = serializerCompiler(route);
  const isAsNamed = quickCheckOf(route.schema);
  return (answer) => (isAsNamed(answer) ? JSON.stringify(answer) : encode(answer));
};
