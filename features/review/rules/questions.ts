/** A question of a review: its heading, and the blocks that answer it. Without headings each block is a question of its own. */
export type ReviewQuestion<B> = { readonly heading: B | null; readonly blocks: readonly B[] };

/** The questions of a review, from its blocks in their order: a heading begins one. */
export const questionsOf = <B extends { readonly kind: string }>(
  blocks: readonly B[],
): readonly ReviewQuestion<B>[] => {
  const questions: { heading: B | null; blocks: B[] }[] = [];
  for (const block of blocks) {
    const last = questions.at(-1);
    if (block.kind === "Heading") questions.push({ heading: block, blocks: [] });
    else if (last?.heading) last.blocks.push(block);
    else questions.push({ heading: null, blocks: [block] });
  }
  return questions;
};

/** The block that identifies a question: its heading, or its first block if it has no heading. */
export const askedBy = <B>({ heading, blocks }: ReviewQuestion<B>): B | undefined => heading ?? blocks[0];

/**
 * The question about the peer's own interests is the first of several: the others open when something is answered there. The screen's
 * step, not a rule of the server.
 */
export const isOpenForWriting = <B>(
  questions: readonly ReviewQuestion<B>[],
  isAnswered: (block: B) => boolean,
): boolean => questions.length < 2 || (questions[0]?.blocks.some(isAnswered) ?? true);

/**
 * The part of the assessment that a question is about, by their names: «Etikk» is about «Etikk og jus». Null when no part has such a
 * name, as for a question about the whole.
 */
export function partToRead<P extends { readonly name: string }>(question: string, parts: readonly P[]): P | null {
  const asked = question.trim().toLocaleLowerCase("nb");
  if (asked === "") return null;
  return parts.find(({ name }) => `${name.toLocaleLowerCase("nb")} `.startsWith(`${asked} `)) ?? null;
}
