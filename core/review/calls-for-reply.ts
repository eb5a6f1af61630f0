import type { FieldBlock } from "../block/index.ts";
import type { ReviewQuestion } from "./questions.ts";

/**
 * Whether a question of a review, as it was answered, asks something of the authors. The template says which choices do; without such a list,
 * or without a choice made, every answer does. docs/spec/peer-review.md, Answers
 */
export function callsForReply(
  { blocks }: ReviewQuestion<FieldBlock>,
  chosenIn: (key: string) => readonly string[],
): boolean {
  const choices = blocks.flatMap((block) =>
    block.kind === "Select" && block.callsForReply
      ? [{ calling: block.callsForReply, chosen: chosenIn(block.key) }]
      : [],
  );
  return (
    choices.length === 0 ||
    choices.some(({ calling, chosen }) => chosen.length === 0 || chosen.some((value) => calling.includes(value)))
  );
}
