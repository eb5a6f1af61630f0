import type { Problem } from "../../pure/contract/problem.ts";
import type { Newer } from "../../pure/shared-text/index.ts";

/** Whether a 409 tells the text as it is stored, with its steps. features/live/README.md */
export const isNewer = (current: unknown): current is Newer & { readonly value: string } =>
  typeof current === "object" && current !== null && "changes" in current && "rev" in current && "value" in current;

/** Whether the steps themselves were refused, not the text that they make. */
export const areStepsRefused = ({ status, fields }: Problem): boolean =>
  status === 400 || status === 413 || (status === 422 && fields?.[0]?.kind === "StepsDoNotFit");
