import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { addresses } from "../../../address/rules/index.ts";
import { contentTexts } from "../../../content/texts.ts";
import type { HeaderAccount } from "../header.tsx";
import { usePlaced, useSite } from "./use-site.ts";

/** The account for the header's login panel. Renews the login while the page is open. */
export function useAccount(): HeaderAccount {
  const api = useApi();
  const here = useRouterState({ select: (state) => state.location.href });
  const session = useQuery(callQuery(api, "getSession", {})).data;
  const user = session?.user ?? null;
  const [seat] = session?.seats ?? [];
  const { key } = useSite();
  const placed = usePlaced();
  useRenewal(user !== null);
  // Loaded when somebody signs out, which fails without a connection.
  const signOut = (call: "logout" | "logoutEverywhere") =>
    import("./sign-out.ts").then(
      (module) => module.signOut(api, call),
      () => "failed" as const,
    );
  const onSignOut = () => signOut("logout");
  const mine = seat &&
    key !== "metodevarsel" && { mine: { text: contentTexts.myAssessments, href: placed(addresses.myAssessments) } };
  if (user)
    return {
      at: "signedIn",
      user: user.name,
      onSignOut,
      onSignOutEverywhere: () => signOut("logoutEverywhere"),
      ...(user.roles[0] && { desk: { text: contentTexts.desk, href: addresses.desk } }),
      ...mine,
    };
  // Somebody who came by a link is shown with the seat's name, and must be able to sign out of a shared computer.
  if (seat) return { at: "signedIn", user: seat.name, onSignOut, ...mine };
  return { at: "anonymous", signInHref: addresses.login(here) };
}

/** Whether the reader has an account of the desk, whom hits and assessments show links to edit. It grants nothing. */
export function useIsEditor(): boolean {
  const session = useQuery(callQuery(useApi(), "getSession", {})).data;
  return session?.user?.roles[0] !== undefined;
}

/** Milliseconds between silent renewals. features/sign-in/README.md */
const RENEW_EVERY = 10 * 60_000;

/** Renews the login silently and fetches the session again. */
function useRenewal(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = async () => {
      await fetch(addresses.renewal).catch(() => undefined);
      await client.invalidateQueries({ queryKey: ["getSession"] });
    };
    const timer = setInterval(() => void renew(), RENEW_EVERY);
    return () => clearInterval(timer);
  }, [isSignedIn, client]);
}
