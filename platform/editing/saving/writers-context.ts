import { createContext } from "react";
import type { Writer } from "../../pure/refusal/index.ts";
import { savingTexts } from "./texts.ts";

/** Who wrote what stands against one's own text. */
export type Writers = {
  /** The person at this browser, in another tab. */
  readonly isOwn: (by: Writer) => boolean;
  /** What somebody is, in the middle of a sentence. */
  readonly roleOf: (by: Writer) => string;
};

/** Without a provider everybody is at the desk. */
export const WritersContext = createContext<Writers>({
  isOwn: () => false,
  roleOf: () => savingTexts.conflict.desk,
});
