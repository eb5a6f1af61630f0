import { z } from "zod";
import { type Kind, listOf, type Reference, recordOf, stringOf, under } from "./kind.ts";
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
const Block = z.looseObject({
  type: z.string().max(100),
  id: z.guid(),
  width: z.enum(blockWidths).optional(),
  ref: z.int().positive().optional(),
});

/** The number of the shared block that stands in this place; null for a block of the page itself. */
export const sharedIn = (block: unknown): number | null => {
  const { ref } = recordOf(block);
  return typeof ref === "number" ? ref : null;
};

/** Whether a reference is of a shared block that stands in an area, by the id of its place there. A link in a text only leads to it. */
export const standsThere = ({ kind, path }: Pick<Reference, "kind" | "path">): boolean =>
  kind === "content" && z.guid().safeParse(path.at(-1)).success;

const definitionIn = (allow: readonly BlockDefinition[], block: unknown): BlockDefinition | undefined =>
  allow.find(({ type }) => type === recordOf(block).type);

/** The definition of a page's own block; undefined for a shared one, which is separate content. */
const ownDefinition = (allow: readonly BlockDefinition[], block: unknown): BlockDefinition | undefined =>
  sharedIn(block) === null ? definitionIn(allow, block) : undefined;

export const areaKind: Kind<"area"> = {
  schema: ({ allow }, parts) =>
    z
      .array(
        Block.superRefine((block, context) => {
          const known = ownDefinition(allow, block);
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
      if (!known) return under(idOf(block), [{ path: [], kind: "UnknownBlock", stops: true } as const]);
      if (sharedIn(block) !== null) return [];
      const together = (known.checks ?? []).flatMap((check) => check(recordOf(block)) ?? []);
      return under(idOf(block), [...parts.findings(known.props, block), ...together]);
    }),
  toWire: ({ allow }, value, wire, parts) =>
    listOf(value).flatMap((block) => {
      const { type, id, width = "full" } = recordOf(block);
      const place = { type, id, width, contentType: ["Block", type] };
      const known = definitionIn(allow, block);
      const number = sharedIn(block);
      if (number === null) return { ...(known ? parts.toWire(known.props, block, wire) : {}), ...place };
      const shared = wire.block(number);
      if (!shared || shared.type !== type) return [];
      const { guid, name, language, properties } = shared;
      return {
        ...(known ? parts.toWire(known.props, properties, wire) : {}),
        ...place,
        shared: { number, guid, name, ...(language && { language }) },
      };
    }),
  text: ({ allow }, value, parts) =>
    joined(listOf(value).map((block) => parts.text(ownDefinition(allow, block)?.props ?? {}, block))),
  refs: ({ allow }, value, parts) =>
    listOf(value).flatMap((block) => {
      const number = sharedIn(block);
      const own = parts.refs(ownDefinition(allow, block)?.props ?? {}, block);
      return under(
        idOf(block),
        number === null ? own : [{ path: [], kind: "content", target: String(number) } as const],
      );
    }),
  mapHtml: ({ allow }, value, map, parts) =>
    listOf(value).map((block) => {
      const known = ownDefinition(allow, block);
      const { type, id, width, ref } = recordOf(block);
      const own = known ? parts.mapHtml(known.props, block, map) : {};
      return { ...own, type, id, ...(width === undefined ? {} : { width }), ...(ref === undefined ? {} : { ref }) };
    }),
};

const idOf = (block: unknown): string => stringOf(recordOf(block).id);
const joined = (texts: readonly string[]): string => texts.filter((each) => each !== "").join(" ");
