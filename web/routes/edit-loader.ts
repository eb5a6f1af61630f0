import { addresses } from "../../core/address/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { callQuery } from "../api/index.ts";
import type { PageInfo } from "../shell/page-info.ts";
import type { RouterContext } from "./context.ts";

type Loading = { readonly context: RouterContext; readonly params: { readonly number: string } };

export async function loadEditing({ context, params }: Loading): Promise<{ readonly page: PageInfo }> {
  const request = { params: { id: params.number } };
  const details = await context.client.ensureQueryData(callQuery(context.api, "getMethodAssessmentDetails", request));
  const title = details.ok ? details.value.name : contentTexts.edit;
  const crumbs = [
    { text: contentTexts.home, href: addresses.home },
    { text: title, href: addresses.edit(params.number) },
  ];
  return { page: { title, noindex: true, crumbs } };
}
