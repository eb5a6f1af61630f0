import type { MarkTag } from "./allowed.ts";

/** Rich text as a tree, for writing it in another form than HTML (PDF, Word, plain text). */
export type RichTextDocument = readonly Block[];

export type Block =
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      /** Number of the first item; 1 for a bullet list. */
      readonly start: number;
      /** Each item begins with a paragraph. */
      readonly items: readonly (readonly Block[])[];
    };

export type Inline =
  | { readonly kind: "text"; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: "break"; readonly marks: readonly Mark[] };

/** At most one of each tag, in the order of MARK_TAGS. */
export type Mark = { readonly tag: "a"; readonly href: string } | { readonly tag: Exclude<MarkTag, "a"> };

export const sameMark = (one: Mark, other: Mark): boolean =>
  one.tag === "a" ? other.tag === "a" && one.href === other.href : one.tag === other.tag;

export const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((mark, at) => {
      const counterpart = other[at];
      return counterpart !== undefined && sameMark(mark, counterpart);
    }));
