import { redirect } from "@tanstack/react-router";
import { CallFailed } from "../../../platform/browser/api/api.ts";
import { addresses } from "../../address/rules/index.ts";

/**
 * Data that a page cannot do without. If it cannot be loaded the reader is redirected: not
 * found to /not-found, no session to the login and back here, no access to /access-denied
 * (features/content/README.md). Other problems are thrown to the error screen.
 * @param here path and query of the page
 */
export async function required<T>(asked: Promise<T>, here: string): Promise<T> {
  try {
    return await asked;
  } catch (fault) {
    throw fault instanceof CallFailed ? wayOut(fault, here) : fault;
  }
}

function wayOut(failure: CallFailed, here: string) {
  switch (failure.problem.status) {
    case 400:
    case 404:
      return redirect({ to: addresses.notFound });
    // The server says in a page of its own that it was withdrawn, and why.
    case 410:
      return redirect({ href: here, reloadDocument: true });
    case 401:
      return redirect({ href: addresses.login(here), reloadDocument: true });
    case 403:
      return redirect({ to: addresses.accessDenied });
    default:
      return failure;
  }
}
