import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { applyHead, pageInfoOf } from "../../shell/head.ts";
import { useSite } from "../../shell/use-site.ts";

/** Keeps the document title equal to the assessment's name, also when a colleague changes it. docs/spec/assessment.md, Editing page */
export function usePageTitle(name: string): void {
  const router = useRouter();
  const site = useSite();
  useEffect(() => {
    if (document.title === name) return;
    applyHead({ ...pageInfoOf(router.state.matches, { title: name, crumbs: [] }), title: name }, site);
    // The breadcrumb comes from the route's loader, which is run again.
    void router.invalidate();
  }, [router, site, name]);
}
