import { useQueryClient } from "@tanstack/react-query";

/** Fetches the session and the working copy again once the seat is open: the page then shows the form. */
export function useEntered(number: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["getSession"] }),
      client.invalidateQueries({ queryKey: ["getWorkingCopy", { params: { id: number } }] }),
    ]);
  };
}
