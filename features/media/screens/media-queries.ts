import { useQueryClient } from "@tanstack/react-query";
import { type Api, callQuery } from "../../../platform/browser/api/api.ts";
import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import { askAgain } from "../../site/views/ask-again.ts";
import type { MediaKind } from "../rules/index.ts";

/** The filter of the library list. */
export type MediaFilter = {
  readonly q: string;
  readonly folder?: number | "none";
  readonly kind?: MediaKind;
  readonly page: number;
};

export const mediaQuery = (api: Api, filter: MediaFilter) => callQuery(api, "deskMedia", { query: { ...filter } });
export const mediaTrashQuery = (api: Api) => callQuery(api, "deskMedia", { query: { deleted: "true" } });
export const mediaFileQuery = (api: Api, id: number) => callQuery(api, "deskMediaFile", { params: { id } });

type MediaCall =
  | "deskSaveMedia"
  | "deskReplaceMedia"
  | "deskRestoreMedia"
  | "deskForgetMedia"
  | "deskTrashMedia"
  | "deskUntrashMedia"
  | "deskAddMediaFolder"
  | "deskRenameMediaFolder"
  | "deskRemoveMediaFolder";

/** Fetches the desk's data about the library again, and public pages too. */
export function useMediaReload(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    askAgain(client);
    // A list that is not shown now would be shown as it was when it is opened again, until the new one is there.
    client.removeQueries({ queryKey: ["deskMedia"], type: "inactive" });
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("deskMedia") });
  };
}

/** One of the writing calls about the library. */
export function useMediaWrite<K extends MediaCall>(name: K): Write<K> {
  return useWrite(name, useMediaReload());
}
