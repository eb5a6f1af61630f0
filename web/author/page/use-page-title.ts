import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { applyHead } from "../../shell/head.ts";
import { pageInfoOf } from "../../shell/page-info.ts";
import { useSite } from "../../shell/use-site.ts";

/** The page is called what the assessment is called, also after somebody has changed it: A section 2. */
export function usePageTitle(name: string): void {
  const router = useRouter();
  const site = useSite();
  useEffect(() => {
    if (document.title === name) return;
    let isWanted = true;
    void router.invalidate().then(() => {
      if (isWanted) applyHead(pageInfoOf(router.state.matches, { title: name, crumbs: [] }), site);
    });
    return () => {
      isWanted = false;
    };
  }, [router, site, name]);
}
