import { expect, test } from "vitest";
import { ok } from "../pure/refusal/index.ts";
import { serverFeature } from "./feature.ts";
import { type Answered, reading } from "./http/call-route.ts";

// The compiler is the test: each line that it must refuse fails when it does not.
test("a feature answers its own calls, each with its own answer", () => {
  const contact = reading<"getContactAddress">(async () => ok("post@example.no"));
  serverFeature({ serves: () => ({ answers: { getContactAddress: contact } }) });
  // @ts-expect-error getNothing must not compile: it is not the name of a call
  serverFeature({ serves: () => ({ answers: { getNothing: contact } }) });
  // @ts-expect-error must not compile: getComments would send the contact address
  serverFeature({ serves: () => ({ answers: { getComments: contact } }) });
  // @ts-expect-error must not compile: the contract says that the call answers a text
  reading<"getContactAddress">(async () => ok(7));
  const any: Answered<"getContactAddress" | "getComments"> = { register: () => undefined };
  // @ts-expect-error must not compile: an answer to one of two calls is not an answer to each
  serverFeature({ serves: () => ({ answers: { getComments: any } }) });
  const wide: { readonly getContactAddress?: Answered<"getContactAddress"> } = {};
  expect(serverFeature({ serves: () => ({ answers: wide }) }).jobs({})).toEqual([]);
});
