import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Alert } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { deskActionTexts, workListTexts } from "../texts-screens.ts";

/** Why something could not be had or done. Somebody whose session has ended is shown the way in, and back here. */
export const ProblemAlert = ({ problem, here }: { problem: Problem; here: string }) => (
  <Alert tone="danger" role="alert">
    <p style={{ margin: 0 }}>{problem.kind === "Stale" ? deskActionTexts.stale : problem.title}</p>
    {problem.status === 401 ? <a href={addresses.login(here)}>{workListTexts.signIn}</a> : null}
  </Alert>
);
