import type { FieldBlock, ReaderBlock } from "../../kinds/rules/index.ts";
import type { ReviewQuestion } from "./questions.ts";

/**
 * Whether a question of a review, as it was answered, asks something of the authors. The template says which choices do; without such a list,
 * or without a choice made, every answer does.
 * @param sent what was answered there, in which a choice has no key: it is known by its title, and alone in its question whatever its title
 */
export function callsForReply({ blocks }: ReviewQuestion<FieldBlock>, sent: readonly ReaderBlock[]): boolean {
  const asked = blocks.filter((block) => block.kind === "Select");
  const made = sent.filter((block) => block.kind === "Select");
  const alone = asked.length === 1 && made.length === 1 ? made[0] : undefined;
  const choices = asked.flatMap(({ callsForReply: calling, title }) => {
    const choice = made.find((each) => each.title === title) ?? alone;
    return calling ? [{ calling, chosen: choice?.chosen ?? [] }] : [];
  });
  return (
    choices.length === 0 ||
    choices.some(({ calling, chosen }) => chosen.length === 0 || chosen.some((value) => calling.includes(value)))
  );
}
