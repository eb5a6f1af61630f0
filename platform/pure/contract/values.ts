import { z } from "zod";
import { isNumberId } from "../identifier/index.ts";
import { languages } from "../language/index.ts";

// Schemas that several resources share. Unknown keys are ignored everywhere: docs/contract.md, Answers
export const Guid = z.guid();
/** The revision that a call must carry: every call of the desk that changes an assessment. */
export const Rev = z.int32().nonnegative().describe("compare-and-swap: the revision the caller last saw");
/** The revision that the caller saw. Null is the same as leaving it out. */
export const SeenRev = Rev.nullish().transform((rev) => rev ?? undefined);
/** The revision of a call without a JSON body. docs/contract.md, Answers */
export const RevInQuery = z.coerce.number().pipe(Rev);

/** A key that may be left out; null is the same as leaving it out. Both mean `otherwise`. */
export const optional = <S extends z.ZodType>(schema: S, otherwise: z.input<S> & z.output<S>) =>
  schema
    .nullable()
    .prefault(otherwise)
    .transform((value): z.output<S> => value ?? otherwise);

/** A row number of the database, 32 bits. */
export const RowNumber = z.int32().positive();

/** A number or a guid, as text in an address and as either in a body. The parsed value can be parsed again. */
export const NumberOrGuid = z
  .union([
    RowNumber,
    z
      .string()
      .regex(/^(\d{1,10}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/)
      .refine((text) => text.length > 10 || isNumberId(text)),
  ])
  .transform(String);

export const Instant = z.iso.datetime();

/** The answer of a save. docs/contract.md, Answers */
export const Saved = z.object({ ok: z.literal(true), rev: z.int(), changed: Instant });
export const Created = Saved.extend({ id: z.int() });
export const Done = z.object({ ok: z.literal(true) });
export type Saved = z.infer<typeof Saved>;
export type Created = z.infer<typeof Created>;

/** How far a file has come that is made of what is published. features/document/README.md */
export const DocumentState = z.object({
  format: z.enum(["pdf", "docx", "sheet"]),
  state: z.enum(["waiting", "made", "failed"]),
});

/** The form of Norwegian that a content is written in. */
export const ContentLanguage = z.enum(languages);

export const AssessmentTypeValue = z.enum(["1", "2", "3"]);
export const StatusNumber = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const Option = z.object({ text: z.string(), value: z.string() });
/** Groups with text, value, subItems: municipalities under a county, trusts under a region. */
export const OptionGroup = Option.extend({ subItems: z.array(Option) });
export type OptionGroup = z.infer<typeof OptionGroup>;
