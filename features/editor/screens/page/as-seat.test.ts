import { expect, test } from "vitest";
import { asSeat } from "./as-seat.ts";

const anna = { contributorId: "anna", isMine: true, blocks: ["anna/1", "anna/2"] };
const dora = { contributorId: "dora", isMine: true, blocks: ["dora/1"] };
/** Sent to the one who reads: it is nobody's of this browser. */
const sent = { contributorId: "cato", isMine: false, blocks: ["cato/1"] };
const block = (contentGuid: string) => ({ contentGuid });
const view = {
  reviews: [anna, dora, sent],
  sections: [{ blocks: [block("title")] }, { blocks: ["anna/1", "dora/1", "anna/2", "cato/1"].map(block) }],
};

test("of two reviewers in one browser each seat has its own review alone, and what was sent to it", () => {
  expect(asSeat(view, "dora")).toEqual({
    reviews: [dora, sent],
    sections: [{ blocks: [block("title")] }, { blocks: ["dora/1", "cato/1"].map(block) }],
  });
  expect(asSeat(view, "anna").reviews).toEqual([anna, sent]);
});

test("a seat that writes no review, and an editor, have none of those that others write here", () => {
  for (const seat of ["initiator", undefined]) {
    const { reviews, sections } = asSeat(view, seat);
    expect(reviews).toEqual([sent]);
    expect(sections[1]).toEqual({ blocks: [block("cato/1")] });
  }
});

test("with one's own review alone nothing is taken away", () => {
  const own = { ...view, reviews: [anna, sent] };
  expect(asSeat(own, "anna")).toBe(own);
});
