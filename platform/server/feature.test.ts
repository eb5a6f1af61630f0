import { expect, test } from "vitest";
import { ok } from "../pure/refusal/index.ts";
import { serverFeature } from "./feature.ts";
import { type Answered, reading } from "./http/call-route.ts";

// The compiler is the test: each line that it must refuse fails when it does not.
test("a feature answers its own calls, each with its own answer", () => {
  const contact = reading<"getContactAddress">(async () => ok("post@example.no"));
  serverFeature({ serves: () => ({ answers: { getContactAddress: contact } }) });
  // @ts-expect-error there is no such call
  serverFeature({ serves: () => ({ answers: { getNothing: contact } }) });
  // @ts-expect-error the answer of another call
  serverFeature({ serves: () => ({ answers: { getComments: contact } }) });
  // @ts-expect-error the call answers a text
  reading<"getContactAddress">(async () => ok(7));
  const any: Answered<"getContactAddress" | "getComments"> = { register: () => undefined };
  // @ts-expect-error an answer to one of two calls is not an answer to each
  serverFeature({ serves: () => ({ answers: { getComments: any } }) });
  const wide: { readonly getContactAddress?: Answered<"getContactAddress"> } = {};
  expect(serverFeature({ serves: () => ({ answers: wide }) }).jobs({})).toEqual([]);
});
