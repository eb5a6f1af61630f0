import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const visitor = aBrowser(server);
const editor = await signedInAs(server, "redaktor");

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // React's own ways: camelCase attributes, `disabled=""`, ids that begin with an underscore, computed styles.
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    // The values of one filter are checkboxes of one name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
    // The section menu and the steps stand twice, for narrow and wide screens; one shows, and axe looks at what shows.
    "unique-landmark": "off",
    // A table that becomes cards on a phone loses its roles with its display, so they are written out.
    "no-redundant-role": "off",
    // One line of markup from the server has no indentation to be tidy about.
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
  },
});

async function findingsIn(browser: Browser, path: string): Promise<readonly string[]> {
  const { response } = await browser.visit(path);
  const report = await validator.validateString(await response.text());
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const numberOf = async (status: 1 | 2 | 3): Promise<number> => {
  const { number } = await database.db
    .selectFrom("assessment")
    .select("number")
    .where("status", "=", status)
    .orderBy("number")
    .executeTakeFirstOrThrow();
  return number;
};

test.each([
  "/",
  "/start/",
  "/start/helseforetak",
  "/start/kommune",
  "/start/organisasjon",
  "/om-oss",
  "/sok/",
  "/sok/?q=dialyse",
  "/sok/?q=finnesikke",
  "/not-found",
  "/access-denied",
  "/login",
])("%s is valid HTML", async (path) => {
  expect(await findingsIn(visitor, path)).toEqual([]);
});

test("an assessment is valid HTML: published, on paper, a card, a preview, and the way in", async () => {
  const [draft, sent, published] = [await numberOf(1), await numberOf(2), await numberOf(3)];
  for (const path of [
    `/vurdering/?id=${published}`,
    `/vurdering/?id=${published}&tab=3`,
    `/vurdering/?id=${published}&print=true`,
    `/vurdering/?id=${draft}`,
    `/vurdering/?id=${sent}`,
    `/rediger/${draft}/?id=5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01&role=initiator`,
  ])
    expect([path, await findingsIn(visitor, path)]).toEqual([path, []]);
  for (const path of [`/forhandsvisning/?id=${draft}`, `/rediger/${draft}/`, "/redaksjon/", `/redaksjon/${sent}/`])
    expect([path, await findingsIn(editor, path)]).toEqual([path, []]);
});
