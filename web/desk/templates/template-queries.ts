import { useQueryClient } from "@tanstack/react-query";
import type { CallAnswer, CallName } from "../../../core/contract/index.ts";
import { type Api, callQuery } from "../../api/api.ts";
import { useWrite, type Write } from "../../api/use-write.ts";

export type OpenTemplate = CallAnswer<"deskTemplate">;

/** Saves what is written and reads the template again. Answers it as it is then. */
export type Settle = () => Promise<OpenTemplate>;

export const templatesQuery = (api: Api) => callQuery(api, "deskTemplates", {});
export const templateQuery = (api: Api, id: number) => callQuery(api, "deskTemplate", { params: { id } });

const OF_TEMPLATES: ReadonlySet<unknown> = new Set<CallName>(["deskTemplates", "deskTemplate"]);

/** One of the writing calls about templates. What the desk shows of them is fetched again. */
export function useTemplateWrite<
  K extends "deskEditTemplate" | "deskDraftTemplate" | "deskDiscardTemplate" | "deskPublishTemplate",
>(name: K): Write<K> {
  const client = useQueryClient();
  return useWrite(name, () => client.invalidateQueries({ predicate: ({ queryKey }) => OF_TEMPLATES.has(queryKey[0]) }));
}
