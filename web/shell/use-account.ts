import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { addresses } from "../../core/address/index.ts";
import type { SessionView } from "../../core/contract/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { type Api, callQuery, useApi } from "../api/api.ts";
import type { Account } from "../frame/header.tsx";

/** The account for the header's login panel. Renews the login while the page is open. */
export function useAccount(): Account {
  const api = useApi();
  const here = useRouterState({ select: (state) => state.location.href });
  const session = useQuery(callQuery(api, "getSession", {})).data;
  const user = session?.user ?? null;
  const [seat] = session?.seats ?? [];
  useRenewal(user !== null);
  const onSignOut = () => void signOut(api, "logout");
  if (user) return { ...signedIn(user, onSignOut), onSignOutEverywhere: () => signOut(api, "logoutEverywhere") };
  // Somebody who came by a link is shown with the seat's name, and must be able to sign out of a shared computer.
  if (seat) return { at: "signedIn", user: seat.name, onSignOut };
  return { at: "anonymous", signInHref: addresses.login(here) };
}

const signedIn = (
  user: NonNullable<SessionView["user"]>,
  onSignOut: () => void,
): Extract<Account, { at: "signedIn" }> => ({
  at: "signedIn",
  user: user.name,
  onSignOut,
  ...(user.roles.length > 0 ? { desk: { text: contentTexts.desk, href: addresses.desk } } : {}),
});

/**
 * Signing out twice is signing out once, so this needs no key and not `useWrite`, which stays out of what every public page loads.
 * Goes to the logout address only when the logout succeeded; answers when it failed, which is logged. docs/spec/sign-in.md, Accounts
 */
async function signOut(api: Api, call: "logout" | "logoutEverywhere"): Promise<void> {
  const answer = await api.call(call, {});
  if (!answer.ok) return console.error(`${call} failed`, answer.problem.kind, answer.problem.status);
  const { eraseBrowserStore } = await import("../browser-store/index.ts");
  // The next person at a shared computer must not find unsaved texts. A browser without such a store has none.
  await eraseBrowserStore().catch((fault: unknown) => console.warn("nothing was kept in this browser", fault));
  window.location.assign(answer.value.logoutUrl);
  // The page is being left: who waits for a failure waits with it.
  return new Promise(() => undefined);
}

/** Milliseconds between silent renewals. docs/spec/sign-in.md, Accounts */
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
