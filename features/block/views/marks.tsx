import type { OverallCertainty, Recommendation } from "../rules/index.ts";
import "./marks.css";

/** A shape beside the words that say the same: five for what is recommended, four rising steps for how sure that is. */
export const Mark = ({ value }: { readonly value: Recommendation | OverallCertainty | undefined }) =>
  value ? <span data-mark={value} aria-hidden /> : null;
