import { expect, test } from "vitest";
import { creating, isWritten, newRowDraft, notCreated, restoredDraft, typedMeanwhile, writeInDraft } from "./index.ts";

const empty = { shortId: "", country: "" };
const written = writeInDraft(newRowDraft("key", empty), { shortId: "Hansen 2021" });

test("a form that was only opened is not written in", () => {
  expect(isWritten(newRowDraft("key", empty))).toBe(false);
  expect(isWritten(written)).toBe(true);
  expect(isWritten(writeInDraft(written, { shortId: "" }))).toBe(false);
});

test("a draft is created once at a time, and what is typed meanwhile is known", () => {
  const sent = creating(written);
  if (!sent) throw new Error("it was not on its way");
  expect(sent.tried).toEqual({ shortId: "Hansen 2021", country: "" });
  expect(creating(sent)).toBeNull();
  expect(typedMeanwhile(writeInDraft(sent, { country: "Norge" }))).toEqual({ country: "Norge" });
});

test("a create whose outcome is unknown is repeated as it was, also after the page was closed; a refused one is not", () => {
  const sent = creating(written);
  if (!sent) throw new Error("it was not on its way");
  const lost = writeInDraft(notCreated(sent, false), { country: "Norge" });
  expect(creating(lost)?.tried).toEqual(sent.tried);
  expect(creating(restoredDraft(writeInDraft(sent, { country: "Norge" })))?.tried).toEqual(sent.tried);
  const refused = writeInDraft(notCreated(sent, true), { country: "Norge" });
  expect(creating(refused)?.tried).toEqual({ shortId: "Hansen 2021", country: "Norge" });
});
