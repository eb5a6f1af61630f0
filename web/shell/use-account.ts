import { useRouterState } from "@tanstack/react-router";
import type { Account } from "../frame/index.ts";
import { addresses } from "../paths.ts";

/** Who is looking, for the header's login panel. */
export function useAccount(): Account {
  const here = useRouterState({ select: (state) => state.location.href });
  return { at: "anonymous", signInHref: addresses.login(here) };
}
