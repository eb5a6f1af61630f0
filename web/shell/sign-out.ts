import type { Api } from "../api/api.ts";

/**
 * Signing out twice is signing out once, so this needs no key and not `useWrite`, which stays out of what every public page loads.
 * Goes to the logout address only when the logout succeeded; answers when it failed, which is logged. docs/spec/sign-in.md, Accounts
 */
export async function signOut(api: Api, call: "logout" | "logoutEverywhere"): Promise<void> {
  const answer = await api.call(call, {});
  if (!answer.ok) return console.error(`${call} failed`, answer.problem.kind, answer.problem.status);
  const { eraseBrowserStore } = await import("../browser-store/index.ts");
  // The next person at a shared computer must not find unsaved texts. A browser without such a store has none.
  await eraseBrowserStore().catch((fault: unknown) => console.warn("nothing was kept in this browser", fault));
  window.location.assign(answer.value.logoutUrl);
  // The page is being left: who waits for a failure waits with it.
  return new Promise(() => undefined);
}
