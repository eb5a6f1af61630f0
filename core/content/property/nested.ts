import { z } from "zod";
import { type Kind, listOf, recordOf, stringOf, under } from "./kind.ts";
import { type BlockDefinition, blockWidths } from "./property.ts";

const MOST_ROWS = 100;

export const listKind: Kind<"list"> = {
  schema: ({ of, most = MOST_ROWS }, parts) => z.array(parts.schema(of)).max(most),
  empty: () => [],
  isEmpty: (value) => listOf(value).length === 0,
  findings: ({ of }, value, parts) => listOf(value).flatMap((row, at) => under(String(at), parts.findings(of, row))),
  toWire: ({ of }, value, wire, parts) => listOf(value).map((row) => parts.toWire(of, row, wire)),
  text: ({ of }, value, parts) => joined(listOf(value).map((row) => parts.text(of, row))),
  refs: ({ of }, value, parts) => listOf(value).flatMap((row, at) => under(String(at), parts.refs(of, row))),
  mapHtml: ({ of }, value, map, parts) => listOf(value).map((row) => parts.mapHtml(of, row, map)),
};

/** A group that is not there is null. */
export const groupKind: Kind<"group"> = {
  schema: ({ of }, parts) => parts.schema(of).nullable(),
  empty: () => null,
  isEmpty: (value) => value === null || value === undefined,
  findings: ({ of }, value, parts) => (value ? parts.findings(of, value) : []),
  toWire: ({ of }, value, wire, parts) => (value ? parts.toWire(of, value, wire) : null),
  text: ({ of }, value, parts) => (value ? parts.text(of, value) : ""),
  refs: ({ of }, value, parts) => (value ? parts.refs(of, value) : []),
  mapHtml: ({ of }, value, map, parts) => (value ? parts.mapHtml(of, value, map) : null),
};

/** A block of a type that the area does not take is kept as it came: the page then names the block instead of failing. */
const Block = z.looseObject({ type: z.string().max(100), id: z.guid(), width: z.enum(blockWidths).optional() });

const definitionIn = (allow: readonly BlockDefinition[], block: unknown): BlockDefinition | undefined =>
  allow.find(({ type }) => type === recordOf(block).type);

export const areaKind: Kind<"area"> = {
  schema: ({ allow }, parts) =>
    z
      .array(
        Block.superRefine((block, context) => {
          const known = definitionIn(allow, block);
          for (const issue of known ? (parts.schema(known.props).safeParse(block).error?.issues ?? []) : [])
            context.addIssue({ code: "custom", path: issue.path, message: issue.message });
        }),
      )
      .max(MOST_ROWS),
  empty: () => [],
  isEmpty: (value) => listOf(value).length === 0,
  findings: ({ allow }, value, parts) =>
    listOf(value).flatMap((block) => {
      const known = definitionIn(allow, block);
      return under(
        idOf(block),
        known ? parts.findings(known.props, block) : [{ path: [], kind: "UnknownBlock", stops: true } as const],
      );
    }),
  toWire: ({ allow }, value, wire, parts) =>
    listOf(value).map((block) => {
      const known = definitionIn(allow, block);
      const { type, id, width = "full" } = recordOf(block);
      const shown = known ? parts.toWire(known.props, block, wire) : {};
      return { ...shown, type, id, width, contentType: ["Block", type] };
    }),
  text: ({ allow }, value, parts) =>
    joined(listOf(value).map((block) => parts.text(definitionIn(allow, block)?.props ?? {}, block))),
  refs: ({ allow }, value, parts) =>
    listOf(value).flatMap((block) => under(idOf(block), parts.refs(definitionIn(allow, block)?.props ?? {}, block))),
  mapHtml: ({ allow }, value, map, parts) =>
    listOf(value).map((block) => {
      const known = definitionIn(allow, block);
      const { type, id, width } = recordOf(block);
      const own = known ? parts.mapHtml(known.props, block, map) : {};
      return { ...own, type, id, ...(width === undefined ? {} : { width }) };
    }),
};

const idOf = (block: unknown): string => stringOf(recordOf(block).id);
const joined = (texts: readonly string[]): string => texts.filter((each) => each !== "").join(" ");
