import { createRequire } from "node:module";
import type build from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { z } from "zod";

const require = createRequire(import.meta.url);

/**
 * Writes a call's answer with a writer that is made from the JSON schema of its Zod schema, at the first answer. Keys that the schema
 * does not name are left out. For large answers of plain objects: twice as quick as the check and `JSON.stringify`. Not for unions
 * of objects, where it tries one after the other.
 */
export const schemaWriter: FastifySerializerCompiler<unknown> = ({ schema, url }) => {
  if (!(schema instanceof z.ZodType)) throw new Error(`the answer of ${url} has no schema of Zod`);
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    // In the dialect where null is a flag of a type: as a union it would be tried like one.
    const schemaText = () => JSON.stringify(z.toJSONSchema(schema, { target: "openapi-3.0", io: "output" }));
    // With the first answer: it brings a validator of schemas, which takes megabytes.
    write ??= (require("fast-json-stringify") as typeof build)(JSON.parse(schemaText()));
    return write(answer);
  };
};
