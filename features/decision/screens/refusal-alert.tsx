import { isFieldProblem } from "../../../platform/browser/api/use-write.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Alert } from "../../../platform/ui/index.ts";

/** Why something could not be done, unless the fields say so themselves. */
export const RefusalAlert = ({ refusal }: { readonly refusal: Problem | null }) =>
  refusal && !isFieldProblem(refusal) ? (
    <Alert tone="danger" role="alert">
      {refusal.title}
    </Alert>
  ) : null;
