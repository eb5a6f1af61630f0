import { expect, test } from "vitest";
import { addressMeant } from "./link-address.ts";

test.each([
  ["https://www.fhi.no/a?b=c", "https://www.fhi.no/a?b=c"],
  [" fhi.no ", "https://fhi.no"],
  ["www.nyemetoder.no/sok?x=1", "https://www.nyemetoder.no/sok?x=1"],
  ["navn@eksempel.no", "mailto:navn@eksempel.no"],
  ["Navn Navnesen <navn@eksempel.no>", "mailto:navn@eksempel.no"],
  ["mailto:navn@eksempel.no?subject=Hei", "mailto:navn@eksempel.no?subject=Hei"],
  ["https://www.google.com/url?q=https://www.fhi.no/a%3Futm_source%3Dx&sa=D", "https://www.fhi.no/a"],
  ["fhi.no/a?fbclid=1", "https://fhi.no/a"],
  ["tel:+4722000000", "tel:+4722000000"],
  ["javascript:alert(1)", null],
  ["javascript:alert.no", null],
  ["se vedlegg", null],
  ["", null],
])("%j means %j", (typed, address) => expect(addressMeant(typed)).toBe(address));
