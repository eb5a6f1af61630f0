import { expect, test } from "vitest";
import { z } from "zod";
import type { CallSchemas } from "../../platform/pure/contract/call.ts";
import { calls } from "./calls.ts";

/** The keys of a call's JSON body. */
function bodyShape({ body }: CallSchemas): Readonly<Record<string, z.ZodType>> {
  const object = body instanceof z.ZodPrefault ? body.unwrap() : body;
  return object instanceof z.ZodObject ? object.shape : {};
}

const bodies = Object.entries<CallSchemas>(calls).filter(([, call]) => call.body);

test.each(bodies)("%s: null in a key that may be left out is the same as leaving it out", (_name, call) => {
  const shape = Object.entries(bodyShape(call));
  expect(shape.length).toBeGreaterThan(0);
  const mayBeLeftOut = shape.filter(([, schema]) => schema.safeParse(undefined).success);
  expect(mayBeLeftOut.filter(([, schema]) => !schema.safeParse(null).success).map(([key]) => key)).toEqual([]);
});
