import { createContext } from "react";
import type { Writer } from "../../pure/refusal/index.ts";
import { savingTexts } from "./texts.ts";

/** The writers of stored texts that conflict with one's own. */
export type Writers = {
  /** The person at this browser, in another tab. */
  readonly isOwn: (by: Writer) => boolean;
  /** The role of a writer, as it stands in the middle of a sentence. */
  readonly roleOf: (by: Writer) => string;
};

/** Without a provider everybody is at the desk. */
export const WritersContext = createContext<Writers>({
  isOwn: () => false,
  roleOf: () => savingTexts.conflict.desk,
});
