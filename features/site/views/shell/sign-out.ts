import type { Api } from "../../../../platform/browser/api/api.ts";
import type { SigningOut, SignOutGuard } from "../../../../platform/browser/sign-out-guard.ts";
import { eraseBrowserStore } from "../../../../platform/browser/store/index.ts";

/** The channel on which a tab tells the others of its browser that it has signed out. */
export const SIGNED_OUT = "minimetode-signed-out";

/**
 * Signing out twice is signing out once, so this needs no key and not `useWrite`. Loaded when it is asked for. Goes to the logout address only
 * when the logout succeeded; answers when it failed, which is logged, or when the person stays. features/sign-in/README.md
 */
export async function signOut(api: Api, call: "logout" | "logoutEverywhere"): Promise<"failed" | "stays"> {
  // `platform/editing/saving/leave-guard.ts` answers it. An event, so that what public pages load names no module of the editor's.
  const guards: SignOutGuard[] = [];
  window.dispatchEvent(new CustomEvent("minimetode-sign-out" satisfies SigningOut, { detail: guards }));
  for (const { mayLeave } of guards) if (!(await mayLeave())) return "stays";
  const answer = await api.call(call, {});
  if (!answer.ok) {
    console.error(`${call} failed`, answer.problem.kind, answer.problem.status);
    for (const { stay } of guards) stay();
    return "failed";
  }
  // The other tabs have no session either, and nobody can tell them why but this one.
  new BroadcastChannel(SIGNED_OUT).postMessage(null);
  // The next person at a shared computer must not find unsaved texts. A browser without such a store has none.
  await eraseBrowserStore().catch((fault: unknown) => console.warn("nothing was kept in this browser", fault));
  window.location.assign(answer.value.logoutUrl);
  // The page is being left: who waits for a failure waits with it.
  return new Promise(() => undefined);
}
