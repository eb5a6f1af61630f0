import { z } from "zod";
import { type Kind, listOf, nothing, stringOf, textUpTo, unchanged } from "./kind.ts";

const inert = { findings: nothing, refs: nothing, mapHtml: unchanged, text: () => "" } as const;

export const boolKind: Kind<"bool"> = {
  ...inert,
  schema: () => z.boolean(),
  empty: () => false,
  isEmpty: () => false,
  toWire: (_, value) => value === true,
};

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

export const numberKind: Kind<"number"> = {
  ...inert,
  schema: () => z.number().nullable(),
  empty: () => null,
  isEmpty: (value) => numberOf(value) === null,
  findings: ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }, value) => {
    const is = numberOf(value);
    if (is === null) return [];
    if (!Number.isInteger(is)) return [{ path: [], kind: "NotWhole", stops: true }];
    return is < min || is > max ? [{ path: [], kind: "OutOfRange", stops: true }] : [];
  },
  toWire: (_, value) => numberOf(value),
  text: (_, value) => String(numberOf(value) ?? ""),
};

export const dateKind: Kind<"date"> = {
  ...inert,
  schema: () => z.union([z.literal(""), z.iso.date()]),
  empty: () => "",
  isEmpty: (value) => stringOf(value) === "",
  toWire: (_, value) => stringOf(value),
};

export const selectKind: Kind<"select"> = {
  ...inert,
  schema: ({ options }) => z.enum(options),
  empty: ({ options }) => options[0] ?? "",
  isEmpty: (value) => stringOf(value) === "",
  toWire: ({ options }, value) => (options.some((option) => option === value) ? value : (options[0] ?? "")),
};

export const termKind: Kind<"term"> = {
  ...inert,
  schema: ({ most = 50 }) => z.array(textUpTo(100)).max(most),
  empty: () => [],
  isEmpty: (value) => listOf(value).length === 0,
  toWire: (_, value) => listOf(value),
  refs: ({ of }, value) => listOf(value).map((key) => ({ path: [], kind: "term", target: `${of} ${stringOf(key)}` })),
};

/** The kind by which the desk's list of terms has the templates of an assessment type. */
export const templatesOfType = (assessmentType: string): string => `template-${assessmentType}`;

export const templateKind: Kind<"template"> = {
  ...inert,
  schema: () => textUpTo(20),
  empty: () => "",
  isEmpty: (value) => stringOf(value) === "",
  toWire: (_, value) => stringOf(value),
};
