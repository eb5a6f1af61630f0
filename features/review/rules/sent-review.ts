import { z } from "zod";
import { ContentLanguage } from "../../../platform/pure/contract/values.ts";
import { ReaderBlockSchema } from "../../kinds/rules/index.ts";

/** A question as it was answered: the blocks under its title, as readers get them. `key` is what the authors' answer is found by. */
const SentQuestion = z.strictObject({
  key: z.string(),
  contentGuid: z.string(),
  contentId: z.int(),
  title: z.string(),
  blocks: z.array(ReaderBlockSchema),
});

/** A sent review. It never changes. `language` is the form of Norwegian that the reviewer wrote, where the text is long enough to say. */
export const SentReview = z.strictObject({
  questions: z.array(SentQuestion),
  language: ContentLanguage.exactOptional(),
});
export type SentReview = z.infer<typeof SentReview>;
