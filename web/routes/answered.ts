import { redirect } from "@tanstack/react-router";
import { addresses } from "../../core/address/index.ts";
import type { Problem } from "../../core/contract/index.ts";
import type { Answer } from "../../core/contract/page.ts";

/** A page's data could not be had, for a reason that trying again may mend. */
export class LoadFailure extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

/**
 * The value of an answer that a page needs. Without it the reader is redirected: not found to /not-found, no session to the login
 * and back here, no access to /access-denied (docs/spec/content.md, Resolution). Other problems are thrown to the error screen.
 * @param here path and query of the page
 */
export function required<T>(answer: Answer<T>, here: string): T {
  if (answer.ok) return answer.value;
  switch (answer.problem.status) {
    case 400:
    case 404:
      throw redirect({ to: addresses.notFound });
    case 401:
      throw redirect({ href: addresses.login(here), reloadDocument: true });
    case 403:
      throw redirect({ to: addresses.accessDenied });
    default:
      throw new LoadFailure(answer.problem);
  }
}
