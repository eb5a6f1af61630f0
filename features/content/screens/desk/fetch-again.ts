import type { QueryClient } from "@tanstack/react-query";
import type { useRouter } from "@tanstack/react-router";
import { askAgain } from "../../../site/views/ask-again.ts";

/**
 * Fetches the open page's data again; resolves when it is here. Not in the background, as the router does with what it has already: the
 * answer that is on its way would then be taken for that of the next fetch.
 */
export async function fetchAgain(client: QueryClient, router: ReturnType<typeof useRouter>): Promise<void> {
  askAgain(client);
  await router.invalidate({ sync: true });
}
