import { expect, test } from "vitest";
import { secretInFragment, withSecretInFragment } from "./index.ts";

const SECRET = "aB3_-".repeat(8).concat("xyz");
const page = "/rediger/2330/?id=2e03bff0-3925-4ab2-bade-48521a57e81b&role=librarian";

test.each([
  [`${page}%23k=${SECRET}`, `${page}#k=${SECRET}`],
  [`${page}%23k%3D${SECRET}`, `${page}#k=${SECRET}`],
  [`${page}%2523k%253D${SECRET}`, `${page}#k=${SECRET}`],
  [`${page}&k=${SECRET}`, `${page}#k=${SECRET}`],
  [`${page}&amp;k=${SECRET}`, `${page}#k=${SECRET}`],
  [`/rediger/2330/?k=${SECRET}&role=librarian`, `/rediger/2330/?role=librarian#k=${SECRET}`],
  [`/rediger/2330/%23k=${SECRET}`, `/rediger/2330/#k=${SECRET}`],
  [`${page}%23k=${SECRET}&utm_source=mail`, `${page}&utm_source=mail#k=${SECRET}`],
])("a secret that a gateway moved into the query goes back into the fragment: %s", (given, wanted) => {
  expect(withSecretInFragment(given)).toBe(wanted);
  // An answer that leads to itself would never end.
  expect(withSecretInFragment(wanted.slice(0, wanted.indexOf("#")))).toBeNull();
});

test.each([page, `${page}%23k=kort`, `${page}%23k=${SECRET}x`, "/sok/?q=k", `/sok/?task=${SECRET}`])(
  "an address without a secret stays: %s",
  (url) => expect(withSecretInFragment(url)).toBeNull(),
);

test.each([
  [`#k=${SECRET}`, SECRET],
  [`#k%3D${SECRET}`, SECRET],
  [`#k=${SECRET}>`, SECRET],
  [`#k=${SECRET}.`, SECRET],
  [`#k=${SECRET}%3E`, SECRET],
  [`#k=${SECRET}&utm_source=mail`, SECRET],
  ["#k=kort", "kort"],
  ["#kommentarer-1", null],
  ["", null],
])("the secret in a fragment: %s", (hash, wanted) => expect(secretInFragment(hash)).toBe(wanted));
