import { useQueryClient } from "@tanstack/react-query";
import { type Api, callQuery } from "../../../platform/browser/api/api.ts";
import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import type { CallAnswer, CallName } from "../../../platform/pure/contract/call.ts";

export type OpenTemplate = CallAnswer<"deskTemplate">;

/** Saves what is written and reads the template again. Answers it as it is then. */
export type Settle = () => Promise<OpenTemplate>;

export const templatesQuery = (api: Api) => callQuery(api, "deskTemplates", {});
export const templateQuery = (api: Api, id: number) => callQuery(api, "deskTemplate", { params: { id } });

const OF_TEMPLATES: ReadonlySet<unknown> = new Set<CallName>(["deskTemplates", "deskTemplate"]);

/** One of the writing calls about templates. After it, the desk's data about templates is fetched again. */
export function useTemplateWrite<
  K extends "deskEditTemplate" | "deskDraftTemplate" | "deskDiscardTemplate" | "deskPublishTemplate",
>(name: K): Write<K> {
  const client = useQueryClient();
  return useWrite(name, () => client.invalidateQueries({ predicate: ({ queryKey }) => OF_TEMPLATES.has(queryKey[0]) }));
}
