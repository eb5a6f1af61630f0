import fc from "fast-check";
import { expect, test } from "vitest";
import { composeMail, type MailPart } from "./index.ts";

const parts: readonly MailPart[] = [
  { kind: "text", text: "Noen inviterer deg." },
  { kind: "quote", from: "Kari skriver:", text: "Hei igjen\nVi trenger deg" },
  { kind: "button", label: "Åpne", url: "https://eksempel.no/?a=1&b=2#k=x" },
  { kind: "small", text: "Be om en ny:", url: "https://eksempel.no/ny" },
];

test("both forms say the same, with one button and somebody's own words marked in each line", () => {
  const { text, html } = composeMail("Invitasjon", { name: "Ola" }, parts);
  expect(text).toBe(
    "Hei Ola\n\nNoen inviterer deg.\n\nKari skriver:\n\n> Hei igjen\n> Vi trenger deg\n\nÅpne:\n\nhttps://eksempel.no/?a=1&b=2#k=x\n\nBe om en ny:\nhttps://eksempel.no/ny\n\nHilsen Minimetode\nDu kan ikke svare på denne e-posten.\n",
  );
  expect(html).toContain("<blockquote");
  expect(html).toContain('href="https://eksempel.no/?a=1&amp;b=2#k=x"');
  expect(html.match(/border-radius/g)).toHaveLength(1);
  expect(composeMail("x", { name: "" }, []).text).toMatch(/^Hei\n/);
});

test("whatever people write stays text", () => {
  const written = fc.oneof(
    fc.string(),
    fc.constantFrom("<script>alert(1)</script>", '"><img src=x>', "</blockquote><a href=x>"),
  );
  fc.assert(
    fc.property(written, written, written, (subject, name, text) => {
      const { html } = composeMail(subject, { name }, [
        { kind: "text", text },
        { kind: "quote", from: name, text },
      ]);
      const plain = composeMail("", { name: "x" }, [
        { kind: "text", text: "" },
        { kind: "quote", from: "", text: "" },
      ]).html;
      const tags = (page: string) => (page.match(/<\/?[a-z]+/g) ?? []).filter((tag) => tag !== "<br");
      expect(tags(html)).toEqual(tags(plain));
    }),
  );
});
