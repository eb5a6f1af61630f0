import { addresses } from "../../core/address/index.ts";
import type { Problem } from "../../core/contract/problem.ts";
import { deskActionTexts, workListTexts } from "../../texts/desk-screens.ts";
import { Alert } from "../ui/index.ts";

/** Why something could not be had or done. Somebody whose session has ended is shown the way in, and back here. */
export const ProblemAlert = ({ problem, here }: { problem: Problem; here: string }) => (
  <Alert tone="danger" role="alert">
    <p style={{ margin: 0 }}>{problem.kind === "Stale" ? deskActionTexts.stale : problem.title}</p>
    {problem.status === 401 ? <a href={addresses.login(here)}>{workListTexts.signIn}</a> : null}
  </Alert>
);
